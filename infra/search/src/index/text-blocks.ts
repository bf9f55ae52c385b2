/** An independent part of a text: a paragraph, a list, a table, some code, a heading. */
export interface Block {
  readonly text: string;
  readonly kind: BlockKind;
}

/** 'links' is a list that leads elsewhere: its words are of other pages. */
export type BlockKind = 'text' | 'heading' | 'code' | 'links';

/** Begins the line of a block that is no ordinary text; no text holds it. */
const marks: Readonly<Record<Exclude<BlockKind, 'text'>, string>> = { heading: '\u001e', code: '\u001d', links: '\u001c' };
const kinds = new Map(Object.entries(marks).map(([kind, mark]) => [mark, kind as BlockKind]));

/** Around code in a sentence. */
export const codeStart = '\u0002';
export const codeEnd = '\u0003';

/** One line a block, as the row of a page keeps them. */
export function writeBlocks(blocks: readonly Block[]): string {
  return blocks.map(({ text, kind }) => (kind === 'text' ? text : marks[kind] + text)).join('\n');
}

/** What kind of block the line is that begins there. */
export function kindOfBlock(body: string, begin: number): BlockKind {
  return kinds.get(body[begin] ?? '') ?? 'text';
}

/** The blocks of a page out of its row. */
export function readBlocks(body: string): Block[] {
  return body.split('\n').flatMap((line) => {
    const kind = kindOfBlock(line, 0);
    const text = kind === 'text' ? line : line.slice(1);
    return text === '' ? [] : [{ text, kind }];
  });
}

export function withoutCodeMarks(text: string): string {
  return text.replaceAll(codeStart, '').replaceAll(codeEnd, '');
}
