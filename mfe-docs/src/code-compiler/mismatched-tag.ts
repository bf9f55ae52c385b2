import { parse } from 'sucrase/dist/esm/parser/index.js';
import { TokenType as kind } from 'sucrase/dist/esm/parser/tokenizer/types.js';

/** Where an element of JSX ends with another name than it began with; undefined where there is none. Sucrase takes any end for one. */
export function mismatchedTag(code: string, isTypeScript: boolean): { readonly at: number; readonly end: string } | undefined {
  const { tokens } = parse(code, true, isTypeScript, false);
  const open: string[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    const next = tokens[index + 1];
    if (token?.type === kind.slash && next?.type === kind.jsxTagEnd && tokens[index - 1]?.type !== kind.jsxTagStart) open.pop();
    if (token?.type !== kind.jsxTagStart || !next) continue;
    const isEnd = next.type === kind.slash;
    const name = nameAt(index + (isEnd ? 2 : 1));
    if (!isEnd) open.push(name);
    else if (open.pop() !== name) return { at: token.start, end: `</${name}>` };
  }
  return undefined;

  function nameAt(first: number): string {
    let last = first;
    const parts: ReadonlyArray<number | undefined> = [kind.jsxName, kind.dot, kind.colon];
    while (parts.includes(tokens[last]?.type) && (last === first || isJoined(last))) last += 1;
    return tokens
      .slice(first, last)
      .map(({ start, end }) => code.slice(start, end))
      .join('');
  }

  /** Two names in a row are an element and its attribute. */
  function isJoined(index: number): boolean {
    return tokens[index]?.type !== kind.jsxName || tokens[index - 1]?.type !== kind.jsxName;
  }
}
