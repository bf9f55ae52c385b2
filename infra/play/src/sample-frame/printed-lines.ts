import type { ConsoleMessage, ConsoleMethod } from '@webdocs/contracts/samples/sample-messages';

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
    return JSON.stringify(value) ?? String(value);
  } catch {
    // In circles, or with a number that JSON has no words for.
    return Object.prototype.toString.call(value);
  }
}
