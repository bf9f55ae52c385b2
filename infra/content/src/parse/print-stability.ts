import { htmlOf } from './html.ts';
import { isBlank, type Element, type Node } from './tree.ts';

const names = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Stand wherever text may. */
const phrases = names('a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var');
/** End a paragraph that they begin in. */
const blocks = names(
  'address article aside blockquote details div dl figcaption figure footer h2 h3 h4 h5 h6 header main nav ol p pre section summary ul',
);
const headings = names('h2 h3 h4 h5 h6');
/** Have an end tag only where they hold something, which they never do. */
const empty = names('br hr img wbr');
/** Of two texts a parser makes one, and it knows these characters by another name or not at all. */
const unsteady = /[\r\0]/;

/** What parts of lists and tables are in; anywhere else a parser moves or drops them. */
const parents: Readonly<Record<string, ReadonlySet<string>>> = {
  li: names('ul ol'),
  dt: names('dl'),
  dd: names('dl'),
  caption: names('table'),
  thead: names('table'),
  tbody: names('table'),
  tfoot: names('table'),
  tr: names('table thead tbody tfoot'),
  th: names('tr'),
  td: names('tr'),
};
/** Elements in which nothing but their own parts may be. */
const tabular = names('table thead tbody tfoot tr');

interface Place {
  readonly parent: string;
  readonly inParagraph: boolean;
  readonly inLink: boolean;
}

const top: Place = { parent: '', inParagraph: false, inLink: false };

/**
 * Whether the HTML of a tree, parsed, is that tree again, but for text that is cut in pieces, marks that leave no HTML,
 * highlighted code and the `tbody` that tables get. It is for nearly every page; where it is not certain, the answer is no.
 */
export function readsBack(html: string, nodes: readonly Node[]): boolean {
  return !unsteady.test(html) && nodes.every((node) => standsIn(node, top));
}

function standsIn(node: Node, place: Place): boolean {
  if (node.type === 'verbatim') return false;
  if (node.type !== 'element') return !tabular.has(place.parent) || isBlank(node);
  const { tag, children } = node;
  if (tabular.has(place.parent) && !parents[tag]?.has(place.parent)) return false;
  if (empty.has(tag)) return children.length === 0 && !(tag === 'hr' && place.inParagraph);
  if (tag === 'iframe') return children.length === 0;
  if (tag === 'code' && place.parent === 'pre' && isHighlighted(node)) return true;
  if (!mayStand(tag, place)) return false;
  if (tag === 'pre' && children[0]?.type !== 'element' && htmlOf(children).startsWith('\n')) return false;
  const inside: Place = { parent: tag, inParagraph: place.inParagraph || tag === 'p', inLink: place.inLink || tag === 'a' };
  return children.every((child) => standsIn(child, inside));
}

function mayStand(tag: string, { parent, inParagraph, inLink }: Place): boolean {
  if (phrases.has(tag) || tag === 'interactive-example') return tag !== 'a' || !inLink;
  if (inParagraph) return false;
  if (blocks.has(tag)) return !(headings.has(tag) && headings.has(parent));
  return tag === 'table' || parents[tag]?.has(parent) === true;
}

function isHighlighted({ children }: Element): boolean {
  return children.length === 1 && children[0]?.type === 'verbatim';
}
