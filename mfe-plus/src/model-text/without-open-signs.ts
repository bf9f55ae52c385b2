import { parseMarkdown } from './parse-markdown.ts';

/** Text that was cut off, without signs at its end that only what is missing would have closed: they would be shown as they are. */
export function withoutOpenSigns(source: string): string {
  const text = source.trimEnd();
  if (parseMarkdown(text).at(-1)?.kind === 'code') return text;
  const from = text.lastIndexOf('\n\n') + 1;
  const end = text
    .slice(from)
    .replace(/\s*\[\d{0,2}$/, '')
    .replace(/\[([^\][]*)(?:\](?:\([^\s()]*)?)?$/, (whole, words: string) => (/^\[\d{1,2}\]$/.test(whole) ? whole : words))
    .replace(/(^|\n) *(?:#{1,6}|[-*+]|\d{1,9}[.)]) *$/, '$1');
  return (text.slice(0, from) + withoutOdd(withoutOdd(end, /`+/g), /\*\*/g)).trimEnd();
}

/** Signs come in pairs: a last one without its partner is removed. */
function withoutOdd(text: string, sign: RegExp): string {
  const found = [...text.matchAll(sign)];
  const last = found.at(-1);
  if (!last || found.length % 2 === 0) return text;
  return text.slice(0, last.index) + text.slice(last.index + last[0].length);
}
