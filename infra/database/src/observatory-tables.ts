import type { ObservatoryGrade } from '@webdocs/contracts/api/observatory-outcomes';
import type { Analysis } from '@webdocs/contracts/api/observatory-report';
import type { ColumnType, Generated } from 'kysely';

export interface ObservatoryTables {
  observatory_scans: ObservatoryScansTable;
  observatory_sites: ObservatorySitesTable;
  observatory_watches: ObservatoryWatchesTable;
}

interface ObservatoryScansTable {
  /** Numbers of 64 bits come as text. */
  id: Generated<string>;
  /** A host, with port and path where they are not the usual ones. */
  site: string;
  scanned_at: Date;
  grade: ObservatoryGrade;
  score: number;
  /** JSON is written as text. Null once it is old: the history needs grade and score alone. */
  report: ColumnType<Omit<Analysis, 'history'> | null, string | null, string | null>;
}

/** The latest scan of each site. */
interface ObservatorySitesTable {
  site: string;
  scan_id: string;
  scanned_at: Date;
  grade: ObservatoryGrade;
  score: number;
  /** Whether a user has asked to keep it out of lists. */
  is_hidden: boolean;
}

interface ObservatoryWatchesTable {
  id: string;
  account_id: string;
  site: string;
  /** Of the page on which it was watched first: for those who chose no language. */
  locale: string;
  /** The grade that a fall is measured from; null before the first scan. */
  told_grade: ObservatoryGrade | null;
  created_at: Date;
  /** When it is scanned next. */
  due_at: Date;
}
