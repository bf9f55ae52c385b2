import { isBlank, isElement, textOf, type Node } from './tree.ts';

/** The first paragraph of a page that says something, as text. */
export function summaryOf(nodes: readonly Node[]): string | undefined {
  for (const node of nodes) {
    if (!isElement(node, 'p') || node.children.every(isBlank)) continue;
    const said = textOf(node).replace(/\s+/g, ' ').trim();
    if (said) return said;
  }
  return undefined;
}

/** Minutes that reading takes, at least one: 220 words a minute, hidden code not counted. */
export function readingMinutes(nodes: readonly Node[]): number {
  return Math.max(1, Math.round(wordsIn(nodes) / 220));
}

function wordsIn(nodes: readonly Node[]): number {
  let words = 0;
  for (const node of nodes) {
    if (node.type === 'text') words += node.value.split(/\s+/).filter(Boolean).length;
    else if (node.type === 'verbatim')
      words += node.value
        .replace(/<[^>]*>/g, '')
        .split(/\s+/)
        .filter(Boolean).length;
    else if (node.type === 'element' && !('hidden' in node.attributes)) words += wordsIn(node.children);
  }
  return words;
}
