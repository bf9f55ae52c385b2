import type { BlogTag } from '@webdocs/contracts/page/blog-metadata';
import type { BlogPost } from '../read/blog.ts';
import { addressPart } from './address-part.ts';
import { authorIdOf, authorOf, type AuthorSource } from './blog-author.ts';

export const blogListKinds = ['tags', 'authors'] as const;
export type BlogListKind = (typeof blogListKinds)[number];

/** The posts of one tag or of one author, in the order in which they were given. */
export interface BlogList {
  readonly kind: BlogListKind;
  readonly id: string;
  readonly name: string;
  /** Where else there is something of the author. */
  readonly link?: string | undefined;
  readonly posts: readonly BlogPost[];
}

/** All lists of one kind; tags and authors of most posts first. */
export function blogLists(kind: BlogListKind, posts: readonly BlogPost[], source: AuthorSource): BlogList[] {
  const found = new Map<string, { readonly id: string; readonly name: string; readonly link?: string | undefined; posts: BlogPost[] }>();
  for (const post of posts)
    for (const one of kind === 'tags' ? tagsOf(post) : authorsOf(post, source)) {
      const key = one.id.toLowerCase();
      const list = found.get(key);
      if (list) list.posts.push(post);
      else found.set(key, { ...one, posts: [post] });
    }
  return [...found.values()].map((list) => ({ kind, ...list })).sort((a, b) => b.posts.length - a.posts.length || (a.id < b.id ? -1 : 1));
}

export function blogListAt(kind: string, id: string, posts: readonly BlogPost[], source: AuthorSource): BlogList | undefined {
  const named = blogListKinds.find((known) => known === kind.toLowerCase());
  return named && blogLists(named, posts, source).find((list) => list.id.toLowerCase() === id.toLowerCase());
}

/** Once each, however often and in whatever capitals a post names them. */
export function tagsOf({ tags }: Pick<BlogPost, 'tags'>): Array<{ readonly id: string; readonly name: string }> {
  const named = tags.map((tag) => ({ id: addressPart(tag), name: tag.trim() })).filter(({ id }) => id !== '');
  return [...new Map([...named].reverse().map((tag) => [tag.id, tag])).values()].reverse();
}

/** As pages tell them. */
export function shownTags(tags: ReadonlyArray<{ readonly id: string; readonly name: string }>): BlogTag[] {
  return tags.map(({ id, name }) => ({ slug: id, name }));
}

function authorsOf(post: BlogPost, source: AuthorSource): Array<Pick<BlogList, 'id' | 'name' | 'link'>> {
  const id = authorIdOf(post, source.corpus);
  const { name = id, link } = authorOf(post, source) ?? {};
  return id === undefined || name === undefined ? [] : [{ id, name, link }];
}
