import type { ReactNode } from 'react';

const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
]);

/** A heading's text out of the content build: words, code and character references, nothing else of its markup. */
export function tocText(html: string): ReactNode {
  return html.split(/(<code>.*?<\/code>)/s).map((piece, index) => {
    const words = plain(piece);
    return piece.startsWith('<code>') ? <code key={index}>{words}</code> : words;
  });
}

function plain(html: string): string {
  return html.replace(/<[^>]*>/g, '').replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (reference, decimal, hex, name) => {
    const point = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    if (point <= 0x10ffff) return String.fromCodePoint(point);
    return entities.get(name) ?? reference;
  });
}
