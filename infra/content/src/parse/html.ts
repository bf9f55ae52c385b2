import type { Node } from './tree.ts';

const emptyElements = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);

export function escapeText(value: string): string {
  return /[&<>]/.test(value) ? value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;') : value;
}

export function escapeAttribute(value: string): string {
  return /[&<>"]/.test(value) ? escapeText(value).replaceAll('"', '&quot;') : value;
}

/** The tree as HTML text. A section mark leaves nothing: what it stands for is not part of the prose. */
export function htmlOf(nodes: readonly Node[]): string {
  let html = '';
  for (const node of nodes) html += htmlOfNode(node);
  return html;
}

function htmlOfNode(node: Node): string {
  if (node.type === 'text') return escapeText(node.value);
  if (node.type === 'verbatim') return node.value;
  if (node.type === 'section-mark') return '';

  let start = `<${node.tag}`;
  for (const name in node.attributes) start += ` ${name}="${escapeAttribute(node.attributes[name] ?? '')}"`;
  if (emptyElements.has(node.tag)) return `${start}>`;
  return `${start}>${htmlOf(node.children)}</${node.tag}>`;
}

/** The text of HTML that was printed here: it has no other entities. */
export function textOfHtml(html: string): string {
  const text = html.replace(/<[^>]*>/g, '');
  return text.includes('&') ? text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&') : text;
}
