import { createHash } from 'node:crypto';
import type { Composition, LivePointer } from '@webdocs/contracts/remote/composition';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import type { HistoryEntry } from '@webdocs/contracts/remote/history';
import type { Release } from '@webdocs/contracts/remote/release';
import { sitePagesOf, type SitePages } from '@webdocs/contracts/remote/site-pages';
import { compose } from '@webdocs/registry/composition';
import type { Registry } from '@webdocs/registry';
import type { LastGood } from './last-good.ts';
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
}

interface LiveSiteOptions {
  readonly registry: Registry;
  readonly pool: RenderPool;
  readonly configurationHash: string;
  readonly report: (failure: Failure) => void;
  readonly lastGood: LastGood;
}

export interface LiveSites {
  current(): LiveSite;
  /** A composition that was live lately: open pages ask for it by id. */
  byId(id: string): Composition | undefined;
  /** Whether a remote was in this version in a composition that is live or was lately. */
  wasLive(remote: string, version: string): boolean;
  onChange(callback: (site: LiveSite) => void): () => void;
}

const rememberedAtMost = 60;
const headScriptFile = 'client/head.js';

/**
 * Follows the registry's pointer. A version whose server bundle cannot be loaded is refused and the one before keeps
 * serving, on the server and in browsers alike.
 */
export async function followRegistry({ registry, pool, configurationHash, report, lastGood }: LiveSiteOptions): Promise<LiveSites> {
  const recent = new LRUCache<string, Composition>({ max: rememberedAtMost });
  const listeners = new Set<(site: LiveSite) => void>();
  // A change while the first composition is put together waits for it.
  const waiting: LivePointer[] = [];
  let take = (pointer: LivePointer): void => void waiting.push(pointer);
  registry.onChange((pointer) => take(pointer));
  let current = remember(await assemble(await firstPointer(), undefined));
  let turn = Promise.resolve();
  take = (pointer) => {
    turn = turn
      .then(() => change(pointer))
      .catch((thrown) =>
        report(thrown instanceof Failure ? thrown : new Failure('POINTER_MALFORMED', { source: 'registry', cause: causeOf(thrown) })),
      );
  };
  waiting.forEach(take);

  return {
    current: () => current,
    byId: (id) => recent.get(id),
    wasLive: (remote, version) => [...recent.values()].some(({ remotes }) => remotes[remote]?.version === version),
    onChange(callback) {
      listeners.add(callback);
      return () => listeners.delete(callback);
    },
  };

  /** What is live; where the database cannot say so, what was served last. */
  async function firstPointer(): Promise<LivePointer> {
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
    const next = await assemble(pointer, current);
    const isSame = next.composition.id === current.composition.id;
    // What was live before, and so what the pages are, is known only once the database answers.
    if (isSame && JSON.stringify(next.declared) === JSON.stringify(current.declared)) return;
    const previous = current;
    current = remember(next);
    pool.keepOnly([...moduleKeys(previous), ...moduleKeys(current)]);
    for (const listener of listeners) listener(current);
  }

  async function assemble(pointer: LivePointer, previous: LiveSite | undefined): Promise<LiveSite> {
    const releases: Record<string, Release> = {};
    const bundles: Record<string, BundleReference> = {};
    const shellBundle = await usable('shell', pointer.versions.shell ?? '', previous, undefined);
    releases.shell = shellBundle.release;
    bundles.shell = shellBundle.bundle;
    for (const [name, version] of Object.entries(pointer.versions)) {
      if (name === 'shell') continue;
      const { release, bundle } = await usable(name, version, previous, bundles.shell);
      releases[name] = release;
      bundles[name] = bundle;
    }
    const headScript = ((await registry.file('shell', releases.shell.version, headScriptFile)) ?? Buffer.from('')).toString('utf8');
    return {
      composition: compose(Object.values(releases), configurationHash),
      releases,
      declared: sitePagesOf(await sayingTheirPages(Object.values(releases))),
      bundles,
      headScript,
      headScriptHash: `sha384-${createHash('sha384').update(headScript).digest('base64')}`,
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
        for (const { to } of changes.filter(({ name }) => name === release.name)) {
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
  ): Promise<{ release: Release; bundle: BundleReference }> {
    const before = previous?.releases[name];
    const bundleBefore = previous?.bundles[name];
    if (before?.version === version && bundleBefore && (!shell || shell === previous?.bundles.shell))
      return { release: before, bundle: bundleBefore };
    try {
      const { release } = await registry.release(name, version);
      const code = await registry.file(name, version, release.server);
      if (!code) throw new Error(`${release.server} is missing`);
      const bundle = { name, version, code: code.toString('utf8') };
      await pool.check(shell ?? bundle, bundle);
      return { release, bundle };
    } catch (thrown) {
      report(
        thrown instanceof Failure && thrown.code === 'RELEASE_TAMPERED'
          ? thrown
          : new Failure('SERVER_BUNDLE_REFUSED', { remote: name, version, cause: causeOf(thrown) }, { cause: thrown }),
      );
      if (before && bundleBefore) return { release: before, bundle: bundleBefore };
      const served = lastGood.version(name);
      if (served && served !== version) return usable(name, served, previous, shell);
      throw thrown;
    }
  }

  function remember(site: LiveSite): LiveSite {
    recent.set(site.composition.id, site.composition);
    void lastGood
      .keep(Object.fromEntries(Object.entries(site.releases).map(([name, { version }]) => [name, version])))
      .catch(() => undefined);
    return site;
  }
}

function moduleKeys({ bundles }: LiveSite): string[] {
  const shell = bundles.shell as BundleReference;
  return Object.values(bundles).map((bundle) => moduleKey(shell, bundle));
}
