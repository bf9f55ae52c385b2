import type { ReactNode } from 'react';

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** A heading's text out of the content build: words, code and character references, nothing else of its markup. */
export function tocText(html: string): ReactNode {
  return html.split(/(<code>.*?<\/code>)/s).map((piece, index) => {
    const words = plain(piece);
    return piece.startsWith('<code>') ? <code key={index}>{words}</code> : words;
  });
}

function plain(html: string): string {
  return html.replace(/<[^>]*>/g, '').replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (reference, decimal, hex, name) => {
    if (decimal) return String.fromCodePoint(Number(decimal));
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    return entities[name] ?? reference;
  });
}
