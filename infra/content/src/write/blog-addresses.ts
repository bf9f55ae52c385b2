import { fallbackLocale } from '@webdocs/contracts/reader/locale';

/** The blog is in one language. */
export const blogUrl = `/${fallbackLocale}/blog/`;

export function postUrl({ slug }: { readonly slug: string }): string {
  return `${blogUrl}${slug}/`;
}

/** The overview of all tags; a post may be called the same, and is there then. */
export const blogTagsUrl = `${blogUrl}tags/`;

/** Lists continue on pages with a number. */
export function pageOfList(url: string, page: number): string {
  return page === 1 ? url : `${url}${page}/`;
}

/** No post can be here: no slug of a post has a slash. */
export function blogListUrl({ kind, id }: { readonly kind: 'tags' | 'authors'; readonly id: string }): string {
  return `${blogUrl}${kind}/${id}/`;
}
