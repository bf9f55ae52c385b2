import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { withLock } from '@webdocs/workbench/bundling/build-lock';
import { startProcess } from './site-process.ts';

const run = promisify(execFile);

const preparesWithinMs = 300_000;

/**
 * Fills an empty data folder with what a site had there that was started and stopped once in this run: the database with its tables, the
 * keys, the releases that are live, what was read of the content. A start with it takes 5.1 s of processor time where a first one
 * takes 8.9. `npm test` names the folder of the run; where a file is run by itself every start is a first one.
 */
export async function copyPreparedData(dataFolder: string): Promise<void> {
  const runFolder = process.env.PREPARED_DATA;
  if (!runFolder) return;
  const prepared = join(runFolder, 'prepared');
  await withLock(`${prepared}.lock`, preparesWithinMs, async () => {
    if (!existsSync(prepared)) await prepare(prepared);
  });
  // Where the server of the database cannot come in, its files are elsewhere, and belong to one data folder.
  if (existsSync(join(prepared, 'database/place'))) return;
  // With owners: the cluster belongs to the user of the server.
  await run('cp', ['-a', `${prepared}/.`, dataFolder]);
}

async function prepare(folder: string): Promise<void> {
  const draft = `${folder}.draft`;
  await mkdir(draft, { recursive: true });
  // PostgreSQL started by root runs as another user, who has to pass through.
  await chmod(draft, 0o711);
  const site = await startProcess({ dataFolder: draft });
  await site.stop();
  await rm(join(draft, 'site.log'), { force: true });
  await rename(draft, folder);
}
