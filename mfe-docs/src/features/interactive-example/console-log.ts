import type { CodePlace, ConsoleMessage } from '@webdocs/contracts/samples/sample-messages';
import { octagon, warning } from '@webdocs/design/drawings';
import { glyph, make } from '@webdocs/enhance/elements';
import { consoleText } from './console-text.ts';
import styles from './console-log.module.css';

interface LogWords {
  readonly name: string;
  readonly empty: string;
  readonly error: string;
  readonly warning: string;
  /** Where in the code it is, as a reader finds it. */
  readonly place: (place: { readonly language: string; readonly line: number }) => string;
}

export interface ConsoleLog {
  readonly element: HTMLElement;
  readonly write: (message: ConsoleMessage) => void;
  readonly clear: () => void;
}

const mostLines = 500;
const languageOf: Readonly<Record<CodePlace['part'], string>> = { html: 'HTML', js: 'JavaScript' };

/** What the code of an example prints, line by line, read out as it comes. */
export function consoleLog(words: LogWords): ConsoleLog {
  const lines = make('div', { class: styles.lines, role: 'log', 'aria-label': words.name, tabindex: '0', 'data-empty': words.empty });
  const element = make('div', { class: styles.log }, make('p', { class: styles.name, 'aria-hidden': 'true' }, words.name), lines);
  let counts = new Map<string, number>();
  let timers = new Map<string, number>();
  let depth = 0;
  return { element, write, clear };

  function write({ prop, args, place }: ConsoleMessage): void {
    const label = String(args[0] ?? 'default');
    switch (prop) {
      case 'clear':
        return clear();
      case 'groupEnd':
        depth = Math.max(0, depth - 1);
        return;
      case 'time':
        timers.set(label, performance.now());
        return;
      case 'timeEnd':
        return add('log', `${label}: ${(performance.now() - (timers.get(label) ?? performance.now())).toFixed(1)} ms`);
      case 'count':
        counts.set(label, (counts.get(label) ?? 0) + 1);
        return add('log', `${label}: ${counts.get(label)}`);
      case 'assert':
        return args[0] ? undefined : add('error', `Assertion failed ${consoleText(args.slice(1))}`.trim());
      case 'group':
        add('log', plain(args));
        depth += 1;
        return;
      case 'error':
        return add('error', plain(args), place);
      case 'warn':
        return add('warning', plain(args));
      default:
        return add('log', consoleText(args));
    }
  }

  function add(kind: 'log' | 'warning' | 'error', text: string, place?: CodePlace): void {
    const isAtEnd = lines.scrollTop + lines.clientHeight >= lines.scrollHeight - 8;
    const line = make('div', { class: styles.line, 'data-kind': kind }, make('span', {}, '  '.repeat(depth), text));
    if (kind !== 'log') {
      line.prepend(
        glyph(kind === 'error' ? octagon : warning, styles.icon),
        make('span', { class: 'visually-hidden' }, `${kind === 'error' ? words.error : words.warning} `),
      );
    }
    if (place) line.append(' ', make('span', { class: styles.place }, words.place({ language: languageOf[place.part], line: place.line })));
    if (lines.childElementCount >= mostLines) lines.firstElementChild?.remove();
    lines.append(line);
    if (isAtEnd) lines.scrollTop = lines.scrollHeight;
  }

  function clear(): void {
    lines.replaceChildren();
    counts = new Map();
    timers = new Map();
    depth = 0;
  }
}

/** What was thrown, and what is called, is said in words: no quotes. */
function plain(args: readonly unknown[]): string {
  return args.length === 1 && typeof args[0] === 'string' ? args[0] : consoleText(args);
}
