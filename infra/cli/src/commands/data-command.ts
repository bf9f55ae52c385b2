import type { Failure } from '@webdocs/contracts/failures/failure';
import type { Database } from '@webdocs/database';
import { openData } from '@webdocs/database/open-data';
import { command, type Call, type UsedCommand } from './command.ts';

/** A command on the data themselves, of the running site or of one that is stopped: who has the database needs no token. */
export function dataCommand(usage: string, work: (call: Call, database: Database) => Promise<void>): UsedCommand {
  return command(usage, async (call) => {
    const report = ({ message }: Failure) => call.io.err(message);
    const database = await openData({ url: process.env.DATABASE_URL, dataFolder: call.dataFolder, report });
    try {
      await work(call, database);
    } finally {
      await database.close();
    }
  });
}
