type Wanted = 'value' | 'value-or-end' | 'key' | 'key-or-end' | 'colon' | 'more';

const space = /[ \t\r\n]*/y;
/** Each piece of a string is read in one way only: a string without its end must not be tried in all the ways to divide it. */
const token =
  /[{}[\],:]|"[^"\\\p{Cc}]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\\p{Cc}]*)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/uy;

/** Where a text stops being JSON; its length where the end is missing. Browsers say it in words of their own, and some not at all. */
export function jsonErrorAt(text: string): number {
  const open: string[] = [];
  let wanted: Wanted = 'value';
  let at = 0;
  for (;;) {
    space.lastIndex = at;
    at += space.exec(text)?.[0].length ?? 0;
    token.lastIndex = at;
    const found = token.exec(text)?.[0];
    const next = found === undefined ? undefined : after(found);
    if (found === undefined || next === undefined) return at;
    wanted = next;
    at += found.length;
  }

  /** What may follow; undefined where the piece itself may not be there. */
  function after(found: string): Wanted | undefined {
    const isKey = wanted === 'key' || wanted === 'key-or-end';
    const isValue = wanted === 'value' || wanted === 'value-or-end';
    const around = open.at(-1);
    if (found === ':') return wanted === 'colon' ? 'value' : undefined;
    if (found === ',') return wanted === 'more' && around ? (around === '{' ? 'key' : 'value') : undefined;
    if (found === '}' || found === ']') {
      const mayEnd = wanted === 'more' || wanted === (found === '}' ? 'key-or-end' : 'value-or-end');
      return mayEnd && open.pop() === (found === '}' ? '{' : '[') ? 'more' : undefined;
    }
    if (found === '{' || found === '[') {
      if (!isValue) return undefined;
      open.push(found);
      return found === '{' ? 'key-or-end' : 'value-or-end';
    }
    if (isKey) return found.startsWith('"') ? 'colon' : undefined;
    return isValue ? 'more' : undefined;
  }
}
