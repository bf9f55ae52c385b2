import type { Document, Section, TocEntry } from '@webdocs/contracts/page/page';
import { htmlOf } from './html.ts';
import { isBlank, isElement, type DataGiven, type Element, type Node, type SectionMark } from './tree.ts';

interface ListedSpecification {
  readonly bcdSpecificationURL: string;
  readonly title: string;
}

export interface SectionData {
  /** Keys of the compatibility data that the page is about. */
  readonly compatKeys: readonly string[];
  /** The standards of the page, or those that a call names in their place. */
  readonly specifications: (given: DataGiven | undefined) => readonly ListedSpecification[];
  /** Is told which tree each piece of HTML was printed from. */
  readonly printed?: ((html: string, nodes: readonly Node[]) => void) | undefined;
}

interface Piece {
  readonly heading: Element | undefined;
  readonly nodes: Node[];
}

/** Cuts a page at its second- and third-level headings. Data marks make the piece they are in a section of their kind. */
export function sectionsOf(nodes: readonly Node[], data: SectionData): Section[] {
  return piecesOf(nodes).flatMap((piece) => sectionsOfPiece(piece, data));
}

/** The table of contents: second-level headings, and third-level ones as their sub-entries. */
export function tocOf(body: Document['body']): TocEntry[] {
  return body.flatMap((section) => {
    const { id, title, isH3 } = section.value as { id: string | null; title: string | null; isH3: boolean };
    if (!id || !title) return [];
    return [{ id, text: withoutLinks(title), ...(isH3 ? { sub: true } : {}) }];
  });
}

/** A heading becomes the text of a link, and a link cannot hold links. */
function withoutLinks(html: string): string {
  return html.replace(/<\/?a\b[^>]*>/g, '');
}

function piecesOf(nodes: readonly Node[]): Piece[] {
  const pieces: Piece[] = [{ heading: undefined, nodes: [] }];
  for (const node of nodes) {
    if (isElement(node, 'h2', 'h3')) pieces.push({ heading: node, nodes: [] });
    else pieces.at(-1)?.nodes.push(node);
  }
  return pieces.filter((piece) => piece.heading || piece.nodes.some((node) => !isBlank(node)));
}

interface Head {
  readonly id: string | null;
  readonly title: string | null;
  readonly isH3: boolean;
}

const untitled: Head = { id: null, title: null, isH3: false };

function sectionsOfPiece({ heading, nodes }: Piece, data: SectionData): Section[] {
  const title = heading && unlinked(heading.children);
  const head: Head = { id: heading?.attributes['id'] ?? null, title: title ? htmlOf(title) : null, isH3: heading?.tag === 'h3' };
  const content = htmlOf(nodes).trim();
  if (title && head.title !== null) data.printed?.(head.title, title);
  data.printed?.(content, nodes);
  const marks = marksIn(nodes);
  const specifications = marks.filter(({ kind }) => kind === 'specifications').slice(0, 1);
  const compat = marks.filter(({ kind }) => kind === 'browser_compatibility');
  const keys = [...new Set(compat.flatMap(({ given }) => given?.compatKeys ?? data.compatKeys))];

  const sections = specifications.map((mark) => (head: Head, content: string) => [specificationsSection(head, mark.given, data, content)]);
  if (compat.length > 0) sections.push((head, content) => compatSections(head, keys, content));
  const [first, ...others] = marks[0]?.kind === 'browser_compatibility' ? sections.toReversed() : sections;
  if (!first) return [{ type: 'prose', value: { ...head, content } }];
  return [...first(head, content), ...others.flatMap((section) => section(untitled, ''))];
}

/** A heading that is a link in the table of contents; its own links are text. */
function unlinked(nodes: readonly Node[]): readonly Node[] {
  return nodes.flatMap((node): readonly Node[] => {
    if (node.type !== 'element' || node.children.length === 0) return [node];
    const children = unlinked(node.children);
    return node.tag === 'a' ? children : [{ ...node, children: [...children] }];
  });
}

/** Older pages have them inside other elements. */
function marksIn(nodes: readonly Node[]): SectionMark[] {
  return nodes.flatMap((node) => (node.type === 'section-mark' ? [node] : node.type === 'element' ? marksIn(node.children) : []));
}

function specificationsSection(head: Head, given: DataGiven | undefined, data: SectionData, content: string): Section {
  const query = (given?.compatKeys.length ? given.compatKeys : data.compatKeys)[0];
  return {
    type: 'specifications',
    value: { ...head, ...(query ? { query } : {}), specifications: [...data.specifications(given)], ...(content ? { content } : {}) },
  };
}

/** One key fills the section; several are under its heading, each with its own. */
function compatSections(head: Head, keys: readonly string[], content: string): Section[] {
  const [only, ...others] = keys;
  const rest = content ? { content } : {};
  if (only === undefined) return [{ type: 'prose', value: { ...head, content } }];
  if (others.length === 0) return [{ type: 'browser_compatibility', value: { ...head, query: only, ...rest } }];
  const each = keys.map((query): Section => ({ type: 'browser_compatibility', value: { id: query, title: query, isH3: true, query } }));
  return [{ type: 'prose', value: { ...head, content } }, ...each];
}
