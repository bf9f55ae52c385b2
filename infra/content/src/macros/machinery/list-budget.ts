import type { MacroContext } from './macro.ts';

/** No page lists nearly as many; a page that calls for lists over and over must not fill the memory. */
const mostEntries = 20_000;
const listed = new WeakMap<MacroContext, number>();

/** The entries of a list, as long as those of all lists of its page are not too many. */
export function withinBudget<T>(context: MacroContext, entries: () => readonly T[]): readonly T[] {
  const before = listed.get(context) ?? 0;
  if (before > mostEntries) {
    context.report({ kind: 'templ-invalid-arg', explanation: `The lists of a page have at most ${mostEntries} entries together` });
    return [];
  }
  const found = entries();
  listed.set(context, before + found.length + 1);
  return found;
}
