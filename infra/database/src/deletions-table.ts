import type { Generated } from 'kysely';

/** What was deleted on purpose, by a hash of its id; the ids are random, so no id can be found by its hash. */
export interface DeletionsTable {
  table: string;
  /** SHA-256 of table and id. */
  id_hash: Buffer;
  at: Generated<Date>;
}
