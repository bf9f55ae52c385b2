import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { jsonLines } from './json-lines.ts';
import { maskedClasses } from './masks.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/**
 * A document as a browser reads it, one line a node, in pieces: the scripts and links of the build, the state for the browser, the
 * head, and each child of the body under its id.
 */
export function htmlPieces(html: string): Record<string, string> {
  const pieces = new Map<string, string[]>();
  const add = (piece: string, lines: Iterable<string>): void => void pieces.set(piece, [...(pieces.get(piece) ?? []), ...lines]);

  for (const top of parse(html).childNodes) {
    if (!('tagName' in top)) {
      add('frame', linesOf(top, 0));
      continue;
    }
    add('frame', [openTag(top)]);
    for (const part of top.childNodes) {
      if (!('tagName' in part)) add('frame', linesOf(part, 1));
      else {
        add('frame', [`  ${openTag(part)}`]);
        for (const child of part.childNodes) addChild(part.tagName, child);
      }
    }
  }
  return Object.fromEntries([...pieces].map(([name, lines]) => [name, lines.join('\n')]));

  function addChild(parent: string, child: Node): void {
    if ('tagName' in child && attribute(child, 'type') === 'application/json') return add('state', jsonLines(textOf(child)).split('\n'));
    if (parent === 'body') return add(idOf(child) ?? 'body', linesOf(child, 0));
    if (!('tagName' in child)) return add('head', linesOf(child, 0));
    if (child.tagName === 'script' && child.attrs.length === 0) return add('script', [textOf(child)]);
    if (child.tagName === 'link' && /^(stylesheet|preload|modulepreload)$/.test(attribute(child, 'rel') ?? ''))
      return add('assets', linesOf(child, 0));
    add('head', linesOf(child, 0));
  }
}

/** Nodes in the order of the document; how deep one lies is said by its indent, so no line is needed where an element ends. */
function* linesOf(node: Node, depth: number): Generator<string> {
  const indent = '  '.repeat(depth);
  if (node.nodeName === '#text') return yield `${indent}${JSON.stringify((node as DefaultTreeAdapterTypes.TextNode).value)}`;
  if (node.nodeName === '#comment') return yield `${indent}<!--${(node as DefaultTreeAdapterTypes.CommentNode).data}-->`;
  if (!('tagName' in node)) return yield `${indent}<!${node.nodeName}>`;
  yield indent + openTag(node);
  const children = 'content' in node ? (node as DefaultTreeAdapterTypes.Template).content.childNodes : node.childNodes;
  for (const child of children) yield* linesOf(child, depth + 1);
}

/** The order of attributes says nothing and is alphabetical. */
function openTag({ tagName, attrs }: Element): string {
  const written = attrs
    .map(({ name, value }) => ` ${name}=${JSON.stringify(name === 'class' ? maskedClasses(value) : value)}`)
    .sort()
    .join('');
  return `<${tagName}${written}>`;
}

function attribute({ attrs }: Element, wanted: string): string | undefined {
  return attrs.find(({ name }) => name === wanted)?.value;
}

function idOf(node: Node): string | undefined {
  return 'tagName' in node ? attribute(node, 'id') : undefined;
}

function textOf({ childNodes }: Element): string {
  return childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}
