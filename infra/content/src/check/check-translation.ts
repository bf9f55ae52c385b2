import { readFile } from 'node:fs/promises';
import { fallbackLocale } from '@webdocs/contracts/reader/locale';
import { destinationRange } from './destination-range.ts';
import { movedAddress } from '../links/resolve-link.ts';
import { extractMacroCalls } from '../parse/macro-calls.ts';
import { markdownBlocks, type MarkdownBlock } from '../parse/markdown-blocks.ts';
import { markdownPieces } from '../parse/markdown-pieces.ts';
import type { History } from '../read/change-history.ts';
import type { Corpus } from '../read/corpus.ts';
import { isWritten, urlOf, type DocumentRecord } from '../read/document-index.ts';
import { splitFrontMatter } from '../read/front-matter.ts';
import { SourceCommits } from '../read/source-commits.ts';
import { checkTranslatedCode, type CodeBlock } from './check-translated-code.ts';
import { checkTranslatedMatter } from './check-translated-matter.ts';
import { checkTranslatedSections, checkTranslatedText, type Blocks } from './check-translated-text.ts';
import type { PageCheck } from './page-check.ts';

/** Takes note of what a translation should have from its English page and has not, and of English that is left in it. */
export async function checkTranslation(check: PageCheck, record: DocumentRecord, corpus: Corpus): Promise<void> {
  const english = corpus.documents.find(fallbackLocale, record.slug);
  checkTranslatedMatter(check, record, english, commitsOf(corpus.history));
  checkEnglishLinks(check, record, corpus);
  if (!english) return addOrphan(check, record, corpus);
  const source = isWritten(english) ? await readFile(english.file, 'utf8').catch(() => undefined) : undefined;
  if (source === undefined) return;
  const { body } = splitFrontMatter(source);
  checkCallsAndLinks(check, body);
  if (/\.html$/.test(record.file) || /\.html$/.test(english.file)) return;
  const [own, original] = [blocksOf(check.body), blocksOf(body)];
  if (!own || !original) return;
  checkTranslatedSections(check, own, original);
  checkTranslatedText(check, own, original);
  checkTranslatedCode(check, codeIn(own), codeIn(original), own.source);
}

const known = new WeakMap<History, SourceCommits>();

/** Made once for all translations. */
function commitsOf(history: History): SourceCommits {
  let commits = known.get(history);
  if (!commits) known.set(history, (commits = new SourceCommits(history)));
  return commits;
}

/** Nothing of a text that is nested too deeply, which is a flaw of its own. */
function blocksOf(text: string): Blocks | undefined {
  try {
    return markdownBlocks(text);
  } catch {
    return undefined;
  }
}

function codeIn({ blocks }: Blocks): CodeBlock[] {
  return blocks.filter((block: MarkdownBlock): block is CodeBlock => block.kind === 'code');
}

function addOrphan(check: PageCheck, { slug }: DocumentRecord, corpus: Corpus): void {
  const to = movedAddress(`/${fallbackLocale}/docs/${slug}`, fallbackLocale, corpus);
  check.addInFile({
    kind: 'translation-orphan',
    explanation: `There is no English page ${slug}: move this one to where the English page is now, or delete it`,
    ...(to === undefined ? {} : { suggestion: to }),
  });
}

/** Links to an English page of which the language of this page has a translation. */
function checkEnglishLinks(check: PageCheck, { locale }: DocumentRecord, { documents }: Corpus): void {
  for (const piece of piecesOf(check.body)) {
    if (piece.kind !== 'link') continue;
    const [, path = ''] = /^\/en-US\/docs\/([^?#]+)/i.exec(piece.href) ?? [];
    const own = path === '' ? undefined : documents.find(locale, path.replace(/\/$/, ''));
    if (!own) continue;
    const to = piece.href.replace(/^\/en-US\/docs\/[^?#]+/i, urlOf(own));
    const range = destinationRange(check.body, piece, piece.href);
    const explanation = `${piece.href} is an English page that is translated`;
    check.add({
      kind: 'translation-link',
      explanation,
      suggestion: to,
      href: piece.href,
      range: { start: piece.start, end: piece.end },
      fix: range && { ...range, replacement: to },
    });
  }
}

function piecesOf(text: string): ReturnType<typeof markdownPieces>['pieces'] {
  try {
    const { source, pieces } = markdownPieces(text);
    // Where floods were replaced the places are those of another text.
    return source === text ? pieces : [];
  } catch {
    return [];
  }
}

/** Macros and links of which a translation has more or fewer than the English page. */
function checkCallsAndLinks(check: PageCheck, english: string): void {
  compare(countOf(macrosIn(english)), countOf(macrosIn(check.body)), (name, there, here) =>
    check.add({
      kind: 'translation-difference',
      explanation: `The English page calls ${name} ${times(there)}, this one ${times(here)}`,
      macroName: name,
    }),
  );
  compare(countOf(linksIn(english)), countOf(linksIn(check.body)), (slug, there, here) => {
    if (there > 0 && here > 0) return;
    const explanation = there
      ? `The English page links to ${slug}, this one does not`
      : `The English page does not link to ${slug}, this one does`;
    check.add({ kind: 'translation-difference', explanation, href: slug });
  });
}

function macrosIn(text: string): string[] {
  return extractMacroCalls(text).calls.map(({ name }) => name);
}

/** Slugs in lower case; a fragment is spelled in the language of its page. */
function linksIn(text: string): string[] {
  return [...text.matchAll(/(?:\]\(<?|href=["']?)\/(?:[a-z]{2}(?:-[a-z]{2,4})?\/)?docs\/([^\s)>"'#?]+)/gi)].map(([, slug = '']) =>
    slug.replace(/\/$/, '').toLowerCase(),
  );
}

function countOf(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function compare(
  english: ReadonlyMap<string, number>,
  own: ReadonlyMap<string, number>,
  differs: (name: string, there: number, here: number) => void,
): void {
  for (const name of new Set([...english.keys(), ...own.keys()])) {
    const there = english.get(name) ?? 0;
    const here = own.get(name) ?? 0;
    if (there !== here) differs(name, there, here);
  }
}

function times(count: number): string {
  return count === 0 ? 'not at all' : count === 1 ? 'once' : `${count} times`;
}
