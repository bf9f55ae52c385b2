import { fallbackLocale, type Locale } from '@webdocs/contracts/locale';
import { urlOf, type DocumentIndex } from '../read/document-index.ts';
import { compareTitles } from '../sidebars/title-order.ts';

export interface Title {
  readonly title: string;
  readonly url: string;
}

interface Searchable extends Title {
  readonly lowerTitle: string;
  readonly lastSegment: string;
}

/** Titles of one language in the order lists show them, and the search in them. */
export class Titles {
  readonly #byLocale = new Map<Locale, readonly Searchable[]>();

  constructor(readonly documents: DocumentIndex) {}

  list(locale: Locale): ReadonlyArray<Title> {
    return this.#titlesOf(locale).map(({ title, url }) => ({ title, url }));
  }

  /**
   * Pages in whose title every word of the query occurs; a title or last address segment that is the query comes first.
   * Readers of another language find its pages first, and after them the English ones that nobody has translated.
   */
  search(locale: Locale, query: string): readonly Title[] {
    const wanted = query.trim().toLowerCase();
    const words = wordsOf(wanted);
    if (words.length === 0) return [];
    const found = this.#candidates(locale).filter(({ lowerTitle }) => words.every((word) => lowerTitle.includes(word)));
    const isExact = ({ lowerTitle, lastSegment }: Searchable) => lowerTitle === wanted || lastSegment === wanted;
    return [...found.filter(isExact), ...found.filter((candidate) => !isExact(candidate))];
  }

  /** The pages whose address and title are most like an address that has no page. */
  closest(locale: Locale, path: string, limit: number): readonly Title[] {
    const words = wordsOf(path.toLowerCase().replace(/[/_-]+/g, ' ')).slice(0, 20);
    const last = path.toLowerCase().split('/').filter(Boolean).at(-1)?.slice(0, 100) ?? '';
    if (words.length === 0) return [];
    return this.#candidates(locale)
      .map((candidate) => ({ candidate, score: likeness(candidate, words, last) }))
      .filter(({ score }) => score >= 1)
      .sort((a, b) => b.score - a.score || a.candidate.url.length - b.candidate.url.length || (a.candidate.url < b.candidate.url ? -1 : 1))
      .slice(0, limit)
      .map(({ candidate: { title, url } }) => ({ title, url }));
  }

  #candidates(locale: Locale): readonly Searchable[] {
    const own = this.#titlesOf(locale);
    if (locale === fallbackLocale) return own;
    return [
      ...own,
      ...this.#titlesOf(fallbackLocale).filter(({ url }) => !this.documents.find(locale, url.slice(`/${fallbackLocale}/docs/`.length))),
    ];
  }

  #titlesOf(locale: Locale): readonly Searchable[] {
    let titles = this.#byLocale.get(locale);
    if (!titles) this.#byLocale.set(locale, (titles = searchable(locale, this.documents)));
    return titles;
  }
}

function searchable(locale: Locale, documents: DocumentIndex): Searchable[] {
  const titles = [...documents.inLocale(locale)].map((record) => {
    const title = record.title.replaceAll('`', '');
    return { title, url: urlOf(record), lowerTitle: title.toLowerCase(), lastSegment: (record.slug.split('/').at(-1) ?? '').toLowerCase() };
  });
  return titles.sort((a, b) => compareTitles(a.title, b.title));
}

/** Dots and commas separate words, except in a query that begins or ends with a dot, as in `.map`. */
function wordsOf(query: string): string[] {
  const keepsDots = query.startsWith('.') || query.endsWith('.');
  return query.split(keepsDots ? /[ ,]+/ : /[ ,.]+/).filter(Boolean);
}

function likeness({ lowerTitle, lastSegment, url }: Searchable, words: readonly string[], last: string): number {
  const address = url.toLowerCase();
  const shared = words.filter((word) => lowerTitle.includes(word) || address.includes(word)).length / words.length;
  return shared + 2 * pairLikeness(last, lastSegment);
}

/** Share of neighbouring letters that two words have in common: 1 for equal ones, high for a slip of the finger. */
function pairLikeness(a: string, b: string): number {
  if (a === b) return 1;
  if (a.length < 2 || b.length < 2 || Math.abs(a.length - b.length) > Math.max(a.length, b.length) / 2) return 0;
  const pairs = new Map<string, number>();
  for (let at = 0; at < a.length - 1; at++) pairs.set(a.slice(at, at + 2), (pairs.get(a.slice(at, at + 2)) ?? 0) + 1);
  let common = 0;
  for (let at = 0; at < b.length - 1; at++) {
    const left = pairs.get(b.slice(at, at + 2)) ?? 0;
    if (left > 0) common++;
    pairs.set(b.slice(at, at + 2), left - 1);
  }
  return (2 * common) / (a.length + b.length - 2);
}
