import { setTimeout as pause } from 'node:timers/promises';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import type { Registry } from '@webdocs/registry';
import type { Build } from '@webdocs/workbench/bundling/build-deployable';

type LiveRegistry = Pick<Registry, 'live' | 'versions' | 'publish' | 'activate' | 'ready'>;

const askAgainMs = 1000;

/**
 * Sources that were never published go live at once; a version that was rolled back stays rolled back. While the
 * database is away nothing can go live: what was served last is served, and `later` says when it no longer matters.
 */
export async function makeLive(
  registry: LiveRegistry,
  builds: readonly Build[],
  progress: (line: string) => void,
  later: { readonly signal: AbortSignal; readonly report: (failure: Failure) => void },
): Promise<void> {
  try {
    await makeLiveNow(registry, builds, progress);
  } catch (thrown) {
    if (!isAway(thrown)) throw thrown;
    progress('the database does not answer: going on with what was served last');
    void makeLiveLater(registry, builds, progress, later);
  }
}

async function makeLiveLater(
  registry: LiveRegistry,
  builds: readonly Build[],
  progress: (line: string) => void,
  { signal, report }: { readonly signal: AbortSignal; readonly report: (failure: Failure) => void },
): Promise<void> {
  await registry.ready();
  while (!signal.aborted) {
    try {
      return await makeLiveNow(registry, builds, progress);
    } catch (thrown) {
      if (!isAway(thrown))
        return report(thrown instanceof Failure ? thrown : new Failure('OPERATOR_CALL_FAILED', { cause: causeOf(thrown) }));
    }
    await pause(askAgainMs, undefined, { signal }).catch(() => undefined);
  }
}

async function makeLiveNow(registry: LiveRegistry, builds: readonly Build[], progress: (line: string) => void): Promise<void> {
  const live = await registry.live();
  const changes: Record<string, string> = {};
  for (const { folder, release } of builds) {
    const known = (await registry.versions(release.name)).includes(release.version);
    if (!known) await registry.publish(folder);
    if (!known || !live.versions[release.name]) changes[release.name] = release.version;
  }
  if (Object.keys(changes).length === 0) return;
  progress(`making live: ${Object.keys(changes).join(', ')}`);
  await registry.activate(changes, 'start');
}

function isAway(thrown: unknown): boolean {
  return thrown instanceof Failure && thrown.code === 'DATABASE_AWAY';
}
