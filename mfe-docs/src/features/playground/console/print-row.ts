import type { Print } from '@webdocs/contracts/samples/printed';
import type { CodePlace } from '@webdocs/contracts/samples/sample-messages';
import { chevronDown, info, octagon, warning, type Drawing } from '@webdocs/design/drawings';
import { glyph, make } from '@webdocs/enhance/elements';
import { tableElement, valueElement, type ValueWords } from './value-element.ts';
import styles from './console-pane.module.css';

export interface RowWords extends ValueWords {
  readonly error: string;
  readonly warning: string;
  /** Where in the code it was, as its link says it. */
  readonly place: (place: CodePlace) => string;
}

export interface PrintRow {
  readonly element: HTMLElement;
  /** Where the rows of the group are, if this one begins a group. */
  readonly group: HTMLElement | undefined;
  /** The same was printed once more. */
  readonly countOn: () => void;
}

const icons: Partial<Record<Print['level'], Drawing>> = { error: octagon, warn: warning, info };

/** One call of the console: its values, how often it came, and where it is in the code. */
export function printRow(print: Print, words: RowWords, onPlace: (place: CodePlace) => void): PrintRow {
  const { level, values, table, place, does } = print;
  const isGroup = does === 'group' || does === 'group-closed';
  // The line of a group is one button: nothing in it opens by itself.
  const shown = isGroup ? values.map(({ kind, text, style }) => ({ kind, text, ...(style ? { style } : {}) })) : values;
  const said = make('div', { class: styles.said }, ...shown.map((value) => valueElement(value, words)));
  if (table) said.append(tableElement(table, words));
  const count = make('span', { class: styles.count });
  count.hidden = true;
  const line = make('div', { class: styles.line }, said, count);
  const icon = icons[level];
  if (icon) line.prepend(glyph(icon, styles.icon));
  const spoken = { error: words.error, warn: words.warning }[level as string];
  if (spoken) line.prepend(make('span', { class: 'visually-hidden' }, `${spoken} `));
  if (place) line.append(placeButton(place, words, onPlace));
  const element = make('div', { class: styles.row, 'data-level': level }, line);
  const group = isGroup ? groupOf(element, said, does === 'group') : undefined;
  let times = 1;
  return { element, group, countOn };

  function countOn(): void {
    times += 1;
    count.hidden = false;
    count.textContent = `× ${times.toLocaleString(document.documentElement.lang || undefined)}`;
  }
}

function placeButton(place: CodePlace, words: RowWords, onPlace: (place: CodePlace) => void): HTMLButtonElement {
  const button = make('button', { type: 'button', class: styles.place, tabindex: '-1', 'data-stop': '' }, words.place(place));
  button.addEventListener('click', () => onPlace(place));
  return button;
}

/** The first line of a group opens and closes what is in it. */
function groupOf(row: HTMLElement, said: HTMLElement, isOpen: boolean): HTMLElement {
  const group = make('div', { class: styles.group });
  const button = make('button', { type: 'button', class: styles.toggle, tabindex: '-1', 'data-stop': '' }, glyph(chevronDown));
  button.append(...said.childNodes);
  said.replaceWith(button);
  const setOpen = (open: boolean) => {
    button.setAttribute('aria-expanded', String(open));
    group.hidden = !open;
  };
  setOpen(isOpen);
  button.addEventListener('click', () => setOpen(Boolean(group.hidden)));
  row.append(group);
  return group;
}
