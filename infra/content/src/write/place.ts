import type { PublicConfiguration } from '@webdocs/contracts/configuration';
import { fallbackLocale, type Locale } from '@webdocs/contracts/locale';
import { urlOf, type DocumentRecord } from '../read/document-index.ts';
import type { BlogPost } from '../read/blog.ts';
import type { Corpus } from '../read/corpus.ts';
import type { GenericSource } from '../read/generic-pages.ts';
import { isOpen } from './open-sections.ts';

/** What stands at an address: the one place that knows which kind of content answers which path. */
export type Place =
  | { readonly kind: 'home'; readonly url: string }
  | { readonly kind: 'search'; readonly url: string }
  | { readonly kind: 'document'; readonly url: string; readonly record: DocumentRecord }
  | { readonly kind: 'blog-index'; readonly url: string }
  | { readonly kind: 'blog-post'; readonly url: string; readonly post: BlogPost }
  | { readonly kind: 'generic'; readonly url: string; readonly page: GenericSource }
  | { readonly kind: 'spa'; readonly url: string; readonly slug: string };

/** Pages whose body a remote makes by itself, and the product after which they are called. */
const ownBodied: Readonly<Record<string, { readonly feature: 'plus' }>> = { plus: { feature: 'plus' } };

/** Sections that are written in English only. */
const englishOnly = new Set(['blog', 'curriculum']);

export function placeOf(locale: Locale, path: string, corpus: Corpus, configuration: PublicConfiguration): Place | undefined {
  const [first = '', ...rest] = path.split('/');
  const section = first.toLowerCase();
  if (path === '') return { kind: 'home', url: `/${locale}/` };
  if (section === '_homepage' && rest.length === 0) return { kind: 'home', url: `/${locale}/_homepage` };
  if (section === 'search' && rest.length === 0) return { kind: 'search', url: `/${locale}/search` };
  if (section === 'docs') return documentPlace(locale, rest.join('/'), corpus);
  if (section === 'blog') return blogPlace(rest, corpus);
  if (!isOpen(section, configuration)) return undefined;
  if (Object.hasOwn(ownBodied, path.toLowerCase()))
    return { kind: 'spa', url: `/${locale}/${path.toLowerCase()}`, slug: path.toLowerCase() };
  return genericPlace(locale, path, corpus);
}

function documentPlace(locale: Locale, slug: string, { documents }: Corpus): Place | undefined {
  const record = slug === '' ? undefined : documents.find(locale, slug);
  return record && { kind: 'document', url: urlOf(record), record };
}

function blogPlace([slug, ...rest]: readonly string[], { posts }: Corpus): Place | undefined {
  const index = `/${fallbackLocale}/blog/`;
  if (slug === undefined) return posts.length ? { kind: 'blog-index', url: index } : undefined;
  const post = rest.length ? undefined : posts.find((candidate) => candidate.slug === slug.toLowerCase());
  return post && { kind: 'blog-post', url: `${index}${post.slug}/`, post };
}

/** A page about the site exists at every language's address; English stands in where nobody has translated it. */
function genericPlace(locale: Locale, path: string, { genericPages }: Corpus): Place | undefined {
  const wanted = path.toLowerCase();
  const own = englishOnly.has(wanted.split('/')[0] ?? '') ? fallbackLocale : locale;
  const page =
    genericPages.find((candidate) => candidate.locale === own && candidate.slug.toLowerCase() === wanted) ??
    genericPages.find((candidate) => candidate.locale === fallbackLocale && candidate.slug.toLowerCase() === wanted);
  return page && { kind: 'generic', url: genericUrl(own, page.slug), page };
}

function genericUrl(locale: Locale, slug: string): string {
  return `/${locale}/${slug}${slug === 'curriculum' || slug.startsWith('curriculum/') ? '/' : ''}`;
}

/** Every address that has a page of its own, in the spelling it is published under. */
export function allAddresses(corpus: Corpus, configuration: PublicConfiguration): string[] {
  const { locales } = configuration;
  const addresses = new Set<string>();
  const add = (locale: Locale, path: string) => {
    const place = placeOf(locale, path, corpus, configuration);
    if (place) addresses.add(place.url);
  };
  for (const locale of locales) {
    add(locale, '');
    for (const path of Object.keys(ownBodied)) add(locale, path);
    for (const page of corpus.genericPages) add(locale, page.slug);
  }
  add(fallbackLocale, 'blog');
  for (const post of corpus.posts) add(fallbackLocale, `blog/${post.slug}`);
  for (const record of corpus.documents.all()) addresses.add(urlOf(record));
  return [...addresses];
}
