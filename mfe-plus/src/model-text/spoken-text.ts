import { parseMarkdown, type Block, type Inline } from './parse-markdown.ts';

/** Markdown as it is read out: without its signs, numbers of sources and blocks of code. Each block ends a sentence. */
export function spokenText(source: string): string {
  return parseMarkdown(source)
    .flatMap(spokenBlock)
    .map((text) => (/[.!?:。！？…]$/.test(text) ? text : `${text}.`))
    .join(' ');
}

function spokenBlock(block: Block): string[] {
  if (block.kind === 'code') return [];
  if (block.kind === 'list') return block.items.flat().flatMap(spokenBlock);
  const text = block.children.map(spokenPart).join('').replace(/\s+/g, ' ').trim();
  return text ? [text] : [];
}

function spokenPart(part: Inline): string {
  if (part.kind === 'code') return part.text;
  if (part.kind === 'text') return part.text.replace(/ ?\[\d{1,2}\]/g, '');
  return part.children.map(spokenPart).join('');
}

/** What is new since the last time, up to the end of its last whole sentence; everything once no more comes. */
export function nextToSay(text: string, said: number, isComplete: boolean): { readonly words: string; readonly said: number } {
  const rest = text.slice(said);
  if (isComplete) return { words: rest.trim(), said: text.length };
  let end = 0;
  for (const match of rest.matchAll(/[.!?…](?=\s)|[。！？]/g)) end = match.index + match[0].length;
  return { words: rest.slice(0, end).trim(), said: said + end };
}
