import type { BlogPost } from '../read/blog.ts';
import type { Corpus } from '../read/corpus.ts';
import { blogListKinds, blogLists, type BlogList } from '../write/blog-lists.ts';
import type { AuthorSource } from '../write/blog-author.ts';
import { blogListUrl, blogTagsUrl, blogUrl, postUrl } from '../write/blog-addresses.ts';
import { curriculumUrl } from '../write/curriculum-page.ts';

/** When the page at an address was changed last, as far as that is known. What lists posts changed when the last of them did. */
export function lastChangeOf(source: AuthorSource & { readonly corpus: Corpus }): (path: string) => string | undefined {
  const { documents, posts, curriculum, history, edited } = source.corpus;
  const changeOf = (file: string) => edited.get(file) ?? history.get(file)?.modified;
  const changeOfPost = (post: BlogPost) => changeOf(post.file) ?? (post.date || undefined);
  const latestOf = (listed: readonly BlogPost[]) => listed.map(changeOfPost).reduce(later, undefined);
  const lists = blogListKinds.flatMap((kind) => blogLists(kind, posts, source));
  const others = new Map<string, string | undefined>([
    [blogUrl, latestOf(posts)],
    [blogTagsUrl, latestOf(posts)],
    ...lists.map((list: BlogList) => [blogListUrl(list), latestOf(list.posts)] as const),
    ...posts.map((post) => [postUrl(post), changeOfPost(post)] as const),
    ...curriculum.map((page) => [curriculumUrl(page), changeOf(page.file)] as const),
  ]);
  return (path) => {
    const [, locale, slug] = /^\/([^/]+)\/docs\/(.+)$/.exec(path) ?? [];
    // The further pages of a list change with it.
    if (slug === undefined) return others.get(path) ?? others.get(path.replace(/\d+\/$/, ''));
    const record = documents.find(locale as Parameters<typeof documents.find>[0], slug);
    return record && changeOf(record.file);
  };
}

function later(one: string | undefined, other: string | undefined): string | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return Date.parse(one) >= Date.parse(other) ? one : other;
}
