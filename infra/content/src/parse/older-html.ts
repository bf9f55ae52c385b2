import { addClass, eachElement, hasClass, type Element, type Node } from './tree.ts';

const boxes = ['note', 'warning'];

/** Gives the classes that pages had before Markdown the meaning that the dialect of today has for them. */
export function olderHtml(nodes: Node[]): Node[] {
  eachElement(nodes, (node) => {
    if (isBox(node)) {
      node.tag = 'div';
      addClass(node, 'notecard');
    }
  });
  return nodes;
}

function isBox(node: Element): boolean {
  return (node.tag === 'div' || node.tag === 'p') && boxes.some((name) => hasClass(node, name));
}
