import type { Locale } from '@webdocs/contracts/reader/locale';
import type { Corpus } from '../read/corpus.ts';
import { urlOf } from '../read/document-index.ts';
import { compareTitles } from '@webdocs/i18n/title-order';

export interface SearchIndexEntry {
  readonly title: string;
  readonly url: string;
}

/** `/{locale}/search-index.json`: title and address of every document, the most read first, then by title. */
export function searchIndex(locale: Locale, { documents, popularity }: Pick<Corpus, 'documents' | 'popularity'>): SearchIndexEntry[] {
  const entries = [...documents.inLocale(locale)].map((record) => {
    const url = urlOf(record);
    return { title: record.title.replaceAll('`', ''), url, popularity: popularity.get(url.toLowerCase()) ?? 0 };
  });
  return entries.sort((a, b) => b.popularity - a.popularity || compareTitles(a.title, b.title)).map(({ title, url }) => ({ title, url }));
}
