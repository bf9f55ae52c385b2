import type { PublicConfiguration } from '@webdocs/contracts/configuration';
import { fallbackLocale, type Locale } from '@webdocs/contracts/reader/locale';
import { createHash } from 'node:crypto';
import type { Corpus } from './read/corpus.ts';
import { urlOf, type DocumentRecord } from './read/document-index.ts';
import { sourceOf } from './read/document-source.ts';
import { postsFor } from './write/blog-posts.ts';
import { curriculumUrl } from './write/curriculum-page.ts';
import { siteNamesIn } from './write/site-names.ts';

/** A page as a search sees it, from whatever source it comes. */
export interface SearchablePage {
  readonly url: string;
  readonly locale: Locale;
  readonly title: string;
  readonly slug: string;
  readonly pageType: string | undefined;
  readonly status: readonly string[];
  /** From 0 to 1 for the page that is read most. */
  readonly popularity: number;
  /** Changes with the text. */
  readonly digest: string;
  /** The text as its author wrote it, in Markdown, without the front matter; names of the site and its products are in it. */
  read(): Promise<string>;
}

export function* searchablePages(corpus: Corpus, configuration: PublicConfiguration): Generator<SearchablePage> {
  const named = siteNamesIn(configuration);
  for (const page of asWritten(corpus, configuration))
    yield { ...page, title: named(page.title), read: async () => named(await page.read()) };
}

function* asWritten(corpus: Corpus, configuration: PublicConfiguration): Generator<SearchablePage> {
  for (const record of corpus.documents.all()) if (!isPutAside(record)) yield documentToSearch(record, corpus);
  for (const post of postsFor(corpus, configuration))
    yield {
      ...englishPage(`/${fallbackLocale}/blog/${post.slug}/`, post.title, corpus),
      slug: `blog/${post.slug}`,
      pageType: 'blog-post',
      digest: digestOf(`${post.title}\n${post.body}`),
      read: async () => post.body,
    };
  for (const page of corpus.curriculum)
    yield {
      ...englishPage(curriculumUrl(page), page.title, corpus),
      slug: `curriculum/${page.slug}`,
      pageType: 'curriculum',
      digest: digestOf(`${page.title}\n${page.body}`),
      read: async () => page.body,
    };
}

function documentToSearch(record: DocumentRecord, { documents, popularity }: Corpus): SearchablePage {
  const url = urlOf(record);
  // A translation has only its words; kind and standing are those of the English page.
  const { pageType, status } = documents.find(fallbackLocale, record.slug) ?? record;
  return {
    url,
    locale: record.locale,
    title: record.title.replaceAll('`', ''),
    slug: record.slug,
    pageType,
    status,
    popularity: popularity.get(url.toLowerCase()) ?? 0,
    digest: record.digest,
    read: async () => (await sourceOf(record)).replace(/^\uFEFF?---\r?\n[\s\S]*?\n---[ \t]*(?:\r?\n|$)/, ''),
  };
}

/** Pages that search engines are told to leave out are not found here either. */
function isPutAside({ slug }: DocumentRecord): boolean {
  return /^(?:conflicting|orphaned)\//i.test(slug);
}

function englishPage(url: string, title: string, { popularity }: Corpus) {
  return { url, locale: fallbackLocale, title, status: [], popularity: popularity.get(url.replace(/\/$/, '').toLowerCase()) ?? 0 } as const;
}

function digestOf(text: string): string {
  return createHash('sha1').update(text).digest('base64url');
}
