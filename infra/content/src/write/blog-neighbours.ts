import type { BlogPost } from '../read/blog.ts';
import { addressPart } from './address-part.ts';
import { tagsOf } from './blog-lists.ts';

const mostRelated = 3;

/** The parts of the series that a post belongs to, in their order; none where it is the only one. */
export function partsOfSeries(post: BlogPost, posts: readonly BlogPost[]): readonly BlogPost[] {
  const parts = posts.filter((other) => isSameSeries(post, other));
  return parts.length > 1 ? [...parts].sort(inOrder) : [];
}

/** What to read after a post: those with most of its tags, and of them the newest, which come first in `posts`. */
export function relatedPosts(post: BlogPost, posts: readonly BlogPost[]): readonly BlogPost[] {
  const own = new Set(tagsOf(post).map(({ id }) => id));
  const shared = (other: BlogPost) => tagsOf(other).filter(({ id }) => own.has(id)).length;
  return posts
    .filter((other) => other !== post && !other.sponsored && !isSameSeries(post, other))
    .map((other) => ({ other, count: shared(other) }))
    .sort((a, b) => b.count - a.count)
    .slice(0, mostRelated)
    .map(({ other }) => other);
}

function isSameSeries({ series: one }: BlogPost, { series: other }: BlogPost): boolean {
  return one !== undefined && other !== undefined && addressPart(one.name) === addressPart(other.name);
}

function inOrder(a: BlogPost, b: BlogPost): number {
  const [first, second] = [a.series?.part ?? Infinity, b.series?.part ?? Infinity];
  if (first !== second) return first - second;
  return a.date === b.date ? (a.slug < b.slug ? -1 : 1) : a.date < b.date ? -1 : 1;
}
