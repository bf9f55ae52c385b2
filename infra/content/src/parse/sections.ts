import type { Document, Section, TocEntry } from '@webdocs/contracts/page';
import { htmlOf } from './html.ts';
import { isBlank, isElement, type Element, type Node } from './tree.ts';

export interface SectionData {
  /** Keys of the compatibility data that the page is about. */
  readonly compatKeys: readonly string[];
  readonly specifications: ReadonlyArray<{ bcdSpecificationURL: string; title: string }>;
}

interface Piece {
  readonly heading: Element | undefined;
  readonly nodes: Node[];
}

/** Cuts a page at its second- and third-level headings. Data marks make the piece they stand in a section of their kind. */
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

function sectionsOfPiece({ heading, nodes }: Piece, data: SectionData): Section[] {
  const base = {
    id: heading?.attributes['id'] ?? null,
    title: heading ? withoutLinks(htmlOf(heading.children)) : null,
    isH3: heading?.tag === 'h3',
  };
  const mark = nodes.find((node) => node.type === 'section-mark');
  const content = htmlOf(nodes).trim();
  if (!mark || mark.type !== 'section-mark') return [{ type: 'prose', value: { ...base, content } }];

  if (mark.kind === 'specifications') {
    const query = data.compatKeys[0];
    return [
      {
        type: 'specifications',
        value: { ...base, ...(query ? { query } : {}), specifications: [...data.specifications], ...(content ? { content } : {}) },
      },
    ];
  }
  return compatSections(base, data.compatKeys, content);
}

/** One key fills the section; several stand under its heading, each with its own. */
function compatSections(
  base: { id: string | null; title: string | null; isH3: boolean },
  keys: readonly string[],
  content: string,
): Section[] {
  const [only, ...others] = keys;
  const rest = content ? { content } : {};
  if (only === undefined) return [{ type: 'prose', value: { ...base, content } }];
  if (others.length === 0) return [{ type: 'browser_compatibility', value: { ...base, query: only, ...rest } }];
  const each = keys.map((query): Section => ({ type: 'browser_compatibility', value: { id: query, title: query, isH3: true, query } }));
  return [{ type: 'prose', value: { ...base, content } }, ...each];
}
