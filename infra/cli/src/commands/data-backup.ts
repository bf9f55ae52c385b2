import { writeBackup } from '@webdocs/database/backup';
import { openData } from '@webdocs/database/open-data';
import { command, typedPath } from './command.ts';

export const usage = 'site data backup <file> [--data <folder>]';

/** Everything in the database as it is at this moment, in one file; a running site goes on meanwhile. */
export const run = command(usage, async ({ names: [file = ''], dataFolder, io }) => {
  const database = await openData({ url: process.env.DATABASE_URL, dataFolder, report: ({ message }) => io.err(message) });
  try {
    const rows = await writeBackup(database, typedPath(file));
    io.out(`${rows} rows are in ${file}`);
  } finally {
    await database.close();
  }
});
