import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { packedFiles } from '@webdocs/registry/packed-files';
import { withLock } from '@webdocs/workbench/bundling/build-lock';
import { packsAreMade } from './packs-are-made.ts';
import { startProcess } from './site-process.ts';

const run = promisify(execFile);

const preparesWithinMs = 300_000;

/**
 * Fills an empty data folder with what a site had there that was started and stopped once in this run: the database with its tables, the
 * keys, the releases that are live and their files as they travel, what was read of the content, and the packs of pages to read offline.
 * Whether it did: then the site can serve what is live, by the prepared command, in 2.8 s of processor time, its end included, where a
 * start from the sources takes 5.3, and has no packs to make, which take as much again. `npm test` names the folder of the run; where a
 * file is run by itself every start is a first one.
 */
export async function copyPreparedData(dataFolder: string): Promise<boolean> {
  const runFolder = process.env.PREPARED_DATA;
  if (!runFolder) return false;
  const prepared = join(runFolder, 'prepared');
  await withLock(`${prepared}.lock`, preparesWithinMs, async () => {
    if (!existsSync(prepared)) await prepare(prepared);
  });
  // Where the server of the database cannot come in, its files are elsewhere, and belong to one data folder.
  if (existsSync(join(prepared, 'database/place'))) return false;
  // With owners: the cluster belongs to the user of the server.
  await run('cp', ['-a', `${prepared}/.`, dataFolder]);
  return true;
}

async function prepare(folder: string): Promise<void> {
  // Bundlers are loaded by the one worker that comes here.
  const { prepareCommand } = await import('@webdocs/workbench/bundling/prepare-command');
  const draft = `${folder}.draft`;
  await mkdir(draft, { recursive: true });
  // PostgreSQL started by root runs as another user, who has to pass through.
  await chmod(draft, 0o711);
  const environment = { WEBDOCS_UPDATES_IMPORT: 'on', WEBDOCS_OFFLINE_PACKS: 'on' };
  const [site] = await Promise.all([startProcess({ dataFolder: draft, environment }), prepareCommand()]);
  await updatesImported(site.address);
  await packsAreMade(site.address);
  await site.stop();
  await rm(join(draft, 'site.log'), { force: true });
  await packReleases(draft);
  await rename(draft, folder);
}

/** So that no site of the run has to import them again. */
async function updatesImported(address: string): Promise<void> {
  const deadline = Date.now() + preparesWithinMs;
  while (Date.now() < deadline) {
    const answer = await fetch(`${address}/api/v2/updates/`);
    // Until they are imported it says that they are on their way.
    const { data = [] } = (await answer.json()) as { readonly data?: readonly unknown[] };
    if (data.length > 0) return;
    await pause(200);
  }
  throw new Error('no updates were imported');
}

/** What the gate does not weigh, style sheets above all, each site of the run would pack again. */
async function packReleases(dataFolder: string): Promise<void> {
  const releases = join(dataFolder, 'registry/releases');
  const files = packedFiles(join(dataFolder, 'registry/packed'));
  for (const path of await readdir(releases, { recursive: true }))
    if (path.includes('/client/') && /\.(js|css)$/.test(path)) await files.packedWell(await readFile(join(releases, path)));
}
