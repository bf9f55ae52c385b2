import { search, type SearchAnswer } from '@webdocs/contracts/api/search';
import { call } from '@webdocs/remote-kit/call';

type FoundPage = SearchAnswer['documents'][number];

/** The page at a path below the documents, in a language or else in English. The search knows which pages there are: none is no missing page. */
export async function foundPage(slug: string, locale: string): Promise<FoundPage | undefined> {
  return (await pageIn(locale, slug)) ?? (locale === 'en-US' ? undefined : pageIn('en-US', slug));
}

/** What was answered in this visit, also that there is no page: who rests on a name again does not ask again. */
const asked = new Map<string, Promise<FoundPage | undefined>>();

async function pageIn(locale: string, slug: string): Promise<FoundPage | undefined> {
  const key = `${locale} ${slug}`;
  const answer = asked.get(key) ?? askFor(locale, slug);
  asked.set(key, answer);
  try {
    return await answer;
  } catch {
    asked.delete(key);
    return undefined;
  }
}

async function askFor(locale: string, slug: string): Promise<FoundPage | undefined> {
  const q = slug.slice(slug.lastIndexOf('/') + 1);
  const { documents } = await call(search, { query: { q, locale } });
  return documents.find((one) => one.slug === slug);
}
