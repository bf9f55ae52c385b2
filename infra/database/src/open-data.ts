import { join } from 'node:path';
import { Failure } from '@webdocs/contracts/failures/failure';
import { openDatabase, type Database, type DatabaseOptions } from './database.ts';
import { exists } from './engine/engine-folders.ts';
import { runningEngine } from './engine/running-engine.ts';

/**
 * The data for a command that works beside a running site, or without one. None are made here: under a mistyped folder a backup would
 * hold nothing, and an audit without a row would be found sound.
 */
export async function openData(options: DatabaseOptions): Promise<Database> {
  const { url, dataFolder } = options;
  if (!url && !(await exists(join(dataFolder, 'database')))) throw new Failure('DATABASE_NOT_MADE', { folder: dataFolder });
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
