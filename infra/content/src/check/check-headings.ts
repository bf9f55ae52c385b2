import { eachElement, textOf, type Element, type Node } from '../parse/tree.ts';
import type { PageCheck } from './page-check.ts';

/** Takes note of headings that do not build an outline, and of links within them: a heading links to itself. */
export function checkHeadings(check: PageCheck, nodes: readonly Node[]): void {
  let level = 1;
  eachElement(nodes, (node) => {
    if (!/^h[1-6]$/.test(node.tag)) return;
    const own = Number(node.tag.slice(1));
    const name = textOf(node).trim();
    const add = (kind: 'sectioning' | 'heading-link', explanation: string) => check.add({ kind, explanation, range: node.place, name });
    if (own === 1) add('sectioning', 'The title of the page is its only heading of the first level');
    else if (own > level + 1) add('sectioning', `A heading of level ${own} follows one of level ${level}`);
    if (name === '') add('sectioning', 'A heading has no text');
    if (holdsLink(node)) add('heading-link', 'A heading holds a link');
    level = Math.max(own, 1);
  });
}

function holdsLink(heading: Element): boolean {
  return heading.children.some((child) => child.type === 'element' && (child.tag === 'a' || holdsLink(child)));
}
