import { highlightWords, type HighlightedPart } from '@webdocs/contracts/api/highlight-words';
import { areaOf, type Area } from '@webdocs/contracts/api/area';
import type { TitleRow } from '../../data/fetch-titles.ts';
import spines from '../../areas/Spine.module.css';
import styles from './QuickResults.module.css';

export interface RowGroup {
  /** Shown above its rows, where there are several groups. */
  readonly name?: string;
  readonly rows: readonly TitleRow[];
}

interface Writing {
  /** Words that are marked in the titles. */
  readonly marked: readonly string[];
  /** Of the list. */
  readonly id: string;
  readonly nameOf: (area: Area) => string;
}

/**
 * Writes titles into a list, with what was typed marked. By hand, and into the rows that are there: a key changes every
 * row, and to describe and compare all of them costs more than to write them.
 */
export function writeTitleRows(list: Element, groups: readonly RowGroup[], writing: Writing): void {
  const partsOf = highlightWords(writing.marked);
  let at = 0;
  for (const [number, { name = '', rows }] of groups.entries()) {
    const group = groupAt(list, number, name, writing.id);
    for (const [place, row] of rows.entries()) {
      const element = group.children[place + 1] ?? group.appendChild(emptyRow());
      element.id = `${writing.id}-${at}`;
      at += 1;
      writeRow(element, row, partsOf(row.title), writing.nameOf);
    }
    while (group.children.length > rows.length + 1) group.lastElementChild?.remove();
  }
  while (list.children.length > groups.length) list.lastElementChild?.remove();
}

/** A group without a name is only a place for its rows. */
function groupAt(list: Element, number: number, name: string, id: string): Element {
  const group = list.children[number] ?? list.appendChild(document.createElement('div'));
  const label = group.firstElementChild ?? group.appendChild(document.createElement('p'));
  label.id = `${id}-group-${number}`;
  label.className = styles.group ?? '';
  label.setAttribute('role', 'presentation');
  label.toggleAttribute('hidden', name === '');
  if (label.textContent !== name) label.textContent = name;
  group.setAttribute('role', name === '' ? 'presentation' : 'group');
  if (name === '') group.removeAttribute('aria-labelledby');
  else group.setAttribute('aria-labelledby', label.id);
  return group;
}

function writeRow(row: Element, { url }: TitleRow, name: readonly HighlightedPart[], nameOf: Writing['nameOf']): void {
  const [spine, words, area] = row.children;
  const [title, path] = words?.children ?? [];
  title?.replaceChildren(...name.map(({ text, isMatch }) => (isMatch ? marked(text) : text)));
  if (row.getAttribute('href') === url) return;
  row.setAttribute('href', url);
  const [, language = '', kind, ...segments] = url.split('/');
  const found = kind === 'docs' ? areaOf(segments.join('/')) : undefined;
  // An English page among those of another language.
  title?.setAttribute('lang', language);
  if (spine instanceof HTMLElement) spine.dataset.area = found ?? 'search';
  if (path) path.textContent = found ? pathOf(segments, found) : '';
  if (area) area.textContent = found ? nameOf(found) : '';
}

function emptyRow(): HTMLAnchorElement {
  const row = document.createElement('a');
  row.className = styles.row ?? '';
  row.tabIndex = -1;
  row.setAttribute('role', 'option');
  row.setAttribute('aria-selected', 'false');
  const words = span(styles.words);
  const title = span(styles.title);
  title.dataset.title = '';
  words.append(title, span(styles.path));
  const spine = span(spines.spine);
  spine.ariaHidden = 'true';
  row.append(spine, words, span(styles.area));
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

/** Where in its area a page is, in words: 'Web/CSS/Grid_layout/Basics' -> 'Grid layout'. */
function pathOf(segments: readonly string[], area: Area): string {
  const above = segments.slice(0, -1).map((segment) => segment.replaceAll('_', ' '));
  // What the area says, and that it is the web, need not be said again.
  const start = area === 'other' ? (above[0] === 'Web' ? 1 : 0) : above[0] === 'Web' || above[0] === 'Mozilla' ? 2 : 1;
  return above.slice(start).join(' › ');
}
