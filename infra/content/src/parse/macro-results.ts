import { addressWithSources, splitAtTokens, withSources, type MacroCall } from './macro-calls.ts';
import { isBlank, rewrite, text, type Element, type Node } from './tree.ts';

const blocks = new Set([
  'div',
  'dl',
  'ul',
  'ol',
  'h2',
  'h3',
  'table',
  'figure',
  'aside',
  'nav',
  'section',
  'p',
  'pre',
  'iframe',
  'interactive-example',
]);

/** Elements that show calls as they are written. */
const verbatimInMarkdown: ReadonlySet<string> = new Set(['code', 'pre']);

/** Puts the results of macros where their tokens are: code and attributes show the call as it was written. */
export function putMacrosIn(
  nodes: Node[],
  calls: readonly MacroCall[],
  expand: (call: MacroCall) => readonly Node[],
  verbatim = verbatimInMarkdown,
): Node[] {
  const put = putResults(nodes, { calls, expand, verbatim, insideLink: false });
  if (calls.length === 0) return put;
  return rewrite(put, (node) => (isParagraphOfBlocks(node) ? node.children.filter((child) => !isBlank(child)) : undefined));
}

interface Place {
  readonly calls: readonly MacroCall[];
  readonly expand: (call: MacroCall) => readonly Node[];
  readonly verbatim: ReadonlySet<string>;
  readonly insideLink: boolean;
}

function putResults(nodes: readonly Node[], place: Place): Node[] {
  return nodes.flatMap((node): Node[] => {
    if (node.type === 'text')
      return splitAtTokens(node.value).flatMap((piece) => (typeof piece === 'string' ? [text(piece)] : resultOf(piece, place)));
    if (node.type !== 'element') return [node];
    for (const name in node.attributes) node.attributes[name] = addressWithSources(node.attributes[name] ?? '', place.calls);
    if (node.fence !== undefined) node.fence = withSources(node.fence, place.calls);
    if (place.verbatim.has(node.tag)) showSources(node, place.calls);
    else node.children = putResults(node.children, node.tag === 'a' ? { ...place, insideLink: true } : place);
    return [node];
  });
}

function resultOf(index: number, { calls, expand, insideLink }: Place): Node[] {
  const call = calls[index];
  if (!call) return [];
  const result = [...expand(call)];
  // A link cannot be in a link: the outer one, which its author wrote around the macro, wins.
  return insideLink ? result.flatMap((node) => (node.type === 'element' && node.tag === 'a' ? node.children : [node])) : result;
}

function showSources(node: Element, calls: readonly MacroCall[]): void {
  for (const child of node.children) {
    if (child.type === 'text') child.value = withSources(child.value, calls);
    else if (child.type === 'element') showSources(child, calls);
  }
}

function isParagraphOfBlocks(node: Node): node is Element {
  if (node.type !== 'element' || node.tag !== 'p') return false;
  const parts = node.children.filter((child) => !isBlank(child));
  return parts.length === 0 || parts.every((part) => part.type === 'section-mark' || (part.type === 'element' && blocks.has(part.tag)));
}
