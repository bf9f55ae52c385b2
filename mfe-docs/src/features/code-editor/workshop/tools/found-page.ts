import { search, type SearchAnswer } from '@webdocs/contracts/api/search';
import { call } from '@webdocs/remote-kit/call';

type FoundPage = SearchAnswer['documents'][number];

/** The page at a path below the documents, in a language or else in English. The search knows which pages there are: none is no missing page. */
export async function foundPage(slug: string, locale: string): Promise<FoundPage | undefined> {
  return (await pageIn(locale, slug)) ?? (locale === 'en-US' ? undefined : pageIn('en-US', slug));
}

async function pageIn(locale: string, slug: string): Promise<FoundPage | undefined> {
  try {
    const q = slug.slice(slug.lastIndexOf('/') + 1);
    const { documents } = await call(search, { query: { q, locale } });
    return documents.find((one) => one.slug === slug);
  } catch {
    return undefined;
  }
}
