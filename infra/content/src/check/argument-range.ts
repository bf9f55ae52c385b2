import type { MacroCall } from '../parse/macro-calls.ts';
import type { Range } from '../report/flaw.ts';

const argument = /\s*("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`|[^\s,)]*)\s*[,)]/sy;

/** Where the text of an argument is in the source, without its quotation marks. */
export function argumentRange({ source, offset }: MacroCall, index: number): Range | undefined {
  const opening = source.indexOf('(');
  if (opening === -1) return undefined;
  argument.lastIndex = opening + 1;
  for (let at = 0; ; at++) {
    const start = argument.lastIndex;
    const found = argument.exec(source);
    const [whole = '', written = ''] = found ?? [];
    if (!found || written === '') {
      if (!found || at === index) return undefined;
      continue;
    }
    if (at < index) continue;
    const from = offset + start + whole.indexOf(written);
    const isQuoted = /^["'`]/.test(written);
    return isQuoted ? { start: from + 1, end: from + written.length - 1 } : { start: from, end: from + written.length };
  }
}
