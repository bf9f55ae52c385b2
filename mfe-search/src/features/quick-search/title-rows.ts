import { highlightWords, type HighlightedPart } from '../../query/highlight-words.ts';
import { queryWords } from '../../query/query-words.ts';
import type { TitleRow } from '../../data/fetch-titles.ts';
import styles from './QuickResults.module.css';

/**
 * Writes titles into a list, with what was typed marked. By hand, and into the rows that are there: a key changes every
 * row, and to describe and compare all of them costs more than to write them.
 */
export function writeTitleRows(list: Element, titles: readonly TitleRow[], query: string, idOf: (at: number) => string): void {
  const partsOf = highlightWords(queryWords(query));
  for (const [at, title] of titles.entries())
    writeRow(list.children[at] ?? list.appendChild(emptyRow(idOf(at))), title, partsOf(title.title));
  while (list.children.length > titles.length) list.lastElementChild?.remove();
}

function writeRow(row: Element, { url }: TitleRow, name: readonly HighlightedPart[]): void {
  const [title, path] = row.children;
  title?.replaceChildren(...name.map(({ text, isMatch }) => (isMatch ? marked(text) : text)));
  if (row.getAttribute('href') === url) return;
  row.setAttribute('href', url);
  if (path) path.textContent = pathOf(url);
}

function emptyRow(id: string): HTMLAnchorElement {
  const row = document.createElement('a');
  row.id = id;
  row.className = styles.row ?? '';
  row.tabIndex = -1;
  row.setAttribute('role', 'option');
  row.setAttribute('aria-selected', 'false');
  row.append(span(styles.title), span(styles.path));
  return row;
}

function span(className = ''): HTMLSpanElement {
  const element = document.createElement('span');
  element.className = className;
  return element;
}

function marked(text: string): HTMLElement {
  const mark = document.createElement('mark');
  mark.textContent = text;
  return mark;
}

/** Where a page is, in words: '/en-US/docs/Web/CSS/Grid_layout/Basics' -> 'CSS › Grid layout'. */
function pathOf(url: string): string {
  const [, , , ...segments] = url.split('/');
  const above = segments.slice(0, -1).map((segment) => segment.replaceAll('_', ' '));
  // All the web says nothing where more is said.
  return (above.length > 1 && above[0] === 'Web' ? above.slice(1) : above).join(' › ');
}
