import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Composition, LivePointer } from '@webdocs/contracts/remote/composition';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import type { Serving } from '@webdocs/contracts/remote/serving';
import type { HistoryEntry } from '@webdocs/contracts/remote/history';
import type { Release } from '@webdocs/contracts/remote/release';
import { sitePagesOf, type SitePages } from '@webdocs/contracts/remote/site-pages';
import { compose } from '@webdocs/registry/composition';
import type { Registry } from '@webdocs/registry';
import { bundleOf, refusalOf } from './server-bundles.ts';
import type { LastGood } from './last-good.ts';
import { styleTextsOf, type StyleTexts } from './style-texts.ts';
import { LRUCache } from 'lru-cache';
import { moduleKey, type BundleReference } from '../fragments/render-job.ts';
import type { RenderPool } from '../fragments/render-pool.ts';

/** Everything that a page of one composition is made of. Immutable: a change of the registry makes another one. */
export interface LiveSite {
  readonly composition: Composition;
  readonly releases: Readonly<Record<string, Release>>;
  /** What its remotes say of their pages. */
  readonly declared: SitePages;
  readonly bundles: Readonly<Record<string, BundleReference>>;
  readonly headScript: string;
  /** CSP source of the head script. */
  readonly headScriptHash: string;
  readonly styleTexts: StyleTexts;
}

export interface LiveSiteOptions {
  readonly registry: Registry;
  readonly pool: RenderPool;
  readonly configurationHash: string;
  readonly report: (failure: Failure) => void;
  readonly lastGood: LastGood;
  /** What a start serves in place of versions that have ended the process again and again; undefined where they have not. */
  readonly inPlaceOf?: ((wanted: LivePointer['versions']) => LivePointer['versions'] | undefined) | undefined;
  /** Whether a version that is live and cannot be used here is taken back for all gateways. */
  readonly putsBack?: boolean | undefined;
}

type Refusal = Serving['refused'][number];

export interface LiveSites {
  current(): LiveSite;
  /** A composition that was live lately: open pages ask for it by id. */
  byId(id: string): Composition | undefined;
  /** Whether a remote was in this version in a composition that is live or was lately. */
  wasLive(remote: string, version: string): boolean;
  onChange(callback: (site: LiveSite) => void): () => void;
  /** What is served, and what of the live versions is not. */
  serving(): Serving;
  close(): void;
}

/** Runs in the head of every page; the policy names its hash. */
export async function headScriptOf(
  registry: Pick<Registry, 'file'>,
  version: string,
): Promise<Pick<LiveSite, 'headScript' | 'headScriptHash'>> {
  const headScript = ((await registry.file('shell', version, headScriptFile)) ?? Buffer.from('')).toString('utf8');
  return { headScript, headScriptHash: `sha384-${createHash('sha384').update(headScript).digest('base64')}` };
}

/** A release that another gateway has taken in may be on its way still. */
const lookAgainMs = 2000;
const rememberedAtMost = 60;
const headScriptFile = 'client/head.js';

/**
 * Follows the registry's pointer. A version whose server bundle cannot be loaded is refused and the one before keeps
 * serving, on the server and in browsers alike.
 */
export async function followRegistry({
  registry,
  pool,
  configurationHash,
  report,
  lastGood,
  inPlaceOf = () => undefined,
  putsBack = false,
}: LiveSiteOptions): Promise<LiveSites> {
  const recent = new LRUCache<string, Composition>({ max: rememberedAtMost });
  const listeners = new Set<(site: LiveSite) => void>();
  // A change while the first composition is put together waits for it.
  const waiting: LivePointer[] = [];
  let take = (pointer: LivePointer): void => void waiting.push(pointer);
  const leave = registry.onChange((pointer) => take(pointer));
  let crashing: LivePointer['versions'] | undefined;
  let refused: readonly Refusal[] = [];
  let lookingAgain: NodeJS.Timeout | undefined;
  let isClosed = false;
  const wanted = await firstPointer();
  let current = remember(await assembled(wanted, undefined));
  let turn = Promise.resolve();
  take = (pointer) => {
    turn = turn
      .then(() => change(pointer))
      .catch((thrown) => {
        // The next start follows the change: that this one could not any more says nothing of it.
        if (isClosed) return;
        report(thrown instanceof Failure ? thrown : new Failure('POINTER_MALFORMED', { source: 'registry', cause: causeOf(thrown) }));
      });
  };
  waiting.forEach(take);
  if (!crashing) lookAgainFor(wanted);

  return {
    current: () => current,
    byId: (id) => recent.get(id),
    wasLive: (remote, version) => [...recent.values()].some(({ remotes }) => remotes[remote]?.version === version),
    onChange(callback) {
      listeners.add(callback);
      return () => listeners.delete(callback);
    },
    serving: () => ({
      composition: current.composition.id,
      versions: versionsOf(current),
      refused: [...refused],
      ...(crashing ? { crashing } : {}),
    }),
    close() {
      isClosed = true;
      clearTimeout(lookingAgain);
      leave();
    },
  };

  /** What is to be served first: what is live, unless the process ends of it each time. */
  async function firstPointer(): Promise<LivePointer> {
    const pointer = await livePointer();
    const versions = inPlaceOf(pointer.versions);
    if (!versions) return pointer;
    crashing = pointer.versions;
    return { ...pointer, versions };
  }

  /** What is live; where the database cannot say so, what was served last. */
  async function livePointer(): Promise<LivePointer> {
    try {
      return await registry.live();
    } catch (thrown) {
      const versions = lastGood.versions();
      if (!(thrown instanceof Failure) || thrown.code !== 'DATABASE_AWAY' || !versions.shell) throw thrown;
      report(thrown);
      return { revision: 0, changedAt: new Date(0).toISOString(), versions };
    }
  }

  async function change(pointer: LivePointer): Promise<void> {
    // An empty record, of a database that was put back to an early state, is no wish to serve nothing.
    if (!pointer.versions.shell)
      throw new Failure('POINTER_MALFORMED', { source: `revision ${pointer.revision} of the registry`, cause: 'no shell is live in it' });
    if (crashing && isDeepStrictEqual(crashing, pointer.versions)) return;
    crashing = undefined;
    const next = await assembled(pointer, current);
    lookAgainFor(pointer);
    const isSame = next.composition.id === current.composition.id;
    // What was live before, and so what the pages are, is known only once the database answers.
    if (isSame && JSON.stringify(next.declared) === JSON.stringify(current.declared)) return;
    const previous = current;
    current = remember(next);
    pool.keepOnly([...moduleKeys(previous), ...moduleKeys(current)]);
    for (const listener of listeners) listener(current);
  }

  /** The site of a pointer, and what of it cannot be used here: that is on record, so that no rollback leads there. */
  async function assembled(pointer: LivePointer, previous: LiveSite | undefined): Promise<LiveSite> {
    const refusals: Refusal[] = [];
    const site = await assemble(pointer, previous, refusals);
    const fresh = refusals.filter((one) => !refused.some((known) => isDeepStrictEqual(known, one)));
    refused = refusals;
    for (const { name, version, cause } of fresh.filter(({ isHeld }) => isHeld)) void takeBack(name, version, cause);
    return site;
  }

  async function takeBack(name: string, version: string, cause: string): Promise<void> {
    try {
      await registry.refuse(name, version, cause);
      if (putsBack) await registry.putBack(name, version);
    } catch (thrown) {
      report(thrown instanceof Failure ? thrown : new Failure('OPERATOR_CALL_FAILED', { cause: causeOf(thrown) }));
    }
  }

  /** What is live and not here is looked for again until it is, or until something else is live. */
  function lookAgainFor(pointer: LivePointer): void {
    clearTimeout(lookingAgain);
    if (isClosed || refused.every(({ isHeld }) => isHeld)) return;
    lookingAgain = setTimeout(() => take(pointer), lookAgainMs).unref();
  }

  async function assemble(pointer: LivePointer, previous: LiveSite | undefined, refusals: Refusal[]): Promise<LiveSite> {
    const releases: Record<string, Release> = {};
    const bundles: Record<string, BundleReference> = {};
    const shellBundle = await usable('shell', pointer.versions.shell ?? '', previous, undefined, refusals);
    releases.shell = shellBundle.release;
    bundles.shell = shellBundle.bundle;
    for (const [name, version] of Object.entries(pointer.versions)) {
      if (name === 'shell') continue;
      const { release, bundle } = await usable(name, version, previous, bundles.shell, refusals);
      releases[name] = release;
      bundles[name] = bundle;
    }
    const composition = compose(Object.values(releases), configurationHash);
    return {
      composition,
      releases,
      declared: sitePagesOf(await sayingTheirPages(Object.values(releases))),
      bundles,
      ...(await headScriptOf(registry, releases.shell.version)),
      styleTexts: await styleTextsOf(registry, composition),
    };
  }

  /**
   * A release of format 1 does not say what its pages are: they are what the release of the remote says that was live last and does. One
   * that was never live has passed no gate among the others, and says nothing here.
   */
  async function sayingTheirPages(releases: readonly Release[]): Promise<Release[]> {
    if (releases.every(({ definition }) => definition.pages)) return [...releases];
    const changes = (await pastChanges()).flatMap((entry) => entry.changes);
    return Promise.all(
      releases.map(async (release) => {
        if (release.definition.pages) return release;
        for (const { name, to } of changes) {
          if (name !== release.name || to === null) continue;
          const other = await registry.release(release.name, to).catch(() => undefined);
          if (other?.release.definition.pages) return other.release;
        }
        return release;
      }),
    );
  }

  /** Newest first; none while the database cannot tell. */
  async function pastChanges(): Promise<HistoryEntry[]> {
    try {
      return await registry.history();
    } catch (thrown) {
      if (!(thrown instanceof Failure) || thrown.code !== 'DATABASE_AWAY') throw thrown;
      return [];
    }
  }

  /** The release named by the pointer, or the one that served before where this one cannot be used. */
  async function usable(
    name: string,
    version: string,
    previous: LiveSite | undefined,
    shell: BundleReference | undefined,
    refusals: Refusal[],
  ): Promise<{ release: Release; bundle: BundleReference }> {
    const before = previous?.releases[name];
    const bundleBefore = previous?.bundles[name];
    if (before?.version === version && bundleBefore && (!shell || shell === previous?.bundles.shell))
      return { release: before, bundle: bundleBefore };
    let isHeld = false;
    try {
      const { release, bundle } = await bundleOf(registry, name, version);
      isHeld = true;
      await pool.check(shell ?? bundle, bundle);
      return { release, bundle };
    } catch (thrown) {
      if (isClosed) throw thrown;
      const isKnown = refused.some((one) => one.name === name && one.version === version && one.cause === causeOf(thrown));
      refusals.push({ name, version, isHeld, cause: causeOf(thrown) });
      if (!isKnown) report(refusalOf(name, version, thrown));
      if (before && bundleBefore) return { release: before, bundle: bundleBefore };
      const served = lastGood.version(name);
      if (served && served !== version) return usable(name, served, previous, shell, refusals);
      throw thrown;
    }
  }

  function remember(site: LiveSite): LiveSite {
    recent.set(site.composition.id, site.composition);
    void lastGood.keep(versionsOf(site)).catch(() => undefined);
    return site;
  }
}

function versionsOf({ releases }: LiveSite): Record<string, string> {
  return Object.fromEntries(Object.entries(releases).map(([name, { version }]) => [name, version]));
}

function moduleKeys({ bundles }: LiveSite): string[] {
  const shell = bundles.shell as BundleReference;
  return Object.values(bundles).map((bundle) => moduleKey(shell, bundle));
}
