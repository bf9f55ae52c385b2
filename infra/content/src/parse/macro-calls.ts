export type MacroArgument = string | number | boolean;

export interface MacroCall {
  /** Lower case, hyphens as underscores: how macros are looked up. */
  readonly name: string;
  readonly values: readonly MacroArgument[];
  readonly source: string;
  /** Line of the source on which it is, from 1. */
  readonly line: number;
  /** Where it begins in the source, in characters. */
  readonly offset: number;
}

export interface ExtractedCalls {
  /** The source with a token in place of every call; tokens pass the Markdown parser as letters do. */
  readonly text: string;
  readonly calls: readonly MacroCall[];
}

const opening = '\uE000';
const closing = '\uE001';
/** Put after braces whose backslash was removed, so that the text keeps its length. */
const filler = '\uE002';
const token = new RegExp(`${opening}(\\d+)${closing}`);
const tokens = new RegExp(token.source, 'g');

/**
 * Takes the macro calls out of a source before Markdown is parsed, so that a result may hold HTML and a call may hold
 * characters that mean something in Markdown. Calls in code get their source back afterwards. `\\{{` writes the braces of
 * a call without making it, in code too, where Markdown would keep the backslash.
 */
export function extractMacroCalls(source: string): ExtractedCalls {
  const calls: MacroCall[] = [];
  const clean = source.replace(/[\uE000-\uE002]/g, '\uFFFD');
  let text = '';
  let done = 0;
  let line = 1;
  for (let at = clean.indexOf('{{'); at !== -1; at = clean.indexOf('{{', at)) {
    const escaped = isEscaped(clean, at);
    const call = escaped ? undefined : readCall(clean, at);
    if (!call && !escaped) {
      at += 2;
      continue;
    }
    const before = clean.slice(done, escaped ? at - 1 : at);
    line += linesIn(before);
    if (!call) {
      text += `${before}{{${filler}`;
      at += 2;
      done = at;
      continue;
    }
    text += before + opening + calls.length + closing;
    calls.push({ ...call, line, offset: at });
    line += linesIn(call.source);
    at += call.source.length;
    done = at;
  }
  return { text: text + clean.slice(done), calls };
}

/** The calls alone, escaped ones left out: half the time where neither lines nor the text around them are asked for. */
export function macroCallsIn(source: string): Array<Omit<MacroCall, 'line'>> {
  const calls: Array<Omit<MacroCall, 'line'>> = [];
  for (let at = source.indexOf('{{'); at !== -1; at = source.indexOf('{{', at)) {
    const call = isEscaped(source, at) ? undefined : readCall(source, at);
    if (call) calls.push({ ...call, offset: at });
    at += call ? call.source.length : 2;
  }
  return calls;
}

/** Splits a text at its tokens: pieces of text and indices of calls, in order. */
export function splitAtTokens(value: string): Array<string | number> {
  if (!value.includes(opening)) return [withoutFillers(value)];
  return value
    .split(token)
    .flatMap((piece, index): Array<string | number> => (index % 2 ? [Number(piece)] : piece ? [withoutFillers(piece)] : []));
}

const encodedMark = /%EE%80%8([0-2])/g;

/** An address with the source of its calls; the parser has encoded their tokens. */
export function addressWithSources(value: string, calls: readonly MacroCall[]): string {
  return withSources(
    value.includes('%EE%80%8') ? value.replace(encodedMark, (_, last: string) => String.fromCharCode(0xe000 + Number(last))) : value,
    calls,
  );
}

/** A text with the source of its calls in place of their tokens. */
export function withSources(value: string, calls: readonly MacroCall[]): string {
  const plain = withoutFillers(value);
  return plain.includes(opening) ? plain.replace(tokens, (_, index: string) => calls[Number(index)]?.source ?? '') : plain;
}

function withoutFillers(value: string): string {
  return value.includes(filler) ? value.replaceAll(filler, '') : value;
}

/** From offsets in the text with tokens to offsets in the source. */
export function sourceOffsets(calls: readonly MacroCall[]): (offset: number) => number {
  const ends: Array<{ readonly text: number; readonly shift: number }> = [];
  let shift = 0;
  for (const [index, { offset, source }] of calls.entries()) {
    const tokenLength = String(index).length + opening.length + closing.length;
    const end = offset - shift + tokenLength;
    shift += source.length - tokenLength;
    ends.push({ text: end, shift });
  }
  return (offset) => {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle]?.text ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    return offset + (ends[low - 1]?.shift ?? 0);
  };
}

function linesIn(text: string): number {
  let lines = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines++;
  return lines;
}

const escapedName = /\s*[A-Za-z]/y;

function isEscaped(source: string, at: number): boolean {
  escapedName.lastIndex = at + 2;
  return source[at - 1] === '\\' && escapedName.test(source);
}

const head = /\{\{\s*([A-Za-z][\w-]*)\s*/y;
const tail = /\s*\}\}/y;

function readCall(source: string, offset: number): Omit<MacroCall, 'line' | 'offset'> | undefined {
  head.lastIndex = offset;
  const name = head.exec(source)?.[1];
  if (name === undefined) return undefined;

  let at = head.lastIndex;
  let values: readonly MacroArgument[] = [];
  if (source[at] === '(') {
    const read = readArguments(source, at + 1);
    if (!read) return undefined;
    values = read.values;
    at = read.end;
  }
  tail.lastIndex = at;
  if (!tail.test(source)) return undefined;
  return { name: name.toLowerCase().replaceAll('-', '_'), values, source: source.slice(offset, tail.lastIndex) };
}

const argument =
  /\s*(?:(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|`((?:[^`\\]|\\.)*)`|(-?\d+(?:\.\d+)?)|(true|false)|(null|undefined))\s*)?([,)])/sy;

function readArguments(source: string, start: number): { values: MacroArgument[]; end: number } | undefined {
  const values: MacroArgument[] = [];
  for (let at = start; ; at = argument.lastIndex) {
    argument.lastIndex = at;
    const found = argument.exec(source);
    if (!found) return undefined;
    const [, double, single, ticked, number, truth, , after] = found;
    const quoted = double ?? single ?? ticked;
    if (quoted !== undefined) values.push(quoted.replace(/\\(.)/gs, '$1'));
    else if (number !== undefined) values.push(Number(number));
    else if (truth !== undefined) values.push(truth === 'true');
    else values.push('');
    if (after === ')') return { values, end: argument.lastIndex };
  }
}
