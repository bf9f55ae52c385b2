import { Failure } from '@webdocs/contracts/failures/failure';
import { openDatabase, type Database, type DatabaseOptions } from './database.ts';
import { runningEngine } from './engine/running-engine.ts';

/** The data for a command that works beside a running site, or without one. */
export async function openData(options: DatabaseOptions): Promise<Database> {
  try {
    return await openDatabase(options);
  } catch (thrown) {
    if (!(thrown instanceof Failure) || thrown.code !== 'DATABASE_IN_USE') throw thrown;
    const running = await runningEngine(options.dataFolder);
    if (!running) throw thrown;
    const { user, password, host, port } = running;
    return openDatabase({ ...options, url: `postgres://${user}:${password}@${host}:${port}/postgres` });
  }
}
