/** The language of a block, as a playground calls it; empty where a playground has none. */
export function languageOf(block: HTMLElement): string {
  const named = /brush:\s*(\S+)/.exec(block.querySelector('pre')?.className ?? '')?.[1] ?? '';
  if (/^(?:javascript|mjs)$/.test(named)) return 'js';
  return /^(?:js|css|html|xhtml|svg)$/.test(named) ? named : '';
}
