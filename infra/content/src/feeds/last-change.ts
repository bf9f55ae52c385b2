import type { Corpus } from '../read/corpus.ts';
import { postUrl } from '../write/blog-addresses.ts';
import { curriculumUrl } from '../write/curriculum-page.ts';

/** When the page at an address was changed last, as far as that is known. */
export function lastChangeOf({ documents, posts, curriculum, history, edited }: Corpus): (path: string) => string | undefined {
  const changeOf = (file: string) => edited.get(file) ?? history.get(file)?.modified;
  const others = new Map<string, string | undefined>([
    ...posts.map((post) => [postUrl(post), changeOf(post.file) ?? (post.date || undefined)] as const),
    ...curriculum.map((page) => [curriculumUrl(page), changeOf(page.file)] as const),
  ]);
  return (path) => {
    const [, locale, slug] = /^\/([^/]+)\/docs\/(.+)$/.exec(path) ?? [];
    if (slug === undefined) return others.get(path);
    const record = documents.find(locale as Parameters<typeof documents.find>[0], slug);
    return record && changeOf(record.file);
  };
}
