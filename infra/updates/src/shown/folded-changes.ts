import type { ShownChange } from '@webdocs/contracts/api/shown-updates';
import type { BrowserGroup, UpdateEvent } from '@webdocs/contracts/api/updates';

type FoldedChange = Omit<ShownChange, 'summary'>;

/** The changes of a release, with what changed below another one folded into it. What was removed comes last: it is seldom, and a warning. */
export function foldedChanges({ events: { added, removed } }: Pick<BrowserGroup, 'events'>): FoldedChange[] {
  return [...folded('added', added), ...folded('removed', removed)];
}

function folded(change: ShownChange['change'], events: readonly UpdateEvent[]): FoldedChange[] {
  const rows: Array<FoldedChange & { readonly folded: string[] }> = [];
  // A path comes right before those below it.
  for (const { path, compat } of events.toSorted((one, other) => compare(below(one.path), below(other.path)))) {
    const above = rows.at(-1);
    if (above && path.startsWith(`${above.path}.`)) above.folded.push(path);
    else rows.push({ change, path, compat, folded: [] });
  }
  return rows;
}

/** `a.b` before `a-c`, whose hyphen is lower than a point. */
function below(path: string): string {
  return path.replaceAll('.', '\u0000');
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
