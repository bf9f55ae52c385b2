import type { OpenData } from './open-data/open-data.ts';
import type { InterfaceTable } from './open-data/idl/interface-table.ts';
import type { PlannedPage } from './planned-page.ts';
import type { Reviewed } from './reviewed/read-reviewed.ts';

/** What pages are generated from. */
export interface Facts {
  readonly data: OpenData;
  readonly interfaces: InterfaceTable;
  /** Which interface an element of markup is in scripts, by language of markup and name. */
  readonly elements: ReadonlyMap<string, string>;
  readonly reviewed: Reviewed;
}

/** The facts with the pages that there are, so that links lead somewhere. */
export interface Surroundings extends Facts {
  /** A page by its address below the documentation, generated or written. */
  page(slug: string): PageNamed | undefined;
  /** All generated and written pages below an address, one level down, in the order of their names. */
  pagesBelow(slug: string): readonly PageNamed[];
  /** Addresses of the pages that are about a key of the compatibility data. */
  pageOfKey(key: string): string | undefined;
}

export type PageNamed = Pick<PlannedPage, 'slug' | 'title' | 'shortTitle' | 'browserCompat' | 'status'> & {
  readonly pageType: string | undefined;
};

/** The text of one page, in Markdown with the macros of the site. */
export type Composer = (page: PlannedPage, around: Surroundings) => string;
