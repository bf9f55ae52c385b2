import { fallbackLocale, type Locale } from '@webdocs/contracts/reader/locale';
import { urlOf, type DocumentIndex } from '../read/document-index.ts';
import { compareTitles } from '@webdocs/i18n/title-order';
import { ClosestTitles, type Comparable } from './closest-titles.ts';

export interface Title {
  readonly title: string;
  readonly url: string;
}

interface Searchable extends Comparable {
  readonly title: string;
}

/** Titles of one language in the order lists show them, and the search in them. */
export class Titles {
  readonly #byLocale = new Map<Locale, readonly Searchable[]>();
  readonly #closest = new Map<Locale, ClosestTitles<Searchable>>();

  constructor(readonly documents: DocumentIndex) {}

  list(locale: Locale): readonly Title[] {
    return this.#titlesOf(locale).map(({ title, url }) => ({ title, url }));
  }

  /**
   * Pages in whose title every word of the query occurs; a title or last address segment that is the query comes first.
   * Readers of another language find its pages first, and after them the English ones without a translation.
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
    let closest = this.#closest.get(locale);
    if (!closest) this.#closest.set(locale, (closest = new ClosestTitles(this.#candidates(locale))));
    return closest.find(path, limit).map(({ title, url }) => ({ title, url }));
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
