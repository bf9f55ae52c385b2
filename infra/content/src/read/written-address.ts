import { fallbackLocale, isActiveLocale } from '@webdocs/contracts/reader/locale';
import { urlOf, type DocumentIndex } from './document-index.ts';

/** Pages that people write and may give another address. */
export interface WrittenPages {
  readonly documents: DocumentIndex;
  readonly posts: ReadonlyArray<{ readonly slug: string }>;
}

const documentAddress = /^\/([^/]+)\/docs\/([^?#]+)([?#].*)?$/;
const postAddress = new RegExp(`^/${fallbackLocale}/blog/([^/?#]+)/?([?#].*)?$`, 'i');

/** Posts are in English alone, whatever the language of the address that led to one. */
export function isPostAddress(address: string): boolean {
  return postAddress.test(address);
}

/** The address in the spelling of the page that is there; undefined where there is none. */
export function writtenPageAt(address: string, { documents, posts }: WrittenPages): string | undefined {
  const [, slug, afterPost = ''] = postAddress.exec(address) ?? [];
  const post = slug === undefined ? undefined : posts.find((candidate) => candidate.slug === slug.toLowerCase());
  if (post) return `/${fallbackLocale}/blog/${post.slug}/${afterPost}`;
  const [, locale = '', documentSlug = '', after = ''] = documentAddress.exec(address) ?? [];
  const page = isActiveLocale(locale) ? documents.find(locale, documentSlug.replace(/\/$/, '')) : undefined;
  return page && urlOf(page) + after;
}

/** Whether a page should be at an address, as far as that can be told: of a language or a kind that is not here it is not known what is missing. */
export function isWrittenAddress(address: string, { documents, posts }: WrittenPages): boolean {
  if (isPostAddress(address)) return posts.length > 0;
  const [, locale = ''] = documentAddress.exec(address) ?? [];
  return isActiveLocale(locale) && documents.count(locale) > 0;
}
