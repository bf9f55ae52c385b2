import { element, type Element, type Node } from '../../parse/tree.ts';
import { compareTitles } from '@webdocs/i18n/title-order';

export interface IndexEntry {
  /** What it is sorted by. */
  readonly name: string;
  readonly nodes: readonly Node[];
}

/** Entries under the letters they begin with. What marks a kind of name, as in `@media` or `:hover`, is no letter. */
export function alphabeticalIndex(entries: readonly IndexEntry[]): Element[] {
  const letters = new Map<string, IndexEntry[]>();
  for (const entry of entries.toSorted((a, b) => compareTitles(a.name, b.name))) {
    const letter = letterOf(entry.name);
    const same = letters.get(letter);
    if (same) same.push(entry);
    else letters.set(letter, [entry]);
  }
  if (letters.size === 0) return [];
  const groups = [...letters]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([letter, group]) => [
      element('h3', {}, [letter]),
      element(
        'ul',
        {},
        group.map(({ nodes }) => element('li', {}, nodes)),
      ),
    ]);
  return [element('div', { class: 'index' }, groups)];
}

function letterOf(name: string): string {
  return (
    name
      .replace(/^[\s:@<"'(]+/, '')
      .slice(0, 1)
      .toUpperCase() || '#'
  );
}
