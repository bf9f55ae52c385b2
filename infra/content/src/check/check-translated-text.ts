import type { Section } from '@webdocs/contracts/page/page';
import type { MarkdownBlock } from '../parse/markdown-blocks.ts';
import { alignedSections } from '../write/aligned-sections.ts';
import type { PageCheck } from './page-check.ts';

export interface Blocks {
  readonly source: string;
  readonly blocks: readonly MarkdownBlock[];
}

/** Takes note of sections that only one of both pages has. */
export function checkTranslatedSections(check: PageCheck, own: Blocks, english: Blocks): void {
  const [here, there] = [outlineOf(own), outlineOf(english)];
  if (here.map(({ depth }) => depth).join() === there.map(({ depth }) => depth).join()) return;
  const pairs = alignedSections(
    here.map(({ section }) => section),
    there.map(({ section }) => section),
  );
  const headingOf = new Map([...here, ...there].map((heading) => [heading.section, heading]));
  let before = { start: 0, end: 0 };
  for (const { translation, english: original } of pairs) {
    const heading = translation && headingOf.get(translation);
    if (heading) before = { start: heading.start, end: heading.end };
    const missing = original && headingOf.get(original);
    if (!heading && missing)
      check.add({
        kind: 'translation-section',
        explanation: `The English page has a section “${missing.title}” after this`,
        range: before,
      });
    if (heading && !missing)
      check.add({ kind: 'translation-section', explanation: `The English page has no section like “${heading.title}”`, range: before });
  }
}

interface Heading {
  readonly start: number;
  readonly end: number;
  readonly depth: number;
  readonly title: string;
  readonly section: Section;
}

/** Headings with what below them no translation changes: code, and where links lead. */
function outlineOf({ source, blocks }: Blocks): Heading[] {
  const headings = blocks.filter((block) => block.kind === 'heading');
  return headings.map(({ start, end, depth }, index) => {
    const below = { from: end, to: headings[index + 1]?.start ?? source.length };
    const title = source.slice(start, end).replace(/^#+\s*|\s*#+$/g, '');
    const code = blocks.flatMap((block) =>
      block.kind === 'code' && block.start >= below.from && block.end <= below.to ? [`<pre>${block.code}</pre>`] : [],
    );
    const links = [...source.slice(below.from, below.to).matchAll(/\]\((\/[^)\s]+)/g)].map(([, href]) => `<a href="${href}"></a>`);
    const value = {
      id: null,
      title: title.replace(/`([^`]*)`/g, '<code>$1</code>'),
      isH3: depth > 2,
      content: [...code, ...links].join(''),
    };
    return { start, end, depth, title, section: { type: 'prose', value } };
  });
}

/** So many words of a language are not the same in another by chance. */
const fewestWords = 6;

/** Takes note of paragraphs that are those of the English page, word by word. */
export function checkTranslatedText(check: PageCheck, own: Blocks, english: Blocks): void {
  const originals = new Set(paragraphsOf(english).map(({ words }) => words));
  for (const { words, start, end } of paragraphsOf(own))
    if (originals.has(words))
      check.add({ kind: 'translation-text', explanation: 'This paragraph is not translated', range: { start, end } });
}

function paragraphsOf({ source, blocks }: Blocks): Array<{ readonly words: string; readonly start: number; readonly end: number }> {
  return blocks.flatMap((block) => {
    if (block.kind !== 'paragraph') return [];
    const words = wordsOf(source.slice(block.start, block.end));
    return (words.match(/\p{L}{2,}/gu)?.length ?? 0) < fewestWords ? [] : [{ words, start: block.start, end: block.end }];
  });
}

/** A paragraph without code, macros and the addresses of links, which are the same in every language. */
function wordsOf(paragraph: string): string {
  return paragraph
    .replace(/\{\{[\s\S]*?\}\}|`[^`]*`/g, ' ')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/\s+/g, ' ')
    .trim();
}
