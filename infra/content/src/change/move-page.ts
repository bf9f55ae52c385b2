import { dirname, join } from 'node:path';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { Locale } from '@webdocs/contracts/reader/locale';
import type { Corpus } from '../read/corpus.ts';
import { isWritten, urlOf, type DocumentRecord } from '../read/document-index.ts';
import { folderOfSlug, isSlug } from '../read/slug-folder.ts';
import type { FileEdits } from './file-edits.ts';
import { MovedSlugs } from './moved-slugs.ts';
import { pageFiles } from './page-files.ts';
import { changeRedirects } from './redirect-files.ts';
import { relink } from './relink.ts';
import { withSlug } from './slug-line.ts';

export interface MoveOptions {
  readonly locale: Locale;
  /** Without it, the old address leads to nothing. */
  readonly redirect: boolean;
}

export interface Moved {
  readonly pages: ReadonlyArray<{ readonly from: string; readonly to: string }>;
  /** How many files linked to them. */
  readonly relinked: number;
  /** Languages in which the page still is at its old address. */
  readonly translations: readonly Locale[];
}

const unchanged = (cause: string) => new Failure('CONTENT_UNCHANGED', { cause });

/** Gives a page and all below it another slug: files, front matter, redirects, and the links that led there. */
export function movePage(corpus: Corpus, changes: FileEdits, before: string, after: string, { locale, redirect }: MoveOptions): Moved {
  const page = corpus.documents.find(locale, before);
  if (!page || !isWritten(page)) throw unchanged(`there is no page at /${locale}/docs/${before}`);
  if (!isSlug(after)) throw unchanged(`${after} is no address below the documentation`);
  if (after.toLowerCase().startsWith(`${before.toLowerCase()}/`)) throw unchanged('a page cannot move below itself');

  const slugs = new MovedSlugs(before, after);
  const records = [...corpus.documents.inLocale(locale)].filter((record) => isWritten(record) && slugs.of(record.slug) !== undefined);
  const pages = records.map((record) => ({ from: urlOf(record), to: `/${locale}/docs/${slugs.of(record.slug)}` }));
  for (const { slug } of records) checkFree(slugs.of(slug) ?? '', slug, locale, corpus);

  const relinked = relink(corpus, changes, slugs, locale);
  for (const record of records) moveFiles(record, slugs.of(record.slug) ?? '', changes);
  for (const folder of new Set(records.map(({ tree }) => tree)))
    changeRedirects(changes, folder, (redirects) => {
      for (const record of records.filter(({ tree }) => tree === folder)) {
        const from = urlOf(record);
        const to = `/${locale}/docs/${slugs.of(record.slug)}`;
        if (from.toLowerCase() === to.toLowerCase()) redirects.retarget(from, to);
        else if (redirect) redirects.add(from, to);
        else {
          redirects.remove(to);
          redirects.retarget(from, to);
        }
      }
    });
  for (const folder of new Set(records.map(({ tree }) => tree))) keepContributors(changes, join(folder, '_wikihistory.json'), slugs);
  const translations = corpus.documents.locales().filter((other) => other !== locale && corpus.documents.find(other, before));
  return { pages, relinked, translations };
}

/** Who wrote a page before it was kept under git is noted by its slug. */
function keepContributors(changes: FileEdits, file: string, slugs: MovedSlugs): void {
  const text = changes.read(file);
  if (text === undefined) return;
  const pageStart = /^(\s*")((?:[^"\\]|\\.)+)(":\s*\{)/gm;
  const moved = (whole: string, before: string, slug: string, after: string) => {
    const to = slugs.of(slug);
    return to === undefined ? whole : before + to + after;
  };
  changes.write(file, text.replace(pageStart, moved));
}

function checkFree(slug: string, before: string, locale: Locale, { documents }: Corpus): void {
  const there = documents.find(locale, slug);
  if (there && isWritten(there) && there.slug.toLowerCase() !== before.toLowerCase())
    throw unchanged(`there is a page at ${urlOf(there)} already`);
}

function moveFiles(record: DocumentRecord, slug: string, changes: FileEdits): void {
  const text = changes.read(record.file);
  if (text === undefined) throw unchanged(`${record.file} is gone`);
  changes.write(record.file, withSlug(text, slug));
  const from = dirname(record.file);
  const to = join(record.tree, folderOfSlug(slug));
  for (const path of pageFiles(record)) changes.move(join(from, path), join(to, path));
}
