import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import type { Release } from '@webdocs/contracts/remote/release';
import type { Activation, Registry, Trial, TriedNote } from '@webdocs/registry';
import type { LiveSite } from '../composition/live-site.ts';
import type { RenderPool } from '../fragments/render-pool.ts';
import type { GatewayServices } from '../gateway-services.ts';
import { startTrace } from '../observe/trace.ts';
import { Exit } from '../page-request.ts';
import { locate } from '../steps/locate.ts';
import { renderFragments } from '../steps/render-fragments.ts';
import { resolveComposition } from '../steps/resolve-composition.ts';
import { resolvePage } from '../steps/resolve-page.ts';
import { candidateServices, patience } from './candidate-services.ts';
import { candidateSite } from './candidate-site.ts';
import { fixtureJobs } from './fixture-jobs.ts';
import { liveAddresses } from './live-addresses.ts';

/** Opens pages of the composition to be with a candidate in them; for how many. What fails refuses the candidate. */
export type Rehearse = (release: Release, site: LiveSite, pool: RenderPool, onStep?: Activation['onStep']) => Promise<number>;

export interface TrialOptions {
  readonly registry: Pick<Registry, 'release' | 'file'>;
  readonly services: GatewayServices;
  readonly configurationHash: string;
  /** A pool of its own: what candidates do to each other's HTML in there, readers never see. */
  readonly openPool: () => RenderPool;
  /** Hydrates what was drawn, where a browser is configured for it; for how many addresses. */
  readonly rehearse?: Rehearse | undefined;
  /** Told what was tried of a candidate that passed. */
  readonly tried: (trial: TriedRelease) => void;
}

export interface TriedRelease {
  readonly remote: string;
  readonly version: string;
  readonly fixtures: number;
  readonly addresses: number;
  /** Parts for which it brings no fixture. */
  readonly notTried: readonly string[];
  /** Pages that came to life in a browser; null where none is configured. */
  readonly hydrated: number | null;
  readonly milliseconds: number;
}

/** As many at a time as the pool has processes. */
const lanes = 2;
/** What is wrong in more places than that is not looked at in all of them: each could take as long as its deadline. */
const enoughFaults = 3;

/**
 * Draws what would go live before it does, sealed, in the composition that it would be in: each part of a candidate with its fixtures, and
 * two addresses of each of its routes; of a shell, addresses of all remotes. What fails refuses the change. A
 * rollback is not tried: what was live once can always be gone back to.
 */
export function trialOfCandidates({ registry, services, configurationHash, openPool, rehearse, tried }: TrialOptions): Trial {
  return async ({ candidates, versions, reason, onStep }: Activation) => {
    if (reason === 'rollback') return {};
    const notes: Record<string, TriedNote> = {};
    const site = await candidateSite(registry, versions, configurationHash);
    const pool = openPool();
    try {
      for (const { name } of candidates) {
        const trial = await tryOne(site.releases[name] as Release, site, pool, onStep);
        tried(trial);
        notes[name] = { drawn: trial.fixtures + trial.addresses, hydrated: trial.hydrated };
      }
    } finally {
      await pool.close();
    }
    return notes;
  };

  async function tryOne(release: Release, site: LiveSite, pool: RenderPool, onStep: Activation['onStep']): Promise<TriedRelease> {
    const { name: remote, version, definition, fixtures = {} } = release;
    const startedAt = performance.now();
    const refuse = (faults: readonly string[]): void => {
      if (faults.length > 0) throw new Failure('RELEASE_TRIAL_FAILED', { remote, version, cause: faults.join('; ') });
    };
    const jobs = fixtureJobs(release, site, services);
    onStep?.(`drawing ${remote} ${version} with fixtures: ${jobs.length}`);
    refuse(
      await faultsOfAll(jobs, async ({ part, fixture, job }) => {
        if (!job) return [`part ${part}: ${fixture} is no page`];
        const html = await pool.render(job, patience * services.deadlinesMs.main).catch((thrown: unknown) => thrown as Error);
        if (typeof html !== 'string') return [`part ${part} fails with ${fixture}: ${causeOf(html)}`];
        return isMissing(html, release, part) ? [`part ${part} is empty with ${fixture}`] : [];
      }),
    );
    const ofAll = remote === 'shell' ? Object.values(site.releases) : [release];
    const addresses = ofAll.flatMap((one) => liveAddresses(one, services.content.paths()));
    onStep?.(`drawing live pages with ${remote} ${version}: ${addresses.length}`);
    refuse(await faultsOfAll(addresses, (address) => faultsAt(address, remote, site, pool)));
    const hydrated = rehearse ? await rehearse(release, site, pool, onStep) : null;
    return {
      remote,
      version,
      fixtures: jobs.length,
      addresses: addresses.length,
      notTried: Object.keys(definition.parts).filter((part) => (fixtures[part] ?? []).length === 0),
      hydrated,
      milliseconds: Math.round(performance.now() - startedAt),
    };
  }

  /** What goes wrong with the page there, made like any other, as far as it is the candidate's. All that a shell draws in is its own. */
  async function faultsAt(pathname: string, remote: string, site: LiveSite, pool: RenderPool): Promise<string[]> {
    const failures: Failure[] = [];
    const parts = candidateServices(services, { site, pool, report: (failure) => void failures.push(failure) });
    const asked = { pathname, search: '', readSearch: '', form: 'html', cookies: {}, acceptLanguage: undefined } as const;
    const located = locate(asked, parts);
    if (located instanceof Exit) return [];
    const resolved = await resolvePage(resolveComposition(located, parts), parts);
    if (resolved instanceof Exit) return [];
    const { main, mainFragment } = await renderFragments(resolved, parts, startTrace());
    const ours = failures.filter(({ values }) => remote === 'shell' || values.remote === remote).map(({ message }) => message);
    const owner = site.releases[main.owner];
    const isEmpty = main.owner === remote && owner && !mainFragment.failed && isMissing(mainFragment.html, owner, main.part);
    return [...ours, ...(isEmpty ? [`part ${main.part} is empty`] : [])].map((fault) => `${pathname}: ${fault}`);
  }
}

/** What is wrong with the items, until it is enough. */
async function faultsOfAll<Item>(items: readonly Item[], faultsOf: (item: Item) => Promise<readonly string[]>): Promise<string[]> {
  const faults: string[] = [];
  const left = items.values();
  const lane = async () => {
    for (const item of left) {
      if (faults.length >= enoughFaults) return;
      faults.push(...(await faultsOf(item)));
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return faults;
}

/** A part that may be missing from a page may have nothing to say on one. */
function isMissing(html: string, { definition }: Release, part: string): boolean {
  return html.trim() === '' && definition.parts[part]?.fallback.kind !== 'nothing';
}
