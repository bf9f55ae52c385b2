import { markdownToMdast, type MdastNode } from 'satteri';
import { withoutMarkdownFloods } from './costly-input.ts';
import type { SourceRange } from './tree.ts';

/** A part of a Markdown text that a translation has too, in the order of the text. */
export type MarkdownBlock = SourceRange &
  (
    | { readonly kind: 'heading'; readonly depth: number }
    | { readonly kind: 'code'; readonly info: string; readonly code: string }
    | { readonly kind: 'paragraph' }
  );

/** The headings, fences and paragraphs of a text; each says with its place what is written there. Throws for a text that is nested too deeply. */
export function markdownBlocks(given: string): { readonly source: string; readonly blocks: readonly MarkdownBlock[] } {
  const source = withoutMarkdownFloods(given);
  const root = markdownToMdast(source, { position: true, features: { gfm: { footnotes: false }, frontmatter: false } });
  return { source, blocks: blocksIn(root) };
}

function blocksIn(node: MdastNode): MarkdownBlock[] {
  const place = { start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0 };
  if (node.type === 'heading') return [{ ...place, kind: 'heading', depth: node.depth }];
  if (node.type === 'code') return [{ ...place, kind: 'code', info: [node.lang, node.meta].filter(Boolean).join(' '), code: node.value }];
  if (node.type === 'paragraph') return [{ ...place, kind: 'paragraph' }];
  return 'children' in node ? (node.children as MdastNode[]).flatMap(blocksIn) : [];
}
