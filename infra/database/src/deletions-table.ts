import type { Generated } from 'kysely';

/** What was deleted on purpose, by a hash of its id; the ids are random, so that nobody finds one by its hash. */
export interface DeletionsTable {
  table: string;
  /** SHA-256 of table and id. */
  id_hash: Buffer;
  at: Generated<Date>;
}
