import { readFileSync } from 'node:fs';
import { fallbackLocale, type Locale } from '@webdocs/contracts/reader/locale';
import { sidebarLink } from '../check/check-sidebars.ts';
import { isWritten } from '../read/document-index.ts';
import { filesBelow } from '../read/content-tree.ts';
import type { Corpus } from '../read/corpus.ts';
import { splitFrontMatter } from '../read/front-matter.ts';
import { applyFixes } from './apply-fixes.ts';
import type { FileEdits } from './file-edits.ts';
import type { MovedSlugs } from './moved-slugs.ts';
import { linksInSource } from './links-in-source.ts';

/** Puts new addresses into all links to pages that move. Answers how many files that changed. */
export function relink(corpus: Corpus, changes: FileEdits, slugs: MovedSlugs, locale: Locale): number {
  let count = 0;
  const rewrite = (file: string, relinked: (text: string) => string) => {
    const text = changes.read(file) ?? '';
    const after = relinked(text);
    if (after === text) return;
    changes.write(file, after);
    count++;
  };
  for (const record of corpus.documents.all()) {
    const { file } = record;
    if (isWritten(record) && mentionsDocs(file, locale)) rewrite(file, (text) => inDocument(text, slugs, locale));
  }
  if (locale === fallbackLocale)
    for (const folder of corpus.trees.flatMap(({ sidebars }) => sidebars))
      for (const file of filesBelow(folder, (name) => name.endsWith('.yaml'))) rewrite(file, (text) => inSidebar(text, slugs));
  return count;
}

/** Reading Markdown takes time, and few files link to any one page. */
function mentionsDocs(file: string, locale: Locale): boolean {
  try {
    return readFileSync(file, 'utf8').toLowerCase().includes(`/${locale.toLowerCase()}/docs/`);
  } catch {
    return false;
  }
}

function inDocument(text: string, slugs: MovedSlugs, locale: Locale): string {
  if (!leadsToMoved(text, slugs, locale)) return text;
  const { body } = splitFrontMatter(text);
  const fixes = linksInSource(body).flatMap(({ start, end, address }) => {
    const replacement = slugs.ofAddress(address, locale);
    return replacement === undefined ? [] : [{ start, end, replacement }];
  });
  return text.slice(0, text.length - body.length) + applyFixes(body, fixes);
}

function leadsToMoved(text: string, slugs: MovedSlugs, locale: Locale): boolean {
  return [...text.matchAll(/\/[\w-]+\/docs\/[^\s)>"'\]]+/g)].some(([address]) => slugs.ofAddress(address, locale) !== undefined);
}

function inSidebar(text: string, slugs: MovedSlugs): string {
  return text.replace(sidebarLink, (whole, before: string, start: string, slug: string) => {
    const moved = slugs.of(slug.replace(/\/$/, ''));
    return moved === undefined ? whole : before + start + moved;
  });
}
