import type { MailBlock, MailInline } from '../mail-body.ts';

const ruleOff = '* * *';

/** The same as the HTML says, in signs that a person would type. */
export function plainBody(blocks: readonly MailBlock[]): string {
  return blocks.map(plainBlock).join('\n\n');
}

function plainBlock(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return plainInline(block.content);
    case 'heading':
      return `## ${plainInline(block.content)}`;
    case 'list':
      return block.items
        .map((item, index) => hanging(block.isOrdered ? `${block.start + index}. ` : '- ', item.map(plainBlock).join('\n')))
        .join('\n');
    case 'quote':
      return plainBody(block.content).replace(/^/gm, '> ');
    case 'code':
      return block.text.replace(/^/gm, '    ');
    case 'line':
      return ruleOff;
  }
}

function plainInline(content: readonly MailInline[]): string {
  return content.map(plainPiece).join('');
}

function plainPiece(piece: MailInline): string {
  if (typeof piece === 'string') return piece;
  if (piece.kind === 'break') return '\n';
  const text = plainInline(piece.content);
  if (piece.kind !== 'link') return text;
  return text === piece.address || `mailto:${text}` === piece.address ? text : `${text} (${piece.address})`;
}

function hanging(mark: string, text: string): string {
  return mark + text.replaceAll('\n', `\n${' '.repeat(mark.length)}`);
}
