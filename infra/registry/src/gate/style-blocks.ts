import { tokenize, tokenTypes } from 'css-tree/tokenizer';

/** What stands between braces, or in a sheet as a whole. */
export interface StyleBlock {
  readonly declarations: ReadonlyArray<{ readonly name: string; readonly value: string }>;
  readonly rules: readonly StyleRule[];
}

export interface StyleRule {
  /** `media` of `@media`; undefined for a rule with selectors. */
  readonly at?: string;
  /** The selectors, or what stands behind the name of an at-rule. */
  readonly prelude: string;
  readonly block?: StyleBlock;
}

const deepest = 64;

const {
  AtKeyword,
  BadString,
  BadUrl,
  CDC,
  CDO,
  Colon,
  Comment,
  Function: FunctionToken,
  Ident,
  LeftCurlyBracket,
  LeftParenthesis,
  LeftSquareBracket,
  RightCurlyBracket,
  RightParenthesis,
  RightSquareBracket,
  Semicolon,
  WhiteSpace,
} = tokenTypes;

const closerOf = new Map([
  [LeftCurlyBracket, RightCurlyBracket],
  [LeftParenthesis, RightParenthesis],
  [LeftSquareBracket, RightSquareBracket],
  [FunctionToken, RightParenthesis],
]);

/**
 * The rules of a style sheet as browsers tell them from declarations (CSS Syntax, "consume a block's contents"). css-tree's own parser
 * knows nested rules only behind a `&`, and throws what it does not know together into raw text. Throws where text cannot be read.
 */
export function styleBlocks(source: string): StyleBlock {
  const types: number[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  tokenize(source, (type, start, end) => {
    if (type === BadString || type === BadUrl) throw new Error(`text without an end: ${source.slice(start, start + 40)}`);
    if (type === Comment) return;
    types.push(type);
    starts.push(start);
    ends.push(end);
  });
  let at = 0;
  return contents(0);

  function contents(depth: number): StyleBlock {
    if (depth > deepest) throw new Error(`blocks are nested more than ${deepest} deep`);
    const declarations: Array<StyleBlock['declarations'][number]> = [];
    const rules: StyleRule[] = [];
    const isNested = depth > 0;
    while (at < types.length) {
      const type = types[at];
      if (type === WhiteSpace || type === Semicolon || (!isNested && (type === CDO || type === CDC))) at += 1;
      else if (type === RightCurlyBracket && isNested) break;
      else if (type === AtKeyword) rules.push(atRule(depth));
      else if (isNested && isCustomProperty()) declarations.push(declaration(true));
      else if (isNested && !comesToBlock()) declarations.push(declaration(false));
      else rules.push(qualifiedRule(depth));
    }
    at += 1;
    return { declarations, rules };
  }

  function atRule(depth: number): StyleRule {
    const name = text(at, at + 1)
      .slice(1)
      .toLowerCase();
    const from = (at += 1);
    skipUntil((type) => type === Semicolon || type === LeftCurlyBracket || (depth > 0 && type === RightCurlyBracket));
    const prelude = text(from, at).trim();
    return types[at] === LeftCurlyBracket ? { at: name, prelude, block: blockHere(depth) } : { at: name, prelude };
  }

  function qualifiedRule(depth: number): StyleRule {
    const from = at;
    skipUntil((type) => type === LeftCurlyBracket);
    return { prelude: text(from, at).trim(), block: blockHere(depth) };
  }

  function blockHere(depth: number): StyleBlock {
    at += 1;
    return contents(depth + 1);
  }

  function declaration(mayHaveBlocks: boolean): StyleBlock['declarations'][number] {
    const from = at;
    skipUntil((type) => type === Semicolon || type === RightCurlyBracket, mayHaveBlocks);
    const [name = '', ...value] = text(from, at).split(':');
    return { name: name.trim().toLowerCase(), value: value.join(':').trim() };
  }

  /** Whether a block opens before what is here ends: then it is a rule, whatever it looks like. */
  function comesToBlock(): boolean {
    const from = at;
    skipUntil((type) => type === Semicolon || type === RightCurlyBracket || type === LeftCurlyBracket);
    const isBlock = types[at] === LeftCurlyBracket;
    at = from;
    return isBlock;
  }

  function isCustomProperty(): boolean {
    if (types[at] !== Ident || !source.startsWith('--', starts[at])) return false;
    return types[types[at + 1] === WhiteSpace ? at + 2 : at + 1] === Colon;
  }

  /** Goes on to a token that is in no brackets; what is in brackets counts as one. */
  function skipUntil(isEnd: (type: number) => boolean, alsoBraces = false): void {
    while (at < types.length && !isEnd(types[at] as number)) {
      const opens = types[at] === LeftCurlyBracket ? alsoBraces : closerOf.has(types[at]);
      if (opens) skipBrackets();
      else at += 1;
    }
  }

  function skipBrackets(): void {
    const open: Array<number | undefined> = [];
    do {
      const type = types[at];
      if (closerOf.has(type)) open.push(closerOf.get(type));
      else if (type === open.at(-1)) open.pop();
      at += 1;
    } while (open.length > 0 && at < types.length);
  }

  function text(from: number, to: number): string {
    return from < to ? source.slice(starts[from], ends[to - 1]) : '';
  }
}
