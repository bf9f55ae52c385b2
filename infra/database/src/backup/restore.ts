import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import { sql } from 'kysely';
import { isConnectionLost } from '../connection/lost-connection.ts';
import type { Database, Query } from '../database.ts';
import { migrateWithin } from '../migrations/migrate.ts';
import { migrations } from '../migrations/migrations.ts';
import { remadeTableNames } from '../search-tables.ts';
import { tableNames } from '../tables.ts';
import type { BackupHeader } from './backup.ts';

const rowsAtOnce = 500;

/**
 * Replaces everything by what a backup holds, also one of an earlier version of the site; a running site waits for the
 * moment and goes on with it. Whatever fails, nothing has changed. Returns how many rows there are.
 */
export async function restoreBackup(database: Database, file: string): Promise<number> {
  try {
    return await database.transaction(async (query) => {
      const lines = linesOf(file);
      const { migrations: done } = headerOf((await lines.next()).value);
      for (const table of [...tableNames, ...remadeTableNames].reverse())
        await sql`drop table if exists ${sql.table(table)} cascade`.execute(query);
      await sql`delete from migrations`.execute(query);
      await migrateWithin(query, done.at(-1));
      const rows = await load(query, lines);
      await migrateWithin(query);
      await countOn(query);
      return rows;
    });
  } catch (thrown) {
    if (thrown instanceof Failure || isConnectionLost(thrown)) throw thrown;
    throw new Failure('BACKUP_MALFORMED', { file, cause: causeOf(thrown) }, { cause: thrown });
  }
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

async function* linesOf(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const unpacked = createGunzip();
  source.once('error', (thrown) => unpacked.destroy(thrown));
  for await (const line of createInterface({ input: source.pipe(unpacked), crlfDelay: Infinity })) yield line;
  // The reader of lines ends quietly where its source breaks off.
  if (unpacked.errored) throw unpacked.errored;
}

function headerOf(line: unknown): BackupHeader {
  const { format, migrations: done } = JSON.parse(String(line)) as Partial<BackupHeader>;
  if (format !== 1 || !Array.isArray(done) || done.length === 0) throw new Error('it is no backup of this site');
  const unknown = done.filter((name) => !Object.hasOwn(migrations, name));
  if (unknown.length > 0) throw new Failure('DATABASE_NEWER', { cause: `the backup has ${unknown.join(', ')}` });
  return { format, made: '', migrations: done };
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
