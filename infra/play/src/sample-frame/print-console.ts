import type { Print, PrintedValue, PrintLevel } from '@webdocs/contracts/samples/printed';
import type { CodePlace } from '@webdocs/contracts/samples/sample-messages';
import { described, roomFor, shortened } from './describe-value.ts';
import { formatted, textOf } from './format-values.ts';
import { isA } from './is-a.ts';
import { howItWasPutIn, placeInStackOf, placeOfThrown, type ScriptPlaces } from './place-in-code.ts';
import type { PrintQueue } from './print-queue.ts';
import { printedLines } from './printed-lines.ts';
import { tableOf } from './table-of.ts';
import { Stopped } from './watch-loops.ts';

interface PrintConsole {
  /** What checks read of it. */
  readonly printed: readonly string[];
  /** An error of the frame's own work for the code. */
  readonly printError: (thrown: unknown) => void;
}

type Args = readonly unknown[];

/** Everything that is written to the console, and every error that nothing catches, becomes a print. The browser's own console has it too. */
export function printConsole({ add, isFlooded }: Omit<PrintQueue, 'pageAsked'>, places: ScriptPlaces): PrintConsole {
  // Kept before the code can put something else in its place.
  const now = performance.now.bind(performance);
  const ErrorOf = Error;
  const { lines, take } = printedLines();
  const counts = new Map<string, number>();
  const timers = new Map<string, number>();
  let depth = 0;

  const say = (level: PrintLevel, values: readonly PrintedValue[], rest: Partial<Print> = {}) => {
    const place = isFlooded() ? undefined : placeInStackOf(new ErrorOf());
    add({ level, values, ...(depth > 0 ? { depth } : {}), ...(place ? { place } : {}), ...rest });
  };
  const room = () => roomFor(!isFlooded());
  const plain = (level: PrintLevel) => (args: Args) => say(level, formatted(args, room()));
  const group = (does: 'group' | 'group-closed') => (args: Args) => {
    say('log', formatted(args.length > 0 ? args : ['console.group'], room()), { does });
    depth += 1;
  };
  const methods: Readonly<Record<string, (args: Args) => void>> = {
    log: plain('log'),
    info: plain('info'),
    debug: plain('debug'),
    warn: plain('warn'),
    error: plain('error'),
    dir: ([value]) => say('log', [described(value, room())]),
    dirxml: plain('log'),
    trace: (args) => say('log', [...formatted(args.length > 0 ? args : ['console.trace'], room()), text(`\n${stackOf(new ErrorOf())}`)]),
    table([data, columns]) {
      const table = tableOf(data, columns, room());
      say('log', table ? [] : formatted([data], room()), table ? { table } : {});
    },
    assert([holds, ...args]) {
      if (!holds) say('error', [text(args.length > 0 ? 'Assertion failed: ' : 'Assertion failed'), ...formatted(args, room())]);
    },
    count([label]) {
      const count = (counts.get(labelOf(label)) ?? 0) + 1;
      counts.set(labelOf(label), count);
      say('log', [text(`${labelOf(label)}: ${count}`)]);
    },
    countReset: ([label]) => void counts.delete(labelOf(label)),
    time: ([label]) => void timers.set(labelOf(label), now()),
    timeLog: ([label, ...args]) => sayTime(labelOf(label), args),
    timeEnd([label]) {
      sayTime(labelOf(label), []);
      timers.delete(labelOf(label));
    },
    group: group('group'),
    groupCollapsed: group('group-closed'),
    groupEnd: () => void (depth = Math.max(0, depth - 1)),
    clear() {
      depth = 0;
      say('log', [], { does: 'clear' });
    },
  };
  for (const [name, print] of Object.entries(methods)) wrap(name, print);

  window.addEventListener('error', (event) => {
    // A picture that does not load is an event of this name too, and no error of the code.
    if (!(event instanceof ErrorEvent) || isA(Stopped, event.error)) return;
    const current = document.currentScript?.textContent;
    sayError(event.message.replace(howItWasPutIn, ''), event.error, placeOfThrown(event, places, current));
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (!isA(Stopped, reason)) sayError(`Uncaught (in promise) ${textOf(reason)}`, reason, placeInStackOf(reason));
  });
  return { printed: lines, printError: (thrown) => sayError(textOf(thrown), thrown, undefined) };

  function wrap(name: string, print: (args: Args) => void): void {
    const holder = console as unknown as Record<string, ((...args: Args) => void) | undefined>;
    const usual = holder[name]?.bind(console);
    holder[name] = (...args) => {
      usual?.(...args);
      take({ typ: 'console', prop: name as 'log', args });
      print(args);
    };
  }

  function sayTime(label: string, args: Args): void {
    const start = timers.get(label);
    if (start === undefined) return say('warn', [text(`Timer “${label}” does not exist`)]);
    const more = args.length > 0 ? [text(' '), ...formatted(args, room())] : [];
    say('log', [text(`${label}: ${(now() - start).toFixed(1)} ms`), ...more]);
  }

  function sayError(message: string, thrown: unknown, place: CodePlace | undefined): void {
    const isObject = typeof thrown === 'object' && thrown !== null;
    const { entries, text: preview = '' } = isObject ? described(thrown, roomFor(true)) : {};
    // Of an object that is no error, browsers say that it is one.
    const said = isObject && !isA(ErrorOf, thrown) ? `${/^Uncaught (?:\(in promise\) )?/.exec(message)?.[0] ?? ''}${preview}` : message;
    const value: PrintedValue = { kind: 'error', text: shortened(said), ...(entries ? { entries } : {}) };
    add({ level: 'error', values: [value], ...(depth > 0 ? { depth } : {}), ...(place ? { place } : {}) });
  }
}

function text(written: string): PrintedValue {
  return { kind: 'text', text: written };
}

function labelOf(label: unknown): string {
  return label === undefined ? 'default' : shortened(textOf(label), 200);
}

/** The lines of the code that called, without those of the frame. */
function stackOf({ stack = '' }: Error): string {
  const lines = stack.split('\n').filter((line) => placeInStackOf(Object.assign(new Error(), { stack: line })));
  return lines.map((line) => line.trim()).join('\n');
}
