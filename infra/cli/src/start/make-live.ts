import { setTimeout as pause } from 'node:timers/promises';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import type { LivePointer } from '@webdocs/contracts/remote/composition';
import type { Registry } from '@webdocs/registry';
import type { Build } from '@webdocs/workbench/bundling/build-deployable';

type LiveRegistry = Pick<Registry, 'live' | 'history' | 'versions' | 'publish' | 'activate' | 'begin' | 'ready'>;

/** What a start can build. */
export interface Sources {
  readonly names: readonly string[];
  /** At least these, each as soon as it is there: what was begun before it was known which are wanted is among them. */
  build(names: readonly string[]): AsyncIterable<Build> | Iterable<Build>;
}

interface Start {
  readonly registry: LiveRegistry;
  readonly sources: Sources;
  /** Sources that were never published go live in place of what is live. Otherwise only names go live of which nothing ever was. */
  readonly replaces: boolean;
  readonly progress: (line: string) => void;
  readonly report: (failure: Failure) => void;
  readonly signal: AbortSignal;
}

const askAgainMs = 1000;

/**
 * A version that was rolled back stays rolled back, and one that the gateway cannot use never goes live. While the database is away
 * nothing can go live: what was served last is served, and later it is tried again.
 */
export async function makeLive(start: Start): Promise<void> {
  try {
    await makeLiveNow(start);
  } catch (thrown) {
    if (!isAway(thrown)) throw thrown;
    start.progress('the database does not answer: going on with what was served last');
    void makeLiveLater(start);
  }
}

async function makeLiveLater(start: Start): Promise<void> {
  const { registry, signal, report } = start;
  await registry.ready();
  while (!signal.aborted) {
    try {
      return await makeLiveNow(start);
    } catch (thrown) {
      if (!isAway(thrown))
        return report(thrown instanceof Failure ? thrown : new Failure('OPERATOR_CALL_FAILED', { cause: causeOf(thrown) }));
    }
    await pause(askAgainMs, undefined, { signal }).catch(() => undefined);
  }
}

async function makeLiveNow(start: Start): Promise<void> {
  const { registry, sources, replaces, progress } = start;
  const live = await registry.live();
  const unlived = await namesWithoutPast(registry, sources.names, live);
  const retired = sources.names.filter((name) => !live.versions[name] && !unlived.includes(name));
  if (replaces) for (const name of retired) progress(`${name} is retired and stays so; live again: npm run site -- deploy ${name}`);
  const names = replaces ? sources.names.filter((name) => !retired.includes(name)) : unlived;
  if (names.length === 0) return progress('serving what is live, nothing is built');
  const changes: Record<string, string> = {};
  // Taken in while others are still being built.
  for await (const { folder, release } of sources.build(names)) {
    if (!names.includes(release.name)) continue;
    const isKnown = (await registry.versions(release.name)).includes(release.version);
    if (!isKnown && !(await publishSigned(start, folder, release, live))) continue;
    if (!isKnown || !live.versions[release.name]) changes[release.name] = release.version;
  }
  if (Object.keys(changes).length === 0) return;
  progress(`making live: ${names.filter((name) => changes[name]).join(', ')}`);
  if (!replaces) return void (await registry.begin(changes));
  const { versions } = await activateUsable(start, changes, live);
  for (const [name, version] of Object.entries(changes)) {
    const before = live.versions[name];
    if (before && versions[name] === version)
      progress(`${name} ${version} is live in place of ${before}; back to that one: npm run site -- rollback ${name}`);
  }
}

/** Where a backup was restored there is no private key of the team, as none is in a backup: what it has live is served. */
async function publishSigned(
  { registry, progress }: Start,
  folder: string,
  { name, version }: Build['release'],
  live: LivePointer,
): Promise<boolean> {
  try {
    await registry.publish(folder);
    return true;
  } catch (thrown) {
    if (!(thrown instanceof Failure) || thrown.code !== 'RELEASE_UNSIGNED' || !live.versions[name]) throw thrown;
    progress(`${name} ${version} does not go live, ${live.versions[name]} stays: ${thrown.message}. ${thrown.remedy}`);
    return false;
  }
}

/** Another start may be making them live at this moment: the registry looks again when it does. */
async function namesWithoutPast(registry: LiveRegistry, names: readonly string[], live: LivePointer): Promise<readonly string[]> {
  const lived = new Set(Object.keys(live.versions));
  for (const { changes } of await registry.history()) for (const { name } of changes) lived.add(name);
  return names.filter((name) => !lived.has(name));
}

/** One remote that cannot be used does not keep the others from going live, nor the site from being served. */
async function activateUsable(
  { registry, progress }: Start,
  changes: Readonly<Record<string, string>>,
  live: LivePointer,
): Promise<LivePointer> {
  const wanted = { ...changes };
  for (;;) {
    try {
      return await registry.activate(wanted, 'start');
    } catch (thrown) {
      const refused = thrown instanceof Failure && thrown.code === 'SERVER_BUNDLE_REFUSED' ? String(thrown.values.remote) : '';
      if (!Object.hasOwn(wanted, refused) || !live.versions[refused]) throw thrown;
      progress(`${refused} ${wanted[refused]} does not go live, ${live.versions[refused]} stays: ${causeOf(thrown)}`);
      delete wanted[refused];
    }
  }
}

function isAway(thrown: unknown): boolean {
  return thrown instanceof Failure && thrown.code === 'DATABASE_AWAY';
}
