import type { MarkedText } from '@webdocs/contracts/api/search';
import type { Locale } from '@webdocs/contracts/reader/locale';

export interface SearchHit {
  readonly url: string;
  readonly title: string;
  readonly locale: Locale;
  readonly slug: string;
  readonly summary: string;
  readonly popularity: number;
  readonly score: number;
  readonly marked: { readonly title: MarkedText; readonly body: readonly MarkedText[] };
}

export interface SearchResult {
  /** 'titles' while there is no index that can be asked. */
  readonly source: 'titles' | 'index';
  readonly hits: readonly SearchHit[];
  readonly total: number;
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
  readonly suggestion?: { readonly text: string; readonly total: number };
}
