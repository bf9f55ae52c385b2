import { htmlToHast, markdownToHast, type HastNode } from 'satteri';
import { attributeName } from './attribute-names.ts';
import { withoutHtmlFloods, withoutMarkdownFloods } from './costly-input.ts';
import { htmlOf } from './html.ts';
import { eachElement, element, rewrite, text, type Element, type Node } from './tree.ts';

/**
 * The one door to the Markdown parser: CommonMark with tables and autolinks. Of the other GitHub extensions, which it
 * cannot switch off singly, the source text is restored.
 */
export function parseMarkdown(source: string, { places = false } = {}): Node[] {
  const tree = markdownAlone(source, { places });
  if (!hasRawHtml(tree)) return tree;
  const parsed = parseRawHtml(tree, places);
  if (!places) return parsed;
  // Broken HTML may swallow the marks of its places: then the page is right, and its places are not known.
  const unmarked = parseMarkdown(source);
  return htmlOf(parsed) === htmlOf(unmarked) ? parsed : unmarked;
}

/** The same with raw HTML as it is written, for what is no page: its pieces are verbatim in the tree, and may be anything. */
export function markdownAlone(source: string, { places = false } = {}): Node[] {
  const root = markdownToHast(withoutMarkdownFloods(source), {
    position: places,
    features: { gfm: { footnotes: false }, frontmatter: false },
  });
  return withoutStrikethrough(withoutTaskLists(fromParser(root, false)));
}

export function parseHtml(source: string, { places = false } = {}): Node[] {
  const tree = fromParser(htmlToHast(withoutHtmlFloods(places ? placedTags(source, 0) : source), { fragment: true }), false);
  if (places) eachElement(tree, takePlace);
  return tree;
}

const fenceAttribute = 'data-fence';

/** A tag that opens in one piece of raw HTML may close in another: the whole is read again as HTML. */
function parseRawHtml(tree: Node[], places: boolean): Node[] {
  eachElement(tree, (node) => {
    if (node.place) node.attributes[placeAttribute] = `${node.place.start} ${node.place.end}`;
    if (node.fence !== undefined) node.attributes[fenceAttribute] = node.fence;
  });
  const parsed = parseHtml(htmlOf(tree));
  eachElement(parsed, (node) => {
    if (places) takePlace(node);
    const fence = node.attributes[fenceAttribute];
    if (fence === undefined) return;
    node.fence = fence;
    delete node.attributes[fenceAttribute];
  });
  return parsed;
}

const placeAttribute = 'data-place';

/** Tags in raw HTML say where they begin, as nothing else of them is kept by the second reading. */
function placedTags(html: string, offset: number): string {
  return html.replace(tag, (whole, name: string | undefined, at: number) => {
    if (name === undefined) return whole;
    const start = offset + at;
    return `<${name} ${placeAttribute}="${start} ${start + whole.length}"${whole.slice(1 + name.length)}`;
  });
}

const tag = /<!--[\s\S]*?(?:-->|$)|<([A-Za-z][^\s/>"'=<]*)(?:"[^"]*"|'[^']*'|[^'"<>])*>/g;

function takePlace(node: Element): void {
  const [, start, end] = /^(\d+) (\d+)$/.exec(node.attributes[placeAttribute] ?? '') ?? [];
  delete node.attributes[placeAttribute];
  if (start !== undefined) node.place = { start: Number(start), end: Number(end) };
}

function hasRawHtml(nodes: readonly Node[]): boolean {
  return nodes.some((node) => node.type === 'verbatim' || (node.type === 'element' && hasRawHtml(node.children)));
}

/** Deeper than any page is written, and far from where recursion would end. */
const deepest = 200;

function fromParser(node: HastNode, insideSvg: boolean, depth = 0): Node[] {
  if (node.type === 'text') return [text(node.value)];
  if (node.type === 'raw')
    return [{ type: 'verbatim', value: node.position ? placedTags(node.value, offsetOf(node.position.start)) : node.value }];
  if (node.type === 'root') return node.children.flatMap((child) => fromParser(child, insideSvg));
  if (node.type !== 'element') return [];
  if (depth > deepest) return [text(textBelow(node))];

  const svg = insideSvg || node.tagName === 'svg';
  const result: Element = element(node.tagName);
  for (const [property, value] of Object.entries(node.properties)) {
    if (value === null || value === undefined || value === false) continue;
    result.attributes[attributeName(property, svg)] = value === true ? '' : Array.isArray(value) ? value.join(' ') : String(value);
  }
  if (node.position) result.place = { start: offsetOf(node.position.start), end: offsetOf(node.position.end) };
  const fence = node.data && 'meta' in node.data ? node.data.meta : undefined;
  if (typeof fence === 'string') result.fence = fence;
  result.children = node.children.flatMap((child) => fromParser(child, svg, depth + 1));
  return [result];
}

function offsetOf({ offset = 0 }: { readonly offset?: number | undefined }): number {
  return offset;
}

function textBelow(top: HastNode): string {
  const waiting: HastNode[] = [top];
  let all = '';
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.type === 'text') all += node.value;
    else if ('children' in node) waiting.push(...node.children.toReversed());
  }
  return all;
}

function withoutStrikethrough(tree: Node[]): Node[] {
  return rewrite(tree, (node) => (node.type === 'element' && node.tag === 'del' ? [text('~~'), ...node.children, text('~~')] : undefined));
}

function withoutTaskLists(tree: Node[]): Node[] {
  eachElement(tree, (node) => {
    if (node.attributes['class'] === 'contains-task-list') delete node.attributes['class'];
    if (node.attributes['class'] !== 'task-list-item') return;
    delete node.attributes['class'];
    const box = node.children[0];
    if (box?.type === 'element' && box.tag === 'input') node.children[0] = text('checked' in box.attributes ? '[x]' : '[ ]');
  });
  return tree;
}
