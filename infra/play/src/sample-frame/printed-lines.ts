import type { ConsoleMessage, ConsoleMethod } from '@webdocs/contracts/samples/sample-messages';
import { kindOf } from './format-values.ts';

const printing: ReadonlySet<ConsoleMethod> = new Set(['log', 'info', 'debug', 'warn', 'error']);
/** Code that prints without end is not kept without end. */
const most = 200;

/** What code has printed, as checks read it: a text as it is, other values as JSON, with blanks between them. */
export function printedLines(): { readonly lines: readonly string[]; readonly take: (message: ConsoleMessage) => void } {
  const lines: string[] = [];
  return {
    lines,
    take({ prop, args }) {
      if (prop === 'clear') lines.length = 0;
      else if (printing.has(prop) && lines.length < most) lines.push(args.map(textOf).join(' '));
    },
  };
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  try {
    return isReadAtOnce(value, { values: mostValues }) ? (JSON.stringify(value) ?? String(value)) : kindOf(value);
  } catch {
    // In circles, or with a number that JSON has no words for.
    return kindOf(value);
  }
}

/** No check looks at more, and code that prints a list of millions would wait for it. */
const mostValues = 1000;

/** Whether it has few values, all of them known without asking the code for them. */
function isReadAtOnce(value: unknown, room: { values: number }): boolean {
  room.values -= 1;
  if (room.values < 0) return false;
  if (typeof value !== 'object' || value === null) return true;
  const isLong = (Array.isArray(value) || ArrayBuffer.isView(value)) && 'length' in value && Number(value.length) > room.values;
  if (isLong) return false;
  return Object.values(Object.getOwnPropertyDescriptors(value)).every(
    ({ enumerable, get, value: inner }) => !enumerable || (!get && isReadAtOnce(inner, room)),
  );
}
