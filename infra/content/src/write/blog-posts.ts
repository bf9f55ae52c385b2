import type { PublicConfiguration } from '@webdocs/contracts/configuration';
import { newestFirst, type BlogPost } from '../read/blog.ts';
import type { Corpus } from '../read/corpus.ts';

/** What an operator can switch about the blog; browsers need not know of it. */
export interface BlogSwitches {
  /** Whether the index is cut into pages. */
  readonly blogPaging?: boolean;
}

export const postsOnPage = 10;

/** The posts that are served, the newest first. Drafts are for writers. */
export function postsFor(
  { posts, drafts }: Pick<Corpus, 'posts' | 'drafts'>,
  { writerMode }: Pick<PublicConfiguration, 'writerMode'>,
): readonly BlogPost[] {
  return writerMode && drafts.length > 0 ? [...posts, ...drafts].sort(newestFirst) : posts;
}

/** Into how many pages the index is cut. */
export function blogPages(posts: readonly BlogPost[], { blogPaging = false }: BlogSwitches): number {
  return blogPaging ? Math.max(1, Math.ceil(posts.length / postsOnPage)) : 1;
}
