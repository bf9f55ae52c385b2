import type { PublicConfiguration } from '@webdocs/contracts/configuration';
import { fallbackLocale, type Locale } from '@webdocs/contracts/reader/locale';
import { factsAt, type PageFacts } from '@webdocs/contracts/remote/page-facts';
import { urlOf, type DocumentRecord } from '../read/document-index.ts';
import type { BlogPost } from '../read/blog.ts';
import type { CurriculumSource } from '../read/curriculum.ts';
import type { SpotlightSource } from '../read/spotlights.ts';
import { blogListUrl, blogTagsUrl, blogUrl, pageOfList, postUrl } from './blog-addresses.ts';
import { blogListAt, blogListKinds, blogLists, type BlogList } from './blog-lists.ts';
import { blogPages, postsFor, type BlogSwitches } from './blog-posts.ts';
import { curriculumUrl } from './curriculum-page.ts';
import { spotlightUrl } from './spotlight-address.ts';
import type { Corpus } from '../read/corpus.ts';
import type { GenericSource } from '../read/generic-pages.ts';
import { isOff, languageFor, madePageAt, ownPageAt, publicOwnPaths, type MadePage } from './declared-pages.ts';
import type { PageContext } from './page-context.ts';

/** What is at an address: the one place that knows which kind of content answers which path. */
export type PageAtAddress =
  | { readonly kind: 'home'; readonly url: string }
  | { readonly kind: 'search'; readonly url: string }
  | { readonly kind: 'document'; readonly url: string; readonly record: DocumentRecord }
  | { readonly kind: 'blog-index'; readonly url: string; readonly page: number }
  | { readonly kind: 'blog-list'; readonly url: string; readonly list: BlogList; readonly page: number }
  | { readonly kind: 'blog-tags'; readonly url: string }
  | { readonly kind: 'blog-post'; readonly url: string; readonly post: BlogPost }
  | { readonly kind: 'curriculum'; readonly url: string; readonly page: CurriculumSource }
  | { readonly kind: 'spotlight'; readonly url: string; readonly page: SpotlightSource }
  | { readonly kind: 'generic'; readonly url: string; readonly page: GenericSource }
  | {
      readonly kind: 'translations';
      readonly url: string;
      /** The address of the list of all pages, below the language, and what follows it. */
      readonly base: string;
      readonly rest: string;
      readonly facts: PageFacts;
    }
  | { readonly kind: 'side-by-side'; readonly url: string; readonly record: DocumentRecord; readonly facts: PageFacts }
  | { readonly kind: 'spa'; readonly url: string; readonly slug: string; readonly page: PageFacts };

/** What an address is looked up in. */
export interface Lookup extends Pick<PageContext, 'corpus' | 'declared' | 'closed'> {
  readonly configuration: PublicConfiguration & BlogSwitches;
}

export function pageAtAddress(locale: Locale, path: string, lookup: Lookup): PageAtAddress | undefined {
  const { closed, configuration, corpus, declared } = lookup;
  const [first = '', ...rest] = path.split('/');
  const section = first.toLowerCase();
  if (path === '') return { kind: 'home', url: `/${locale}/` };
  if (section === '_homepage' && rest.length === 0) return { kind: 'home', url: `/${locale}/_homepage` };
  if (section === 'search' && rest.length === 0) return { kind: 'search', url: `/${locale}/search` };
  if (section === 'docs') return documentPlace(locale, rest.join('/'), corpus);
  if (section === 'blog') return blogPlace(rest, lookup);
  if (closed.has(section)) return undefined;
  const own = ownPageAt(locale, path, declared.pages);
  if (isOff(own?.facts ?? factsAt(declared.pages, `/${locale}/${path.toLowerCase()}`), configuration)) return undefined;
  const made = madePageAt(path, declared.pages);
  if (made) return madePlace(locale, made, corpus);
  if (own) return { kind: 'spa', url: `/${own.locale}/${own.slug}`, slug: own.slug, page: own.facts };
  return curriculumPlace(path, corpus) ?? spotlightPlace(locale, path, corpus) ?? genericPlace(locale, path, lookup);
}

function documentPlace(locale: Locale, slug: string, { documents }: Corpus): PageAtAddress | undefined {
  const record = slug === '' ? undefined : documents.find(locale, slug);
  return record && { kind: 'document', url: urlOf(record), record };
}

/** A page that is not translated has nothing to be read beside: its readers are led to the page itself. */
function madePlace(locale: Locale, { made, base, rest, facts }: MadePage, { documents }: Corpus): PageAtAddress | undefined {
  const url = `/${[locale, base, ...(rest ? [rest] : [])].join('/')}`;
  if (made === 'translations') return { kind: 'translations', url, base, rest, facts };
  const record = documents.findOrEnglish(locale, rest);
  if (!record) return undefined;
  if (record.locale === fallbackLocale) return { kind: 'document', url: urlOf(record), record };
  return { kind: 'side-by-side', url: `/${locale}/${base}/${record.slug}`, record, facts };
}

/** The index and the lists of tags and authors continue on pages with a number, where they have pages. */
function blogPlace([slug, id, number, ...rest]: readonly string[], lookup: Lookup): PageAtAddress | undefined {
  const { configuration } = lookup;
  const posts = postsFor(lookup.corpus, configuration);
  if (slug === undefined) return posts.length ? { kind: 'blog-index', url: blogUrl, page: 1 } : undefined;
  if (rest.length > 0) return undefined;
  if (id !== undefined) {
    const list = blogListAt(slug, id, posts, lookup);
    const page = list && pageNumbered(number, list.posts, configuration);
    return page ? { kind: 'blog-list', url: pageOfList(blogListUrl(list), page), list, page } : undefined;
  }
  const post = posts.find((candidate) => candidate.slug.toLowerCase() === slug.toLowerCase());
  if (post) return { kind: 'blog-post', url: postUrl(post), post };
  if (slug.toLowerCase() === 'tags') return blogLists('tags', posts, lookup).length ? { kind: 'blog-tags', url: blogTagsUrl } : undefined;
  const page = pageNumbered(slug, posts, configuration);
  return page ? { kind: 'blog-index', url: pageOfList(blogUrl, page), page } : undefined;
}

/** Which page of a list an address means; nothing where the list has no such page. */
function pageNumbered(number: string | undefined, posts: readonly BlogPost[], switches: BlogSwitches): number | undefined {
  if (number === undefined) return 1;
  const pages = blogPages(posts, switches);
  const page = /^[1-9]\d{0,4}$/.test(number) ? Number(number) : 0;
  return pages > 1 && page > 0 && page <= pages ? page : undefined;
}

function curriculumPlace(path: string, { curriculum }: Corpus): PageAtAddress | undefined {
  const [section, ...rest] = path.toLowerCase().split('/');
  const slug = rest.join('/');
  const page = section === 'curriculum' ? curriculum.find((candidate) => candidate.slug === slug) : undefined;
  return page && { kind: 'curriculum', url: curriculumUrl(page), page };
}

function spotlightPlace(locale: Locale, path: string, { spotlights }: Corpus): PageAtAddress | undefined {
  const slug = /^community\/spotlight\/([^/]+)$/i.exec(path)?.[1]?.toLowerCase();
  const page = slug === undefined ? undefined : spotlights.find((candidate) => candidate.slug.toLowerCase() === slug);
  return page && { kind: 'spotlight', url: spotlightUrl(locale, page), page };
}

/** A page about the site exists at every language's address; English is shown where there is no translation. */
function genericPlace(locale: Locale, path: string, { corpus: { genericPages }, declared }: Lookup): PageAtAddress | undefined {
  const wanted = path.toLowerCase();
  const facts = factsAt(declared.pages, `/${locale}/${wanted}`);
  const own = languageFor(locale, facts);
  const page =
    genericPages.find((candidate) => candidate.locale === own && candidate.slug.toLowerCase() === wanted) ??
    genericPages.find((candidate) => candidate.locale === fallbackLocale && candidate.slug.toLowerCase() === wanted);
  return page && { kind: 'generic', url: `/${own}/${page.slug}${facts.trailingSlash ? '/' : ''}`, page };
}

/** Every address that has a page of its own, in the spelling it is published under. */
export function allAddresses(lookup: Lookup): string[] {
  const { configuration, corpus, declared } = lookup;
  const { locales } = configuration;
  const addresses = new Set<string>();
  const add = (locale: Locale, path: string) => {
    const place = pageAtAddress(locale, path, lookup);
    if (place) addresses.add(place.url);
  };
  for (const locale of locales) {
    add(locale, '');
    for (const path of publicOwnPaths(declared.pages)) add(locale, path);
    for (const page of corpus.genericPages) add(locale, page.slug);
    for (const page of corpus.spotlights) addresses.add(spotlightUrl(locale, page));
  }
  const posts = postsFor(corpus, configuration);
  add(fallbackLocale, 'blog');
  for (let page = 2; page <= blogPages(posts, configuration); page++) add(fallbackLocale, `blog/${page}`);
  for (const post of posts) addresses.add(postUrl(post));
  add(fallbackLocale, 'blog/tags');
  for (const kind of blogListKinds)
    for (const list of blogLists(kind, posts, lookup))
      for (let page = 1; page <= blogPages(list.posts, configuration); page++) addresses.add(pageOfList(blogListUrl(list), page));
  for (const page of corpus.curriculum) addresses.add(curriculumUrl(page));
  for (const record of corpus.documents.all()) addresses.add(urlOf(record));
  return [...addresses];
}
