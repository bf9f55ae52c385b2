import type { MarkdownBlock } from '../parse/markdown-blocks.ts';
import type { Range } from '../report/flaw.ts';
import type { PageCheck } from './page-check.ts';

export type CodeBlock = Extract<MarkdownBlock, { kind: 'code' }>;

/** Takes note of code that is not that of the English page. Comments and texts in it may be translated. */
export function checkTranslatedCode(check: PageCheck, own: readonly CodeBlock[], english: readonly CodeBlock[], source: string): void {
  if (own.length !== english.length) {
    const explanation = `The English page has ${counted(english.length)}, this one ${own.length || 'none'}`;
    check.add({ kind: 'translation-code', explanation, range: own.at(-1) ?? { start: 0, end: 0 } });
    return;
  }
  for (const [index, block] of own.entries()) {
    const original = english[index];
    if (original) compare(check, block, original, source);
  }
}

function compare(check: PageCheck, block: CodeBlock, original: CodeBlock, source: string): void {
  if (block.info !== original.info) {
    const range = infoRange(source, block);
    const explanation = `The English page marks this code as “${original.info}”, this one as “${block.info}”`;
    check.add({ kind: 'translation-code', explanation, range, suggestion: original.info, fix: { ...range, replacement: original.info } });
  }
  if (skeleton(block.code) === skeleton(original.code)) return;
  // Where only spaces differ nothing was meant by it.
  const isLayout = withoutSpace(block.code) === withoutSpace(original.code);
  const range = isLayout ? codeRange(source, block) : undefined;
  check.add({
    kind: 'translation-code',
    explanation: isLayout ? 'This code has other spaces than that of the English page' : 'This code is not that of the English page',
    range: { start: block.start, end: block.end },
    fix: range && source.slice(range.start, range.end) === block.code ? { ...range, replacement: original.code } : undefined,
  });
}

function counted(count: number): string {
  return count === 1 ? '1 block of code' : `${count} blocks of code`;
}

/** What follows the fence on its line. */
function infoRange(source: string, { start }: CodeBlock): Range {
  const line = source.slice(start, source.indexOf('\n', start));
  const fence = /^[`~]+ */.exec(line)?.[0].length ?? 0;
  return { start: start + fence, end: start + line.trimEnd().length };
}

/** The lines between the fences. */
function codeRange(source: string, { start, code }: CodeBlock): Range {
  const begin = source.indexOf('\n', start) + 1;
  return { start: begin, end: begin + code.length };
}

/** Code without what people read in it: comments, strings, texts of elements, and words of other alphabets. */
function skeleton(code: string): string {
  return code
    .replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<![:\w])\/\/.*$|^\s*#(?![\w-]*\s*\{).*$/gm, '')
    .replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g, '""')
    .replace(/>[^<>{}]+(?=<)/g, '>')
    .replace(/\p{L}*[^\p{ASCII}\s][\p{L}\p{M}]*/gu, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim();
}

function withoutSpace(code: string): string {
  return code.replace(/\s+/g, '');
}
