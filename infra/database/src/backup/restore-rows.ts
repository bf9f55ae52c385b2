import { Failure } from '@webdocs/contracts/failures/failure';
import { sql } from 'kysely';
import type { Query } from '../database.ts';
import { migrateWithin } from '../migrations/migrate.ts';
import { migrations } from '../migrations/migrations.ts';
import { archiveTableNames } from '../release-tables.ts';
import { remadeTableNames } from '../search-tables.ts';
import { tableNames } from '../tables.ts';
import { importedTableNames } from '../update-tables.ts';
import { digestsOf, withoutHaste, type RowHeader } from './dump-rows.ts';
import type { TableDigests } from './row-digest.ts';

const rowsAtOnce = 500;

/**
 * Replaces all rows by those of a backup, also of an earlier version of the site, within a transaction. Every table is then
 * read again and compared with what the backup says of it, before it is brought up to date.
 */
export async function restoreRows(query: Query, lines: AsyncGenerator<string>, expected: TableDigests): Promise<number> {
  await withoutHaste(query);
  const { migrations: done } = headerOf((await lines.next()).value);
  for (const table of [...tableNames, ...remadeTableNames, ...importedTableNames, ...archiveTableNames].reverse())
    if (await mayBeMadeAnew(query, table)) await sql`drop table if exists ${sql.table(table)} cascade`.execute(query);
  await sql`delete from migrations`.execute(query);
  await migrateWithin(query, done.at(-1));
  const rows = await load(query, lines);
  requireEqual(await digestsOf(query, Object.keys(expected)), expected);
  await migrateWithin(query);
  await countOn(query);
  return rows;
}

/** The audit of a server of our own is not the site's to drop: it gets its rows where it is, and refuses them where it has others. */
async function mayBeMadeAnew(query: Query, table: string): Promise<boolean> {
  const { rows } = await sql<{ isTheirs: boolean }>`
    select pg_has_role(current_user, relowner, 'member') as "isTheirs" from pg_class where oid = to_regclass(${table})`.execute(query);
  return rows[0]?.isTheirs ?? true;
}

/** Whether the database has anything in it that a restore would replace. */
export async function isEmpty(query: Query): Promise<boolean> {
  for (const table of tableNames) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(query);
    if (rows.length > 0) return false;
  }
  return true;
}

function requireEqual(found: TableDigests, expected: TableDigests): void {
  const different = Object.keys(expected).filter(
    (table) => found[table]?.sum !== expected[table]?.sum || found[table]?.rows !== expected[table]?.rows,
  );
  if (different.length > 0) throw new Error(`the rows of ${different.join(', ')} are not those that were written down`);
}

async function load(query: Query, lines: AsyncGenerator<string>): Promise<number> {
  let table: string | undefined;
  let batch: string[] = [];
  let count = 0;
  const flush = async () => {
    if (batch.length > 0 && table) await insert(query, table, batch);
    count += batch.length;
    batch = [];
  };
  for await (const line of lines) {
    const next = tableOf(line);
    if (next !== undefined) {
      await flush();
      table = next;
    } else {
      batch.push(rowOf(line));
      if (batch.length >= rowsAtOnce) await flush();
    }
  }
  await flush();
  return count;
}

async function insert(query: Query, table: string, rows: readonly string[]): Promise<void> {
  const all = `[${rows.join(',')}]`;
  await sql`
    insert into ${sql.table(table)} overriding system value
    select * from jsonb_populate_recordset(null::${sql.table(table)}, ${all}::jsonb)`.execute(query);
}

function headerOf(line: unknown): RowHeader {
  const { migrations: done } = JSON.parse(String(line)) as Partial<RowHeader>;
  if (!Array.isArray(done) || done.length === 0) throw new Error('it does not say of which version its rows are');
  const unknown = done.filter((name) => !Object.hasOwn(migrations, name));
  if (unknown.length > 0) throw new Failure('DATABASE_NEWER', { cause: `the backup has ${unknown.join(', ')}` });
  return { migrations: done };
}

/** The tables are named by the file, and a file may have been written by anyone: only ours are written to. */
function tableOf(line: string): string | undefined {
  if (!line.startsWith('{"table":')) return undefined;
  const { table } = JSON.parse(line) as { table: string };
  if (!(tableNames as readonly string[]).includes(table)) throw new Error(`there is no table ${table}`);
  return table;
}

function rowOf(line: string): string {
  if (!line.startsWith('{"row":') || !line.endsWith('}')) throw new Error('a line is no row');
  return line.slice('{"row":'.length, -1);
}

/** New rows get numbers after those of the restored ones. */
async function countOn(query: Query): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = current_schema() and is_identity = 'YES'`.execute(query);
  for (const { table, column } of rows) {
    const last = sql`(select max(${sql.ref(column)}) from ${sql.table(table)})`;
    await sql`select setval(pg_get_serial_sequence(${table}, ${column}), coalesce(${last}, 0) + 1, false)`.execute(query);
  }
}
