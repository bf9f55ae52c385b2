import type { MarkedText, PageKind } from '@webdocs/contracts/api/search';
import type { Area } from '@webdocs/contracts/api/area';
import type { Locale } from '@webdocs/contracts/reader/locale';

export interface SearchHit {
  readonly url: string;
  readonly title: string;
  readonly locale: Locale;
  readonly slug: string;
  readonly summary: string;
  readonly popularity: number;
  readonly score: number;
  /** Unknown where only titles were searched. */
  readonly kind?: PageKind;
  readonly marked: { readonly title: MarkedText; readonly summary?: MarkedText; readonly body: readonly MarkedText[] };
}

/** How many pages each choice would leave, where all other choices stay. */
export interface FilterCounts {
  readonly areas: ReadonlyMap<Area, number>;
  readonly kinds: ReadonlyMap<PageKind, number>;
}

export interface SearchResult {
  /** 'titles' while there is no index that can be asked. */
  readonly source: 'titles' | 'index';
  readonly hits: readonly SearchHit[];
  readonly total: number;
  /** Unknown where only titles were searched. */
  readonly counts?: FilterCounts;
  readonly took: number;
  /** What may have been meant, and how much there is of it. */
  readonly suggestion?: { readonly text: string; readonly total: number };
}

export interface SearchSuggestion {
  readonly title: string;
  readonly url: string;
}

/** What was found in the index, or by titles. */
export interface Found {
  readonly hits: readonly SearchHit[];
  readonly total: number;
  readonly counts?: FilterCounts;
  readonly suggestion?: { readonly text: string; readonly total: number };
}
