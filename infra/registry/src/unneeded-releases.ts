import type { HistoryEntry } from '@webdocs/contracts/remote/history';

export interface KnownRelease {
  readonly name: string;
  readonly version: string;
  readonly admittedAt: Date;
}

interface Retention {
  /** What is live. */
  readonly versions: Readonly<Record<string, string>>;
  /** Oldest first. */
  readonly history: readonly HistoryEntry[];
  /** How many versions that were live before the present one stay for a rollback. */
  readonly keep: number;
  readonly now: Date;
}

const dayMs = 86_400_000;
/** A retired remote can be brought back for so long. */
const retiredStayMs = 30 * dayMs;

/**
 * Releases that are not needed any more. What was live or taken in within a day stays, because pages that are open still fetch
 * scripts of it, and so does what a rollback may lead to. Of a remote that was retired thirty days ago nothing is needed.
 */
export function unneededReleases(releases: readonly KnownRelease[], { versions, history, keep, now }: Retention): KnownRelease[] {
  const aDayAgo = now.getTime() - dayMs;
  const needed = new Set(Object.entries(versions).map(([name, version]) => `${name} ${version}`));
  const earlier = new Map<string, Set<string>>();
  for (const { at, changes } of history.toReversed())
    for (const { name, from, to } of changes)
      for (const version of [to, from]) {
        if (version === null || version === versions[name]) continue;
        const kept = earlier.get(name) ?? new Set();
        earlier.set(name, kept);
        if (Date.parse(at) > aDayAgo) needed.add(`${name} ${version}`);
        if (kept.size < keep) kept.add(version);
      }
  for (const name of earlier.keys()) {
    const last = history.findLast(({ changes }) => changes.some((change) => change.name === name));
    if (versions[name] === undefined && last && now.getTime() - Date.parse(last.at) > retiredStayMs) earlier.delete(name);
  }
  return releases.filter(
    ({ name, version, admittedAt }) =>
      admittedAt.getTime() <= aDayAgo && !needed.has(`${name} ${version}`) && !earlier.get(name)?.has(version),
  );
}
