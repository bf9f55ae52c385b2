/** What may be written, in the value definition syntax of CSS, as a tree. `width` is its length when put on one line. */
export type Syntax = Term | Row | Enclosed;

/** A keyword, a sign, or the name of something that is defined elsewhere. */
export interface Term {
  readonly kind: 'term';
  readonly text: string;
  readonly multiplier: string;
  readonly refersTo: Reference | undefined;
  readonly width: number;
}

export interface Reference {
  readonly kind: 'property' | 'function' | 'type';
  readonly name: string;
}

/** Parts side by side (without a sign), or joined by one of the signs, which bind less the later they are here. */
export interface Row {
  readonly kind: 'row';
  readonly sign: '' | '&&' | '||' | '|';
  readonly parts: readonly Syntax[];
  readonly width: number;
}

/** Parts in brackets of any kind; `open` holds the name of a function, too. */
export interface Enclosed {
  readonly kind: 'enclosed';
  readonly open: string;
  readonly inside: Syntax;
  readonly close: string;
  readonly multiplier: string;
  readonly width: number;
}

const signs = ['|', '||', '&&'] as const;
const closers: Readonly<Record<string, string>> = { '[': ']', '(': ')', '{': '}' };
/** Brackets that are nested deeper than in any real syntax are read as plain characters. */
const deepest = 50;

const blank = /\s+/y;
const multiplier = /(?:[*+?!#]|\{\d+(?:,\d*)?\})+/y;
const sign = /&&|\|\|?/y;
const term = /<(?:'[^'<>\s]+'|[^<>'\s[\]]+)(?:\s+\[[^[\]<>]*\])?>|'[^'\s]{1,8}'|[^\s<>'|&[\](){}*+?!#,;/]+\(?|\S/y;

/** Reads any text: what is no proper syntax is in the tree as the signs that it is made of. */
export function parseSyntax(source: string): Syntax {
  let at = 0;
  return enclosedBy('', 0);

  /** Everything up to a closing bracket, which is not taken, or to the end. */
  function enclosedBy(close: string, depth: number): Syntax {
    const items: Array<Syntax | Row['sign']> = [];
    while (take(blank) !== undefined || at < source.length) {
      if (close && source.startsWith(close, at)) break;
      const found = take(sign);
      if (found !== undefined) items.push(found as Row['sign']);
      else if (at < source.length) items.push(item(depth));
    }
    return rowOf(items, signs);
  }

  function item(depth: number): Syntax {
    const text = take(term) ?? '';
    const close = closers[text.at(-1) ?? ''];
    if (close === undefined || depth >= deepest || (text.length > 1 && !text.endsWith('('))) return termOf(text, take(multiplier) ?? '');
    const inside = enclosedBy(close, depth + 1);
    const closed = source.startsWith(close, at);
    if (closed) at += close.length;
    return enclosed(text, inside, closed ? close : '', closed ? (take(multiplier) ?? '') : '');
  }

  function take(pattern: RegExp): string | undefined {
    pattern.lastIndex = at;
    const found = pattern.exec(source)?.[0];
    at += found?.length ?? 0;
    return found;
  }
}

/** The items cut at the sign that binds least; a sign with nothing beside it has an empty row there. */
function rowOf(items: ReadonlyArray<Syntax | Row['sign']>, [weakest, ...others]: ReadonlyArray<(typeof signs)[number]>): Syntax {
  if (weakest === undefined) return row('', items as readonly Syntax[]);
  const parts: Array<Array<Syntax | Row['sign']>> = [[]];
  for (const item of items) {
    if (item === weakest) parts.push([]);
    else parts.at(-1)?.push(item);
  }
  return row(
    weakest,
    parts.map((part) => rowOf(part, others)),
  );
}

function row(joint: Row['sign'], parts: readonly Syntax[]): Syntax {
  const [only] = parts;
  if (only && parts.length === 1) return only;
  const gap = joint ? joint.length + 2 : 1;
  return { kind: 'row', sign: joint, parts, width: parts.reduce((sum, part) => sum + part.width, gap * Math.max(0, parts.length - 1)) };
}

function enclosed(open: string, inside: Syntax, close: string, times: string): Enclosed {
  const width = open.length + close.length + times.length + inside.width + (inside.width ? 2 : 0);
  return { kind: 'enclosed', open, inside, close, multiplier: times, width };
}

function termOf(text: string, times: string): Term {
  return { kind: 'term', text, multiplier: times, refersTo: referenceOf(text), width: text.length + times.length };
}

function referenceOf(text: string): Reference | undefined {
  const [, property, name = ''] = /^<(?:'([^']+)'|([^\s[\]]+))(?:\s+\[.*\])?>$/.exec(text) ?? [];
  if (property !== undefined) return { kind: 'property', name: property };
  if (!name) return undefined;
  return name.endsWith('()') ? { kind: 'function', name: name.slice(0, -2) } : { kind: 'type', name };
}

/** What a syntax refers to, in the order in which it is written. */
export function referencesIn(syntax: Syntax): readonly Reference[] {
  switch (syntax.kind) {
    case 'term':
      return syntax.refersTo ? [syntax.refersTo] : [];
    case 'row':
      return syntax.parts.flatMap(referencesIn);
    case 'enclosed':
      return referencesIn(syntax.inside);
  }
}
