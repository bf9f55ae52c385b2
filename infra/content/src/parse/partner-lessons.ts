import { element, rewrite, text, type Element, type Node } from './tree.ts';

const tags = new Set(['mdn-scrim-inline', 'scrim-inline']);
const host = /(^|\.)scrimba\.com$/;

/**
 * A lesson of the partner is a link to it: the page loads nothing from elsewhere unless its reader asks for it. Authors
 * close the tag by another name, so what follows it may be in it.
 */
export function linkPartnerLessons(nodes: Node[]): Node[] {
  return rewrite(nodes, (node) => {
    if (node.type !== 'element' || !tags.has(node.tag)) return undefined;
    const link = linkTo(node);
    return link ? [link, ...node.children] : undefined;
  });
}

function linkTo({ attributes }: Element): Element | undefined {
  const address = attributes['url'] ?? '';
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== 'https:' || !host.test(url.hostname)) return undefined;
  url.searchParams.set('via', 'mdn');
  return element('a', { class: 'scrim', href: url.href }, [text(attributes['scrimtitle'] ?? url.hostname)]);
}
