import type { DigestRhythm, NewsChange, WatchKind } from '@webdocs/contracts/api/watching';
import type { Generated, Selectable } from 'kysely';

export interface WatchingTables {
  watches: WatchesTable;
  watched_subjects: WatchedSubjectsTable;
  happenings: HappeningsTable;
  digests: DigestsTable;
}

interface WatchesTable {
  id: string;
  account_id: string;
  kind: WatchKind;
  /** The address of a page, a path of the compatibility data, or the id of a collection. */
  subject: string;
  /** The same id: a watch goes with its collection. */
  collection_id: string | null;
  created_at: Generated<Date>;
}

/** What is watched by any account, by itself or in a collection, with all that is known to have happened to it: the rest is news. */
interface WatchedSubjectsTable {
  kind: 'page' | 'feature';
  subject: string;
  known: string[];
}

/** Something that happened to what was watched then. */
interface HappeningsTable {
  /** Rises: one process at a time writes them, so that what is seen of them is never followed by a lower one. */
  id: Generated<string>;
  kind: 'page' | 'feature';
  subject: string;
  /** Tells it from all else that happened to the same. */
  happening: string;
  change: NewsChange;
  name: string;
  update_id: string | null;
  page: string | null;
  /** A day of the UTC calendar, as YYYY-MM-DD. */
  day: string | null;
  noticed_at: Generated<Date>;
}

/** When mail tells an account of what it watches, and how far it has been told. */
interface DigestsTable {
  account_id: string;
  rhythm: Generated<DigestRhythm>;
  /** Of the page from which the user watched first: for those who chose no language. */
  locale: string;
  due_at: Date;
  /** Ids of happenings: by mail, and on the site. */
  told_until: Generated<string>;
  /** When mail told of something last; at first, from when on there is something to tell. */
  told_at: Generated<Date>;
  seen_until: Generated<string>;
  /** Random: who has it in a link may end the digest. */
  link_id: Generated<string>;
}
export type DigestRow = Selectable<DigestsTable>;
