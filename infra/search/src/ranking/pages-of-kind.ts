import type { LocaleIndex } from './locale-index.ts';
import { qualifiers } from './rules.ts';

const known = new WeakMap<LocaleIndex, Map<string, Uint32Array>>();

/** Postings of the pages that are of the kind which a word names; nothing for words that name none. */
export function pagesOfKind(index: LocaleIndex, word: string): Uint32Array | undefined {
  const qualifier = Object.hasOwn(qualifiers, word) ? qualifiers[word] : undefined;
  if (!qualifier?.slug) return undefined;
  let kinds = known.get(index);
  if (!kinds) known.set(index, (kinds = new Map()));
  let places = kinds.get(word);
  if (!places) {
    const { slug } = qualifier;
    const pages = index.pages.filter((page) => slug.test(page.slug));
    kinds.set(word, (places = Uint32Array.from(pages, ({ place }) => place)));
  }
  return places;
}
