import type { BlogMetadata } from '@webdocs/contracts/page/blog-metadata';
import { followedAddress, sitePath } from '@webdocs/contracts/reader/site-path';

const blogAddress = '/en-US/blog/';

/** In which forms programs are told of new posts, beside the blog and beside each list of a tag or an author. */
export const feedForms = [
  { file: 'rss.xml', type: 'application/rss+xml', name: 'RSS' },
  { file: 'atom.xml', type: 'application/atom+xml', name: 'Atom' },
  { file: 'feed.json', type: 'application/feed+json', name: 'JSON Feed' },
] as const;

/** Tells programs of new posts. */
export const newsFeed = { type: 'application/rss+xml', address: `${blogAddress}rss.xml`, ofSite: true } as const;

export function postAddress(slug: string): string {
  return `${blogAddress}${encodeURIComponent(slug)}/`;
}

export function tagAddress(slug: string): string {
  return `${blogAddress}tags/${encodeURIComponent(slug)}/`;
}

export function authorAddress(id: string): string {
  return `${blogAddress}authors/${encodeURIComponent(id)}/`;
}

/** The overview of all tags. */
export const tagsAddress = `${blogAddress}tags/`;

/** The index continues at /en-US/blog/2/. */
export function indexAddress(page: number): string {
  return page <= 1 ? blogAddress : `${blogAddress}${page}/`;
}

/** The first page of a list, by the address of any of its pages: /en-US/blog/tags/css/2/ -> /en-US/blog/tags/css/ */
export function listAddress(url: string, page = 1): string {
  return page > 1 ? url.replace(/\d+\/$/, '') : url;
}

/** A post's picture lies beside its text, unless it names another place on this site. */
export function pictureAddress({ slug, image }: Pick<BlogMetadata, 'slug' | 'image'>): string {
  return image.file.startsWith('/') ? image.file : postAddress(slug) + image.file.replace(/^\.\//, '');
}

/** Where an author or a picture comes from is given by the writer of the post: only the web and this site are followed. */
export function followableAddress(given: string | undefined): string | undefined {
  return given && followedAddress.test(given) ? given : undefined;
}

/** Pictures are of this site: no page asks another one for anything before its reader does. */
export function ownPicture(given: string | undefined): string | undefined {
  return given && sitePath.test(given) ? given : undefined;
}
