import { sql } from 'kysely';
import type { Database, Query } from '../database.ts';
import { doneMigrations } from '../migrations/migrate.ts';
import { tableNames } from '../tables.ts';
import { RowDigests, type TableDigests } from './row-digest.ts';

/** A line of the rows of a backup: the migrations that were done, then for each table a line that names it, and its rows. */
export interface RowHeader {
  readonly migrations: readonly string[];
}

const rowsAtOnce = 500;

/** All of the work sees the database as it was at one moment; the site goes on meanwhile. */
export async function atOneMoment<T>(database: Database, work: (query: Query) => Promise<T>): Promise<T> {
  return database.query
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (query) => {
      await withoutHaste(query);
      return work(query);
    });
}

/** A row has one form, however a server is set up; and a slow disk is no reason to lose the connection. Version 17 has one limit more. */
export async function withoutHaste(query: Query): Promise<void> {
  await sql`
    select set_config('timezone', 'UTC', true), set_config('bytea_output', 'hex', true),
      set_config('intervalstyle', 'postgres', true), set_config('extra_float_digits', '1', true)`.execute(query);
  await sql`
    select set_config(name, '0', true) from pg_settings
    where name in ('statement_timeout', 'idle_in_transaction_session_timeout', 'transaction_timeout', 'lock_timeout')`.execute(query);
}

/** The rows of all tables as lines of JSON. */
export async function* dumpRows(query: Query, digests: RowDigests): AsyncGenerator<string> {
  const header: RowHeader = { migrations: await doneMigrations(query) };
  yield JSON.stringify(header);
  for (const table of tableNames) {
    yield JSON.stringify({ table });
    digests.begin(table);
    for await (const text of rowsOf(query, table)) {
      digests.add(table, text);
      yield `{"row":${text}}`;
    }
  }
}

/** What the tables hold now; only those that are named and there. */
export async function digestsOf(query: Query, tables: readonly string[]): Promise<TableDigests> {
  const digests = new RowDigests();
  for (const table of tables) {
    digests.begin(table);
    for await (const text of rowsOf(query, table)) digests.add(table, text);
  }
  return digests.result();
}

async function* rowsOf(query: Query, table: string): AsyncGenerator<string> {
  await sql`declare backup cursor for select to_jsonb(one)::text as text from ${sql.table(table)} one`.execute(query);
  for (;;) {
    const { rows } = await sql<{ text: string }>`fetch ${sql.lit(rowsAtOnce)} from backup`.execute(query);
    for (const { text } of rows) yield text;
    if (rows.length < rowsAtOnce) break;
  }
  await sql`close backup`.execute(query);
}
