import { markdownToMdast, type MdastNode } from 'satteri';
import { withoutMarkdownFloods } from './costly-input.ts';
import type { SourceRange } from './tree.ts';

/** A part of a Markdown text that leads somewhere, is HTML or is code, with its place in the text. */
export type MarkdownPiece = SourceRange &
  (
    | {
        readonly kind: 'link';
        readonly href: string;
        /** What readers see of it; empty where nothing is. */
        readonly label: SourceRange;
        /** `auto` is an address without a label, in angle brackets or bare. */
        readonly form: 'inline' | 'reference' | 'auto';
      }
    | { readonly kind: 'image'; readonly alt: string }
    | { readonly kind: 'definition' | 'html' | 'code' }
  );

export interface PlacedPieces {
  /** The text that the places are in: of a flood of markers or entities some are replaced. */
  readonly source: string;
  /** In the order of the text; a piece in the label of a link follows the link. */
  readonly pieces: readonly MarkdownPiece[];
}

/** Reads a text as CommonMark with the tables and bare addresses of GitHub. Throws for a text that is nested too deeply. */
export function markdownPieces(given: string): PlacedPieces {
  const source = withoutMarkdownFloods(given);
  const root = markdownToMdast(source, { position: true, features: { gfm: { footnotes: false }, frontmatter: false } });
  const nodes = nodesBelow(root);
  const targets = new Map<string, string>();
  for (const node of nodes) if (node.type === 'definition' && !targets.has(node.identifier)) targets.set(node.identifier, node.url);
  return { source, pieces: nodes.flatMap((node) => pieceOf(node, source, targets) ?? []) };
}

function nodesBelow(root: MdastNode): MdastNode[] {
  const found: MdastNode[] = [];
  const waiting: MdastNode[] = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    found.push(node);
    if ('children' in node) waiting.push(...(node.children as MdastNode[]).toReversed());
  }
  return found;
}

function pieceOf(node: MdastNode, source: string, targets: ReadonlyMap<string, string>): MarkdownPiece | undefined {
  const place = placeOf(node);
  switch (node.type) {
    case 'link':
      return { ...place, kind: 'link', href: node.url, label: labelOf(node), form: source[place.start] === '[' ? 'inline' : 'auto' };
    case 'linkReference':
      return { ...place, kind: 'link', href: targets.get(node.identifier) ?? '', label: labelOf(node), form: 'reference' };
    case 'image':
    case 'imageReference':
      return { ...place, kind: 'image', alt: node.alt ?? '' };
    case 'definition':
    case 'html':
      return { ...place, kind: node.type };
    case 'code':
    case 'inlineCode':
      return { ...place, kind: 'code' };
    default:
      return undefined;
  }
}

function labelOf(node: MdastNode & { readonly children: readonly MdastNode[] }): SourceRange {
  const first = node.children[0];
  const last = node.children.at(-1);
  const { start } = placeOf(node);
  return first && last ? { start: placeOf(first).start, end: placeOf(last).end } : { start, end: start };
}

function placeOf({ position }: MdastNode): SourceRange {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 };
}
