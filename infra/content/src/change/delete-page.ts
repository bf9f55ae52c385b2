import { dirname, join } from 'node:path';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { Locale } from '@webdocs/contracts/reader/locale';
import type { Corpus } from '../read/corpus.ts';
import { isWritten, urlOf } from '../read/document-index.ts';
import type { FileEdits } from './file-edits.ts';
import { MovedSlugs } from './moved-slugs.ts';
import { pageFiles } from './page-files.ts';
import { changeRedirects } from './redirect-files.ts';
import { checkedTarget } from './add-redirect.ts';

export interface DeleteOptions {
  readonly locale: Locale;
  /** Where readers of the page are sent from now on. */
  readonly redirect?: string | undefined;
  /** Whether the pages below go too. */
  readonly recursive: boolean;
}

/** Takes a page away with everything beside it. Answers the addresses that are gone. */
export function deletePage(corpus: Corpus, changes: FileEdits, slug: string, { locale, redirect, recursive }: DeleteOptions): string[] {
  const page = corpus.documents.find(locale, slug);
  if (!page || !isWritten(page)) throw new Failure('CONTENT_UNCHANGED', { cause: `there is no page at /${locale}/docs/${slug}` });
  const slugs = new MovedSlugs(slug, slug);
  const records = [...corpus.documents.inLocale(locale)].filter((record) => isWritten(record) && slugs.of(record.slug) !== undefined);
  if (records.length > 1 && !recursive)
    throw new Failure('CONTENT_UNCHANGED', {
      cause: `${records.length - 1} pages stand below ${urlOf(page)}; with --recursive they go too`,
    });
  const target = redirect === undefined ? undefined : checkedTarget(redirect, corpus);
  if (target !== undefined && records.some((record) => urlOf(record).toLowerCase() === target.split('#')[0]?.toLowerCase()))
    throw new Failure('CONTENT_UNCHANGED', { cause: `${target} is deleted itself` });

  for (const record of records) for (const path of pageFiles(record)) changes.remove(join(dirname(record.file), path));
  for (const folder of new Set(records.map(({ tree }) => tree)))
    changeRedirects(changes, folder, (redirects) => {
      for (const record of records.filter(({ tree }) => tree === folder)) {
        if (target === undefined) redirects.removeTargets(urlOf(record));
        else redirects.add(urlOf(record), target);
      }
    });
  return records.map(urlOf);
}
