import type { CollectionInput } from '@webdocs/contracts/api/collections';
import type { Generated, Selectable } from 'kysely';

export interface DocumentsTable {
  id: Generated<number>;
  uri: string;
  title: string;
  /** JSON: [{ uri, title }], outermost first. */
  parents: ReadonlyArray<{ readonly uri: string; readonly title: string }>;
  compat_queries: readonly string[];
  summary: string | null;
  /** The day of the last change as the page says it. */
  modified: string | null;
  updated_at: Generated<Date>;
}

/** What a user gives, in columns of the same names: what may be left out is null. */
type Kept<Input> = { [Name in keyof Input]-?: Exclude<Input[Name], undefined> };

export interface CollectionsTable extends Kept<CollectionInput> {
  id: string;
  account_id: string;
  is_default: Generated<boolean>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}
export type Collection = Selectable<CollectionsTable>;

export interface CollectionItemsTable {
  id: string;
  collection_id: string;
  document_id: number;
  title: string;
  notes: string | null;
  /** In the own order of its user: the smallest comes first. */
  position: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

/** Links under which collections can be read, one a collection. */
export interface CollectionSharesTable {
  /** 128 random bits: who has it can read. */
  id: string;
  collection_id: string;
  with_notes: boolean;
  created_at: Generated<Date>;
}
