import { eachElement, isBlank, isElement, rewrite, textOf, type Element, type Node } from '../parse/tree.ts';

/**
 * Takes the section `Quick_links` out of a page: older pages carry their sidebar in their text. The link to the page
 * itself, which is marked already, opens what folds it away. `below` says what a fold holds, by the text of the link
 * that was its handle and is now beside it.
 */
export function takeQuickLinks(nodes: Node[], below: (title: string) => string): readonly Node[] | undefined {
  for (const [index, node] of nodes.entries()) {
    if (node.type !== 'element') continue;
    if (isElement(node, 'section') && node.attributes['id']?.toLowerCase() === 'quick_links') {
      nodes.splice(index, 1);
      for (const child of node.children) openToCurrent(child);
      const links = withLinksBesideHandles(node.children, below).filter((child) => !isBlank(child));
      return links.length ? links : undefined;
    }
    const found = takeQuickLinks(node.children, below);
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

function withLinksBesideHandles(nodes: Node[], below: (title: string) => string): Node[] {
  return rewrite(nodes, (node) => {
    const handle = isElement(node, 'details') ? node.children.find((child) => isElement(child, 'summary')) : undefined;
    if (!handle || !holdsLink(handle)) return undefined;
    const label = handle.children;
    handle.attributes['aria-label'] = below(textOf(handle).trim());
    handle.children = [];
    return [...label, node];
  });
}

function holdsLink({ children }: Element): boolean {
  let found = false;
  eachElement(children, ({ tag }) => void (found ||= tag === 'a'));
  return found;
}
