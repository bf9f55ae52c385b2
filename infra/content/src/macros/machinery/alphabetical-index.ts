import { idFromText } from '../../parse/heading-ids.ts';
import { element, type Element, type Node } from '../../parse/tree.ts';
import { compareTitles } from '@webdocs/i18n/title-order';
import type { MacroContext } from './macro.ts';

export interface IndexEntry {
  /** What it is sorted by. */
  readonly name: string;
  readonly nodes: readonly Node[];
}

/** A list of more entries than this is long: its letters are links above it. */
export const longList = 60;

const indexes = new WeakMap<MacroContext, number>();

/** Entries under the letters they begin with. What marks a kind of name, as in `@media` or `:hover`, is no letter. */
export function alphabeticalIndex(entries: readonly IndexEntry[], context: MacroContext): Element[] {
  const letters = new Map<string, IndexEntry[]>();
  for (const entry of entries.toSorted((a, b) => compareTitles(a.name, b.name))) {
    const letter = letterOf(entry.name);
    const same = letters.get(letter);
    if (same) same.push(entry);
    else letters.set(letter, [entry]);
  }
  if (letters.size === 0) return [];
  const place = (indexes.get(context) ?? 0) + 1;
  indexes.set(context, place);
  // A second index of a page has its own places.
  const idOf = (letter: string) => (place === 1 ? idFromText(letter) : `${idFromText(letter)}_${place}`);
  const sorted = [...letters].sort(([a], [b]) => (a < b ? -1 : 1));
  const groups = sorted.flatMap(([letter, group]) => [
    element('h3', { id: idOf(letter) }, [letter]),
    element(
      'ul',
      {},
      group.map(({ nodes }) => element('li', {}, nodes)),
    ),
  ]);
  const links = sorted.map(([letter]) => element('li', {}, [element('a', { href: `#${idOf(letter)}` }, [letter])]));
  const jump = element('nav', { class: 'letters', 'aria-label': context.words('content-index-letters') }, [element('ul', {}, links)]);
  return [element('div', { class: 'index' }, entries.length > longList && links.length > 1 ? [jump, ...groups] : groups)];
}

function letterOf(name: string): string {
  return (
    name
      .replace(/^[\s:@<"'(_]+/, '')
      .slice(0, 1)
      .toUpperCase() || '#'
  );
}
