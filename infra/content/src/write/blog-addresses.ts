import { fallbackLocale } from '@webdocs/contracts/reader/locale';

/** The blog is in one language. */
export const blogUrl = `/${fallbackLocale}/blog/`;

export function postUrl({ slug }: { readonly slug: string }): string {
  return `${blogUrl}${slug}/`;
}

/** No post can be here: no slug of a post has a slash. */
export function blogListUrl({ kind, id }: { readonly kind: 'tags' | 'authors'; readonly id: string }): string {
  return `${blogUrl}${kind}/${id}/`;
}
