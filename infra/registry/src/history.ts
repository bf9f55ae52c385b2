import type { LivePointer } from '@webdocs/contracts/remote/composition';
import type { HistoryEntry } from '@webdocs/contracts/remote/history';

/** The entries that led to a revision, oldest first, without those whose change never became live. */
export function entriesLeadingTo(revision: number, entries: readonly HistoryEntry[]): HistoryEntry[] {
  const byRevision = new Map(entries.map((entry) => [entry.revision, entry]));
  const chain: HistoryEntry[] = [];
  for (let entry = byRevision.get(revision); entry; entry = entry.after < entry.revision ? byRevision.get(entry.after) : undefined)
    chain.push(entry);
  return chain.reverse();
}

/** What is live after the given entries. */
export function replayed(entries: readonly HistoryEntry[]): LivePointer {
  const versions: Record<string, string> = {};
  for (const { changes } of entries)
    for (const { name, to } of changes) {
      if (to === null) delete versions[name];
      else versions[name] = to;
    }
  const last = entries.at(-1);
  return { revision: last?.revision ?? 0, changedAt: last?.at ?? new Date(0).toISOString(), versions };
}

/**
 * The version that was live before the present one and can be used. A rollback goes back a step and stays there: the version
 * it left is not what a second rollback returns to. A remote that was retired goes back to the version that it had.
 */
export function versionBefore(
  name: string,
  entries: readonly HistoryEntry[],
  isRefused: (version: string) => boolean = () => false,
): string | undefined {
  const steps: Array<string | null> = [];
  for (const { reason, changes } of entries) {
    for (const { from, to } of changes.filter((change) => change.name === name)) {
      if (steps.length === 0 && from !== null) steps.push(from);
      if (reason === 'rollback' && steps.includes(to)) steps.length = steps.lastIndexOf(to) + 1;
      else steps.push(to);
    }
  }
  const present = steps.pop();
  return steps.findLast((version) => version !== null && version !== present && !isRefused(version)) ?? undefined;
}
