import type { PublicConfiguration } from '@webdocs/contracts/configuration';
import { newestFirst, type BlogPost } from '../read/blog.ts';
import type { Corpus } from '../read/corpus.ts';

/** What an operator can switch about the blog; browsers need not know of it. */
export interface BlogSwitches {
  /** Whether the index is cut into pages. */
  readonly blogPaging?: boolean;
}

const postsOnPage = 10;

/** The posts that are served, the newest first. Drafts are for writers. */
export function postsFor(
  { posts, drafts }: Pick<Corpus, 'posts' | 'drafts'>,
  { writerMode }: Pick<PublicConfiguration, 'writerMode'>,
): readonly BlogPost[] {
  return writerMode && drafts.length > 0 ? [...posts, ...drafts].sort(newestFirst) : posts;
}

/** Into how many pages a list is cut: the index, or the posts of a tag or an author. */
export function blogPages(posts: readonly BlogPost[], { blogPaging = false }: BlogSwitches): number {
  return blogPaging ? Math.max(1, Math.ceil(posts.length / postsOnPage)) : 1;
}

/** The posts of one page of a list, and where in it that is. */
export function pageOfPosts(posts: readonly BlogPost[], page: number, switches: BlogSwitches) {
  const numPages = blogPages(posts, switches);
  return {
    shown: numPages > 1 ? posts.slice((page - 1) * postsOnPage, page * postsOnPage) : posts,
    ...(numPages > 1 ? { pagination: { currentPage: page, numPages } } : {}),
  };
}
