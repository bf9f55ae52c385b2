import { restoreBackup } from '@webdocs/database/restore';
import { openData } from '@webdocs/database/open-data';
import { command, typedPath } from './command.ts';

export const usage = 'site data restore <file> [--data <folder>]';

/** Replaces everything in the database by what a backup holds; a running site goes on with that. */
export const run = command(usage, async ({ names: [file = ''], dataFolder, io }) => {
  const database = await openData({ url: process.env.DATABASE_URL, dataFolder, report: ({ message }) => io.err(message) });
  try {
    const rows = await restoreBackup(database, typedPath(file));
    io.out(`${rows} rows were restored from ${file}`);
  } finally {
    await database.close();
  }
});
