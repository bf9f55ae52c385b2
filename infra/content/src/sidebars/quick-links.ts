import { isBlank, isElement, type Element, type Node } from '../parse/tree.ts';

/**
 * Takes the section `Quick_links` out of a page: older pages carry their sidebar in their text. The link to the page
 * itself, which is marked already, opens what folds it away.
 */
export function takeQuickLinks(nodes: Node[]): readonly Node[] | undefined {
  for (const [index, node] of nodes.entries()) {
    if (node.type !== 'element') continue;
    if (isElement(node, 'section') && node.attributes['id']?.toLowerCase() === 'quick_links') {
      nodes.splice(index, 1);
      for (const child of node.children) openToCurrent(child);
      const links = node.children.filter((child) => !isBlank(child));
      return links.length ? links : undefined;
    }
    const found = takeQuickLinks(node.children);
    if (found) return found;
  }
  return undefined;
}

/** Whether the link to the page is in a node; folds around it are opened on the way back. */
function openToCurrent(node: Node): boolean {
  if (node.type !== 'element') return false;
  if (node.attributes['aria-current'] !== undefined) return true;
  let holds = false;
  for (const [index, child] of node.children.entries()) {
    if (!openToCurrent(child)) continue;
    holds = true;
    if (isElement(child, 'a')) node.children[index] = emphasised(child);
  }
  if (holds && node.tag === 'details') node.attributes['open'] = '';
  return holds;
}

function emphasised(link: Element): Element {
  return { type: 'element', tag: 'em', attributes: {}, children: [link] };
}
