import type { PrintedEntry, PrintedTable, PrintedValue } from '@webdocs/contracts/samples/printed';
import { make } from '@webdocs/enhance/elements';
import { putOnStyle } from './print-style.ts';
import styles from './console-pane.module.css';

export interface ValueWords {
  /** How many entries are not shown. */
  readonly more: (count: number) => string;
}

/** A value as it is printed; one with entries is a tree that opens. */
export function valueElement(value: PrintedValue, words: ValueWords): HTMLElement {
  if (!value.entries) return plainValue(value);
  const tree = make('div', { class: styles.tree, role: 'tree', 'aria-label': value.text.slice(0, 100) });
  tree.append(treeItem(undefined, value, words));
  return tree;
}

function plainValue({ kind, text, style }: PrintedValue): HTMLElement {
  const element = make('span', { class: styles.value, 'data-kind': kind });
  const swatch = kind === 'string' ? colorIn(text) : undefined;
  if (swatch) element.append(swatchOf(swatch));
  element.append(text);
  if (style) putOnStyle(element, style);
  return element;
}

/** The entries are drawn when the item is opened for the first time. */
function treeItem(key: string | undefined, value: PrintedValue, words: ValueWords): HTMLElement {
  const { entries, left = 0, ...simple } = value;
  const head = make('span', { class: styles.head }, ...(key === undefined ? [] : keyOf(key)), plainValue(simple));
  const item = make('div', { class: styles.item, role: 'treeitem', tabindex: '-1', 'data-stop': '' }, head);
  if (!entries) return item;
  item.setAttribute('aria-expanded', 'false');
  const group = make('div', { class: styles.entries, role: 'group' });
  group.hidden = true;
  item.append(group);
  head.addEventListener('click', () => setOpen(item, item.getAttribute('aria-expanded') !== 'true'));
  item.addEventListener(openingEvent, () => fill(group, entries, left, words), { once: true });
  return item;
}

const openingEvent = 'webdocs-console-open';

/** Opens or closes an item of a tree. */
export function setOpen(item: Element, isOpen: boolean): void {
  if (!item.hasAttribute('aria-expanded')) return;
  if (isOpen) item.dispatchEvent(new Event(openingEvent));
  item.setAttribute('aria-expanded', String(isOpen));
  const group = item.querySelector<HTMLElement>(':scope > [role="group"]');
  if (group) group.hidden = !isOpen;
}

function fill(group: HTMLElement, entries: readonly PrintedEntry[], left: number, words: ValueWords): void {
  group.append(...entries.map(([key, value]) => treeItem(key, value, words)));
  if (left > 0) group.append(make('div', { class: styles.more, role: 'treeitem', 'aria-disabled': 'true' }, words.more(left)));
}

function keyOf(key: string): Node[] {
  return [make('span', { class: styles.key }, key), document.createTextNode(': ')];
}

/** Rows and columns, as a table is printed. */
export function tableElement({ columns, rows, left = 0 }: PrintedTable, words: ValueWords): HTMLElement {
  const head = make('tr', {}, ...columns.map((name) => make('th', { scope: 'col' }, name)));
  const body = rows.map((cells) =>
    make(
      'tr',
      {},
      ...cells.map((cell, index) => (index === 0 ? make('th', { scope: 'row' }, cell.text) : make('td', {}, plainValue(cell)))),
    ),
  );
  const table = make('table', { class: styles.table }, make('thead', {}, head), make('tbody', {}, ...body));
  return make('div', { class: styles.scroll }, table, ...(left > 0 ? [make('p', { class: styles.more }, words.more(left))] : []));
}

const color = /^"((?:#[\da-f]{3,8}|(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\([\w\s.,%/+-]+\)))"$/i;

function colorIn(text: string): string | undefined {
  return color.exec(text)?.[1];
}

function swatchOf(value: string): HTMLElement {
  const swatch = make('span', { class: styles.swatch, 'aria-hidden': 'true' });
  swatch.style.backgroundColor = value;
  return swatch;
}
