import type { SearchablePage } from '@webdocs/content/searchable';
import { byLevel, type SearchTitle } from '@webdocs/title-search/search-titles';
import { titleSearch, type TitleSearch } from '@webdocs/title-search';
import type { Locale } from '@webdocs/contracts/reader/locale';
import type { LocaleIndex } from './locale-index.ts';
import { titleLevel } from './title-level.ts';

export interface RankedTitle extends SearchTitle {
  readonly url: string;
}

/** The titles of one language, those first that are linked to and read most, and what they answer while a reader types. */
export class RankedTitles {
  readonly rows: readonly RankedTitle[];
  #search: TitleSearch<RankedTitle> | undefined;

  constructor(rows: readonly RankedTitle[]) {
    this.rows = [...rows].sort(byLevel);
  }

  find(typed: string, limit: number): readonly RankedTitle[] {
    this.#search ??= titleSearch(this.rows);
    return this.#search.find(typed, limit).rows;
  }
}

const known = new WeakMap<LocaleIndex, RankedTitles>();

export function titlesOfIndex(index: LocaleIndex): RankedTitles {
  let titles = known.get(index);
  if (!titles) known.set(index, (titles = new RankedTitles(index.pages)));
  return titles;
}

/** While there is no index: nothing is known of links. */
export function titlesOfPages(pages: Iterable<SearchablePage>, locale: Locale): RankedTitles {
  const rows: RankedTitle[] = [];
  for (const page of pages)
    if (page.locale === locale) rows.push({ title: page.title, slug: page.slug, url: page.url, level: titleLevel(page, 0) });
  return new RankedTitles(rows);
}
