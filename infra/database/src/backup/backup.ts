import { createWriteStream } from 'node:fs';
import { link, open, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Failure } from '@webdocs/contracts/failures/failure';
import { sql } from 'kysely';
import type { Database, Query } from '../database.ts';
import { doneMigrations } from '../migrations/migrate.ts';
import { tableNames } from '../tables.ts';

/** The first line of a backup. A line `{ table }` begins a table, every other line is a row of it. */
export interface BackupHeader {
  readonly format: 1;
  readonly made: string;
  readonly migrations: readonly string[];
}

const rowsAtOnce = 500;

/**
 * Writes everything as it was at one moment, as compressed lines of JSON; the site may go on meanwhile. The file appears
 * when it is complete. Returns how many rows are in it.
 */
export async function writeBackup(database: Database, file: string): Promise<number> {
  const draft = `${file}.${process.pid}.part`;
  let rows = 0;
  try {
    await database.query
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (query) => {
        const lines = async function* () {
          for await (const { text, isRow } of contentOf(query)) {
            if (isRow) rows++;
            yield `${text}\n`;
          }
        };
        await pipeline(Readable.from(lines()), createGzip(), createWriteStream(draft, { flags: 'wx', mode: 0o600 }));
      });
    const handle = await open(draft, 'r');
    await handle.sync();
    await handle.close();
    // Unlike a rename, a link does not replace what is there.
    await link(draft, file).catch((thrown: NodeJS.ErrnoException) => {
      throw thrown.code === 'EEXIST' ? new Failure('BACKUP_EXISTS', { file }) : thrown;
    });
  } finally {
    await rm(draft, { force: true });
  }
  return rows;
}

interface Line {
  readonly text: string;
  readonly isRow: boolean;
}

async function* contentOf(query: Query): AsyncGenerator<Line> {
  const header: BackupHeader = { format: 1, made: new Date().toISOString(), migrations: await doneMigrations(query) };
  yield { text: JSON.stringify(header), isRow: false };
  for (const table of tableNames) {
    yield { text: JSON.stringify({ table }), isRow: false };
    await sql`declare backup cursor for select to_jsonb(one)::text as text from ${sql.table(table)} one`.execute(query);
    for (;;) {
      const { rows } = await sql<{ text: string }>`fetch ${sql.lit(rowsAtOnce)} from backup`.execute(query);
      for (const { text } of rows) yield { text: `{"row":${text}}`, isRow: true };
      if (rows.length < rowsAtOnce) break;
    }
    await sql`close backup`.execute(query);
  }
}
