import type { PrintedValue } from '@webdocs/contracts/samples/printed';
import { described, shortened, type Room } from './describe-value.ts';

const directive = /%[oOdisfc%]/;

/** What a call prints, piece by piece: directives of the first text are filled, the rest follows with blanks between. */
export function formatted(args: readonly unknown[], room: Room): PrintedValue[] {
  const [first, ...rest] = args;
  if (typeof first !== 'string' || rest.length === 0 || !directive.test(first)) return joined(args, room);
  const left = [...rest];
  let style = '';
  const pieces: PrintedValue[] = [];
  const write = (text: string) => {
    if (text) pieces.push({ kind: 'text', text: shortened(text), ...(style ? { style } : {}) });
  };
  for (const piece of first.split(/(%[oOdisfc%])/)) {
    if (piece === '%%') write('%');
    else if (!directive.test(piece) || piece.length !== 2 || left.length === 0) write(piece);
    else if (piece === '%c') style = textOf(left.shift()).slice(0, 500);
    else if (piece === '%o' || piece === '%O') pieces.push(described(left.shift(), room));
    else write(filled(piece, left.shift()));
  }
  return left.length > 0 ? [...pieces, blank, ...joined(left, room)] : pieces;
}

const blank: PrintedValue = { kind: 'text', text: ' ' };

/** A text that is printed by itself is no value in quotes. */
function joined(args: readonly unknown[], room: Room): PrintedValue[] {
  return args.flatMap((value, index) => [
    ...(index > 0 ? [blank] : []),
    typeof value === 'string' ? ({ kind: 'text', text: shortened(value) } as const) : described(value, room),
  ]);
}

function filled(piece: string, value: unknown): string {
  if (piece === '%s') return textOf(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'symbol' || typeof value === 'object') return 'NaN';
  return String(piece === '%f' ? Number.parseFloat(String(value)) : Number.parseInt(String(value), 10));
}

/** As a text says it; never throws. */
export function textOf(value: unknown): string {
  try {
    return String(value);
  } catch {
    return kindOf(value);
  }
}

/** As `[object Map]`; a proxy may refuse even that. */
export function kindOf(value: unknown): string {
  try {
    return Object.prototype.toString.call(value);
  } catch {
    return '[object Object]';
  }
}
