import type { Analysis, PastScan } from '@webdocs/contracts/api/observatory-report';
import type { ObservatoryGrade } from '@webdocs/contracts/api/observatory-outcomes';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import type { Database } from '@webdocs/database';
import { analysisOf, type FreshAnalysis } from '../advise/analysis-of.ts';
import { observeSite, type ObserveOptions } from '../fetch/observe-site.ts';
import { parseTarget, type Target } from '../fetch/parse-target.ts';
import { historyOf, keepScan, latestScan, type KeptAnalysis } from '../keep/kept-scans.ts';
import type { FairQueue } from './fair-queue.ts';

export interface ScansOptions {
  readonly database: Database;
  readonly queue: FairQueue;
  readonly observing: ObserveOptions;
  readonly allowsLocal: boolean;
  readonly linkOf: (documentation: string) => string;
  readonly report: (failure: Failure) => void;
}

export interface AskedScan {
  readonly host: string | undefined;
  /** Whose turn it is to wait. */
  readonly network: string;
  readonly isHidden?: boolean;
  /** A report of this age is given again. */
  readonly maxAgeSeconds: number;
}

/** Reports that the database did not take, for as long as it may be away. */
const mostRemembered = 100;
/** Number of a report that is not kept. */
const notKept = 0;

/** Reports about sites: an earlier one where it is new enough, else a new one, made once however many ask for it. */
export function openScans({ database, queue, observing, allowsLocal, linkOf, report }: ScansOptions) {
  const lookups = new Map<string, Promise<KeptAnalysis>>();
  const underWay = new Map<string, Promise<KeptAnalysis>>();
  const remembered = new Map<string, KeptAnalysis>();

  /** Undefined also where the database is away: then there is a scan. */
  async function earlier(site: string, maxAgeSeconds: number): Promise<KeptAnalysis | undefined> {
    const notBefore = new Date(observing.now().getTime() - maxAgeSeconds * 1000);
    const own = remembered.get(site);
    if (own && new Date(own.scan.scanned_at) >= notBefore) return own;
    try {
      return (await latestScan(database.query, site, notBefore))?.analysis;
    } catch (thrown) {
      tell(thrown);
      return undefined;
    }
  }

  /**
   * Who asks while others wait gets what they get. With a lookup each, a slow one of a time before the scan
   * could end after it, find nothing, and scan the site again.
   */
  function earlierOrNew(target: Target, asked: AskedScan): Promise<KeptAnalysis> {
    const { network, isHidden = false, maxAgeSeconds } = asked;
    return once(lookups, `${maxAgeSeconds} ${target.key}`, async () => {
      const known = await earlier(target.key, maxAgeSeconds);
      return known ?? once(underWay, target.key, () => queue.run({ network, host: hostOf(target) }, () => scan(target, isHidden)));
    });
  }

  async function scan(target: Target, isHidden: boolean): Promise<KeptAnalysis> {
    const fresh = await analyse(target, observing, linkOf);
    const { grade, score } = fresh.scan as { grade: ObservatoryGrade; score: number };
    try {
      const id = await keepScan(database, { site: target.key, analysis: fresh, grade, score, isHidden });
      remembered.delete(target.key);
      return { ...fresh, scan: { id, ...fresh.scan } };
    } catch (thrown) {
      tell(thrown);
      const analysis: KeptAnalysis = { ...fresh, scan: { id: notKept, ...fresh.scan }, is_kept: false };
      remember(target.key, analysis);
      return analysis;
    }
  }

  function remember(site: string, analysis: KeptAnalysis): void {
    remembered.delete(site);
    remembered.set(site, analysis);
    const [oldest] = remembered.keys();
    if (remembered.size > mostRemembered && oldest !== undefined) remembered.delete(oldest);
  }

  async function history({ scan: { id, scanned_at: at, grade, score } }: KeptAnalysis, site: string): Promise<PastScan[]> {
    const own = { id, scanned_at: at, grade, score };
    try {
      const past = await historyOf(database.query, site, new Date(at));
      return id === notKept ? [...past, own] : past;
    } catch (thrown) {
      tell(thrown);
      return [own];
    }
  }

  function tell(thrown: unknown): void {
    report(new Failure('OBSERVATORY_KEEPING_FAILED', { cause: causeOf(thrown) }, { cause: thrown }));
  }

  return {
    async analyze(asked: AskedScan): Promise<Analysis> {
      const target = parseTarget(asked.host, { allowsLocal });
      const analysis = await earlierOrNew(target, asked);
      return { ...analysis, history: await history(analysis, target.key) };
    },
  };
}

/** What is being made under a name, or else made now. */
function once<T>(making: Map<string, Promise<T>>, name: string, make: () => Promise<T>): Promise<T> {
  const known = making.get(name);
  if (known) return known;
  const made = make().finally(() => making.delete(name));
  making.set(name, made);
  return made;
}

/** Paths of a host are asked one after the other; its ports are servers of their own. */
function hostOf({ host, port }: Target): string {
  return port === null ? host : `${host}:${port}`;
}

/** Looks at a site and grades it. Whatever breaks is a failure with a name. */
export async function analyse(
  target: Target,
  observing: ObserveOptions,
  linkOf: (documentation: string) => string,
): Promise<FreshAnalysis> {
  try {
    const observed = await observeSite(target, observing);
    return analysisOf({ ...observed, linkOf });
  } catch (thrown) {
    if (thrown instanceof Failure) throw thrown;
    throw new Failure('OBSERVATORY_SCAN_FAILED', { host: target.key, cause: causeOf(thrown) }, { cause: thrown });
  }
}
