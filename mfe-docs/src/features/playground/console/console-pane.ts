import { printBounds, type Print, type PrintLevel } from '@webdocs/contracts/samples/printed';
import { octagon, warning } from '@webdocs/design/drawings';
import { glyph, make } from '@webdocs/enhance/elements';
import { languageNames, type PlaygroundLanguage } from '../playground-code.ts';
import { paced } from './paced.ts';
import { printRow, type PrintRow } from './print-row.ts';
import { printText } from './print-text.ts';
import { roveIn } from './roving-stop.ts';
import { unreadPrints } from './unread-prints.ts';
import styles from './console-pane.module.css';

/** A line of what is written in a pane. */
export interface PaneLine {
  readonly part: PlaygroundLanguage;
  readonly line: number;
}

export interface ConsoleOptions {
  readonly text: (message: string, values?: Readonly<Record<string, string | number>>) => string;
  readonly onPlace: (place: PaneLine) => void;
  /** Told how many errors there are. */
  readonly onErrors?: (count: number) => void;
}

export interface ConsolePane {
  readonly element: HTMLElement;
  /** For the head of its pane. */
  readonly controls: HTMLElement;
  /** Takes what the frame printed, as it came. */
  readonly take: (data: unknown) => void;
  /** Says above the list what stopped the code; stays until the next run. */
  readonly notify: (sentence: string, place?: PaneLine) => void;
  /** The next run begins. */
  readonly empty: () => void;
}

interface Shown extends PrintRow {
  readonly level: PrintLevel;
  readonly text: string;
  /** The same again is counted in this row; nothing is for what can be opened. */
  readonly key: string | undefined;
}

/** More at once is not read out line by line. */
const mostReadOut = 5;
const levels: ReadonlyArray<readonly [name: string, levels: readonly PrintLevel[]]> = [
  ['all', ['log', 'info', 'debug', 'warn', 'error']],
  ['errors', ['error']],
  ['warnings', ['warn']],
  ['logs', ['log', 'info', 'debug']],
];

/** What code prints: the newest 500 calls, drawn so that the page answers however fast they come. */
export function consolePane({ text, onPlace, onErrors }: ConsoleOptions): ConsolePane {
  const list = make('div', { class: styles.list, role: 'log', 'aria-label': text('docs-play-console') });
  list.dataset['empty'] = text('docs-play-console-empty');
  const sums = make('span', { class: styles.sums });
  const search = make('input', { type: 'search', class: styles.filter, 'aria-label': text('docs-play-console-filter') });
  search.placeholder = text('docs-play-console-filter');
  const choice = make('select', { class: styles.level, 'aria-label': text('docs-play-console-level') });
  choice.append(...levels.map(([name]) => make('option', { value: name }, text(`docs-play-console-${name}`))));
  const copy = make('button', { type: 'button', class: styles.action }, text('docs-play-console-copy'));
  const clear = make('button', { type: 'button', class: styles.action, 'aria-label': text('docs-play-console-clear') });
  clear.textContent = text('docs-play-clear');
  const status = make('p', { class: 'visually-hidden', role: 'status' });
  const notice = make('div', { role: 'status' });
  const leftOut = make('p', { class: styles.left });
  leftOut.hidden = true;
  const controls = make('div', { class: styles.bar }, sums, search, choice, copy, clear);
  const element = make('div', { class: styles.pane }, notice, leftOut, list, status);
  const roving = roveIn(list);
  const words = {
    error: text('docs-play-error'),
    warning: text('docs-play-warned'),
    place: ({ part, line }: PaneLine) => `${languageNames[part]} ${line}`,
    more: (count: number) => text('docs-play-console-more', { count }),
  };

  let rows: Shown[] = [];
  let groups: HTMLElement[] = [];
  let left = 0;
  const unread = unreadPrints();
  const drawSoon = paced(draw);

  search.addEventListener('input', () => rows.forEach(sift));
  choice.addEventListener('change', () => rows.forEach(sift));
  clear.addEventListener('click', clearRows);
  copy.addEventListener('click', () => void copyRows());
  return { element, controls, take, notify, empty };

  function take(data: unknown): void {
    unread.add(data);
    drawSoon();
  }

  function draw(): void {
    const isAtEnd = list.scrollTop + list.clientHeight >= list.scrollHeight - 8;
    const { left: more, prints } = unread.read();
    left += more;
    list.setAttribute('aria-live', prints.length > mostReadOut ? 'off' : 'polite');
    for (const print of prints) {
      if (print.does === 'clear') clearRows();
      else add(print);
    }
    left += removeOldest(rows.length - printBounds.prints);
    if (prints.length > mostReadOut) status.textContent = text('docs-play-console-many', { count: prints.length });
    leftOut.hidden = left === 0;
    leftOut.textContent = left === 0 ? '' : text('docs-play-console-left', { count: left });
    sum();
    roving.refresh();
    if (isAtEnd) list.scrollTop = list.scrollHeight;
  }

  function add(print: Print): void {
    const written = printText(print);
    const key = keyOf(print, written);
    const last = rows.at(-1);
    if (last && key !== undefined && last.key === key) return last.countOn();
    groups = groups.slice(0, print.depth ?? 0);
    const row = { ...printRow(print, words, onPlace), level: print.level, text: written, key };
    (groups.at(-1) ?? list).append(row.element);
    if (row.group) groups.push(row.group);
    rows.push(row);
    sift(row);
  }

  /** A group goes when nothing of it is left. */
  function removeOldest(count: number): number {
    if (count <= 0) return 0;
    for (const { element: row, group } of rows.splice(0, count)) {
      if (group && group.childElementCount > 0) row.replaceWith(...group.childNodes);
      else row.remove();
    }
    groups = groups.filter((group) => group.isConnected);
    return count;
  }

  function sift({ element: row, text: written, level, group }: Shown): void {
    const wanted = levels.find(([one]) => one === choice.value)?.[1] ?? [];
    const isWanted = wanted.includes(level) && written.toLowerCase().includes(search.value.toLowerCase());
    // What is in a group is looked at by itself; its first line stays with it.
    row.hidden = !isWanted && !group;
  }

  function sum(): void {
    const count = (level: PrintLevel) => rows.filter((row) => row.level === level).length;
    const [errors, warnings] = [count('error'), count('warn')];
    onErrors?.(errors);
    sums.replaceChildren(
      ...(errors > 0 ? [sumOf('error', text('docs-play-console-error-count', { count: errors }))] : []),
      ...(warnings > 0 ? [sumOf('warn', text('docs-play-console-warning-count', { count: warnings }))] : []),
    );
  }

  function notify(sentence: string, place?: PaneLine): void {
    const go = make('button', { type: 'button', class: styles.go });
    if (place) {
      go.textContent = text('docs-play-console-go', { line: place.line });
      go.addEventListener('click', () => onPlace(place));
    }
    const words = make('p', {}, sentence);
    notice.replaceChildren(make('div', { class: styles.notice }, glyph(warning, styles.icon), words, ...(place ? [go] : [])));
  }

  function empty(): void {
    list.dataset['empty'] = text('docs-play-console-nothing');
    notice.replaceChildren();
    clearRows();
  }

  function clearRows(): void {
    unread.drop();
    rows = [];
    groups = [];
    left = 0;
    list.replaceChildren();
    status.textContent = '';
    leftOut.hidden = true;
    sum();
  }

  async function copyRows(): Promise<void> {
    const shown = rows.filter(({ element: row }) => !row.hidden);
    try {
      await navigator.clipboard.writeText(shown.map((row) => row.text).join('\n'));
      status.textContent = text('docs-play-console-copied');
    } catch {
      status.textContent = text('docs-play-console-not-copied');
    }
  }
}

function keyOf({ level, values, table, place, does, depth = 0 }: Print, written: string): string | undefined {
  if (table || does || values.some(({ entries }) => entries)) return undefined;
  return [level, depth, place?.part, place?.line, written].join('\0');
}

function sumOf(level: 'error' | 'warn', words: string): HTMLElement {
  return make('span', { class: styles.sum, 'data-level': level }, glyph(level === 'error' ? octagon : warning), words);
}
