import { openDatabase, type Database } from '@webdocs/database';
import { runningEngine } from '@webdocs/database/running-engine';
import type { RunningSite } from './running-site.ts';

/** Does work on the rows of a site that runs, beside its own processes. */
export async function inDatabaseOf<T>({ dataFolder }: RunningSite, work: (database: Database) => Promise<T>): Promise<T> {
  const engine = await runningEngine(dataFolder);
  if (!engine) throw new Error(`no database runs in ${dataFolder}`);
  const { host, port, user, password } = engine;
  const url = `postgres://${user}:${encodeURIComponent(password)}@${host}:${port}/postgres`;
  const database = await openDatabase({ url, dataFolder, report: () => undefined, connections: 1 });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
