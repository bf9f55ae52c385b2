import { observatoryGrades } from '@webdocs/contracts/api/observatory-outcomes';
import {
  observatoryTimes,
  type Analysis,
  type ObservatoryStats,
  type RecentScans,
  type RecommendationMatrix,
  type ScannerVersion,
} from '@webdocs/contracts/api/observatory-report';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { Database } from '@webdocs/database';
import { repeatedJob } from '@webdocs/database/repeated-job';
import manifest from '../package.json' with { type: 'json' };
import { parseTarget } from './fetch/parse-target.ts';
import { readPreloadList } from './fetch/preload-list.ts';
import { localAddresses, publicAddresses, type AddressRule } from './fetch/refused-address.ts';
import { localNames, publicNames, type ResolveHost } from './fetch/resolve-host.ts';
import { trustedAuthorities } from './fetch/trusted-authorities.ts';
import { recommendationMatrix } from './grade/recommendation-matrix.ts';
import { countedGrades, dropOldScans, historyOf, recentScans, scanOfId } from './keep/kept-scans.ts';
import { fairQueue } from './scan/fair-queue.ts';
import { openScans } from './scan/scans.ts';
import { scannerHeaders, scannerOrigin, scanTimes } from './scan/scanner-requests.ts';

export interface ObservatorySettings {
  /** Sites of this machine and its network may be scanned too: for tests. */
  readonly localTargets: boolean;
  /** A file with an authority whose certificates are valid beside those that browsers trust. */
  readonly authority: string | null;
  /** A file with the hosts that browsers know to be asked by HTTPS alone. */
  readonly preloadList: string | null;
}

export interface ObservatoryOptions extends ObservatorySettings {
  readonly database: Database;
  readonly report: (failure: Failure) => void;
  readonly now?: () => Date;
  /** Where hosts are, and which addresses are not connected to; by the settings without. */
  readonly resolve?: ResolveHost;
  readonly rule?: AddressRule;
  /** Of which state of the code it is, and where that is. */
  readonly built?: { readonly commit: string; readonly source: string };
}

/** Who asks. */
export interface Asking {
  readonly host: string | undefined;
  readonly network: string;
  readonly isHidden?: boolean;
}

export interface Observatory {
  /** The report of the last day, or a new one. */
  read(asking: Asking): Promise<Analysis>;
  /** A new report, unless the last one is of the last minute. */
  scan(asking: Asking): Promise<Analysis>;
  /** What is scanned under what was typed, in one form. */
  nameOf(host: string): string;
  /** An earlier report. */
  ofId(id: string): Promise<Analysis>;
  recent(): Promise<RecentScans>;
  stats(): Promise<ObservatoryStats>;
  matrix(): RecommendationMatrix;
  version(): ScannerVersion;
  /** Scans that run, and that wait. */
  state(): { readonly running: number; readonly waiting: number };
  close(): Promise<void>;
}

const queueOptions = { atOnce: 16, mostWaiting: 400, mostOfNetwork: 200 };
const clearEveryMs = 60 * 60 * 1000;
/** Of counts over all sites. */
const statsKeptMs = 60_000;

/** The documentation of this site in English: pages lead to that of their own language. */
const linkOf = (documentation: string) => `/en-US${documentation}`;

export function openObservatory(options: ObservatoryOptions): Observatory {
  const { database, report, now = () => new Date(), localTargets, authority, preloadList } = options;
  const { query } = database;
  const queue = fairQueue(queueOptions);
  const scans = openScans({
    database,
    queue,
    allowsLocal: localTargets,
    linkOf,
    report,
    observing: {
      resolve: options.resolve ?? (localTargets ? localNames : publicNames()),
      rule: options.rule ?? (localTargets ? localAddresses : publicAddresses),
      secureContext: trustedAuthorities(authority),
      headers: scannerHeaders,
      ...scanTimes,
      preloaded: preloadList === null ? null : readPreloadList(preloadList),
      origin: scannerOrigin,
      now,
    },
  });
  const clearing = repeatedJob({
    everyMs: clearEveryMs,
    job: () => dropOldScans(query, now()),
    report,
    failsAs: 'OBSERVATORY_KEEPING_FAILED',
  });
  let counted: { readonly at: number; readonly stats: Promise<ObservatoryStats> } | undefined;

  async function countStats(): Promise<ObservatoryStats> {
    const { grades, scans: made } = await countedGrades(query);
    const distribution = observatoryGrades.map(([grade]) => ({ grade, count: grades.get(grade) ?? 0 }));
    return { grade_distribution: distribution, hosts: distribution.reduce((all, { count }) => all + count, 0), scans: made };
  }

  return {
    read: (asking) => scans.analyze({ ...asking, maxAgeSeconds: observatoryTimes.freshSeconds }),
    scan: (asking) => scans.analyze({ ...asking, maxAgeSeconds: observatoryTimes.rescanSeconds }),
    nameOf: (host) => parseTarget(host, { allowsLocal: localTargets }).key,
    async ofId(id) {
      const found = /^[1-9]\d{0,14}$/.test(id) ? await scanOfId(query, Number(id)) : undefined;
      if (!found) throw new Failure('OBSERVATORY_SCAN_UNKNOWN', { id: id.slice(0, 20) });
      return { ...found.analysis, history: await historyOf(query, found.site, found.scannedAt) };
    },
    recent: async () => ({ scans: await recentScans(query) }),
    stats() {
      const at = now().getTime();
      if (!counted || at - counted.at >= statsKeptMs) {
        const stats = countStats();
        counted = { at, stats };
        stats.catch(() => (counted = undefined));
      }
      return counted.stats;
    },
    matrix: () => recommendationMatrix(linkOf),
    version: () => ({ version: manifest.version, build: '', ...(options.built ?? { commit: '', source: '' }) }),
    state: queue.state,
    close: () => clearing.end(),
  };
}
