import { sql } from 'kysely';
import type { Query } from '../database.ts';
import type { Deletion } from './deletion-ledger.ts';
import { deletionHash, ledgeredTables, type LedgeredTable } from './note-deletion.ts';

/** Removes a row with what belongs to it, as its own part of the site does. */
type Removers = Partial<Record<LedgeredTable, (query: Query, id: string) => Promise<void>>>;

const idsAtOnce = 10_000;

/** Deletes again what was deleted since a backup. Returns how many rows had come back with it. */
export async function replayDeletions(query: Query, deletions: readonly Deletion[], removers: Removers = {}): Promise<number> {
  let count = 0;
  for (const table of ledgeredTables) {
    const hashes = new Set(deletions.filter((deletion) => deletion.table === table).map(({ hash }) => hash));
    if (hashes.size === 0) continue;
    const remove = removers[table] ?? ((within, id) => deleteRow(within, table, id));
    for (const id of await idsOf(query, table, hashes)) {
      await remove(query, id);
      count++;
    }
  }
  await noteAgain(query, deletions);
  return count;
}

async function idsOf(query: Query, table: LedgeredTable, hashes: ReadonlySet<string>): Promise<string[]> {
  const found: string[] = [];
  for (let last = ''; ;) {
    const { rows } = await sql<{ id: string }>`
      select id::text as id from ${sql.table(table)} where id::text > ${last} order by id::text limit ${sql.lit(idsAtOnce)}`.execute(query);
    found.push(...rows.map(({ id }) => id).filter((id) => hashes.has(deletionHash(table, id).toString('hex'))));
    if (rows.length < idsAtOnce) return found;
    last = rows.at(-1)?.id ?? '';
  }
}

async function deleteRow(query: Query, table: LedgeredTable, id: string): Promise<void> {
  await sql`delete from ${sql.table(table)} where id::text = ${id}`.execute(query);
}

/** So that the next ledger has them too. */
async function noteAgain(query: Query, deletions: readonly Deletion[]): Promise<void> {
  for (let start = 0; start < deletions.length; start += idsAtOnce) {
    const part = deletions.slice(start, start + idsAtOnce);
    await query
      .insertInto('deletions')
      .values(part.map(({ table, hash, at }) => ({ table, id_hash: Buffer.from(hash, 'hex'), at })))
      .onConflict((known) => known.doNothing())
      .execute();
  }
}
