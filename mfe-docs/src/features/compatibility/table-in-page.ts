import type { FailureCode } from '@webdocs/contracts/failures/failure';
import type { Locale } from '@webdocs/contracts/reader/locale';
import type { ReactNode } from 'react';

/** A table's place in an open page, and what is needed to fetch what belongs there. */
export interface TableInPage {
  readonly element: HTMLElement;
  readonly query: string;
  readonly locale: Locale;
  /** Where the data of tables are: `{address}/{query}.json`. */
  readonly address: string;
  /** Where readers say what is wrong with a page. */
  readonly feedback: string;
  readonly pseudo: boolean;
  readonly report: (code: FailureCode, thrown: unknown) => void;
}

export interface OpenedTable {
  readonly close: () => void;
  /** What the reader is told in place of a table. */
  readonly problem?: ReactNode;
}

/** `first` is what the reader did to the table before its code was there: it is done as soon as it is. */
export type OpenTable = (table: TableInPage, first?: Event) => Promise<OpenedTable>;
