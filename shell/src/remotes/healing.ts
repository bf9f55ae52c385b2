import type { ComposedRemote } from '@webdocs/contracts/remote/composition';

const firstTryMs = 2000;
const slowestTryMs = 30_000;

interface HealingOptions {
  /** The composition that is live now. */
  readonly fetchLive: () => Promise<Readonly<Record<string, ComposedRemote>>>;
  /** Puts a next version of a remote into the page; rejects when that one fails as well. */
  readonly replace: (remote: string, next: ComposedRemote) => Promise<void>;
  readonly schedule?: (run: () => void, milliseconds: number) => void;
}

/**
 * Heals open pages: while a part has failed, asks now and then which versions are live, and mounts the next one in
 * its place. A page in which everything works never asks.
 */
export function createHealing({
  fetchLive,
  replace,
  schedule = (run, milliseconds) => void setTimeout(run, milliseconds),
}: HealingOptions) {
  const failedVersions = new Map<string, string>();
  let waitMs = 0;

  return {
    failed(remote: string, version: string): void {
      failedVersions.set(remote, version);
      if (waitMs === 0) askLater(firstTryMs);
    },
    /** Versions that failed in this page: a navigation must not choose them silently again. */
    isFailed: (remote: string, version: string): boolean => failedVersions.get(remote) === version,
  };

  function askLater(milliseconds: number): void {
    waitMs = milliseconds;
    schedule(() => void ask(), milliseconds);
  }

  async function ask(): Promise<void> {
    const live = await fetchLive().catch(() => ({}) as Record<string, ComposedRemote>);
    for (const [remote, version] of [...failedVersions]) {
      const next = live[remote];
      if (!next || next.version === version) continue;
      failedVersions.delete(remote);
      await replace(remote, next).catch(() => failedVersions.set(remote, next.version));
    }
    if (failedVersions.size > 0) askLater(Math.min(waitMs * 1.5, slowestTryMs));
    else waitMs = 0;
  }
}
