/** An independent part of a text: a paragraph, a list, a table, some code, a heading. */
export interface Block {
  readonly text: string;
  readonly isHeading: boolean;
}

/** Begins the line of a heading; no text holds it. */
export const headingMark = '\u001e';

/** One line a block, as the row of a page keeps them. */
export function writeBlocks(blocks: readonly Block[]): string {
  return blocks.map(({ text, isHeading }) => (isHeading ? headingMark + text : text)).join('\n');
}
