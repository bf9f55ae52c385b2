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

/** A site with this flag offers packs of its pages to read offline. */
const withPacks = '--offline-packs';

/**
 * Fills an empty data folder with what a site had there that was started and stopped once in this run: the database with its tables, the
 * keys, the releases that are live and their files as they travel, what was read of the content, and where they are asked for the packs of
 * pages to read offline. Whether it did: then the site can serve what is live, by the prepared command, in 2.8 s of processor time, its
 * end included, where a start from the sources takes 5.3 and packs take as much again. `npm test` names the folder of the run; where a
 * file is run by itself every start is a first one.
 */
export async function copyPreparedData(dataFolder: string, flags: readonly string[] = []): Promise<boolean> {
  const runFolder = process.env.PREPARED_DATA;
  if (!runFolder) return false;
  const plain = await madeOnce(join(runFolder, 'prepared'), prepare);
  // Where the server of the database cannot come in, its files are elsewhere, and belong to one data folder.
  if (existsSync(join(plain, 'database/place'))) return false;
  const wanted = flags.includes(withPacks)
    ? await madeOnce(join(runFolder, 'prepared-with-packs'), (draft) => makePacks(plain, draft))
    : plain;
  await copyFolder(wanted, dataFolder);
  return true;
}

/** By the worker that comes first; the others wait for it. */
async function madeOnce(folder: string, make: (draft: string) => Promise<void>): Promise<string> {
  await withLock(`${folder}.lock`, preparesWithinMs, async () => {
    if (existsSync(folder)) return;
    const draft = `${folder}.draft`;
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { recursive: true });
    // PostgreSQL started by root runs as another user, who has to pass through.
    await chmod(draft, 0o711);
    await make(draft);
    await rm(join(draft, 'site.log'), { force: true });
    await rename(draft, folder);
  });
  return folder;
}

/** With owners: the cluster belongs to the user of the server. */
async function copyFolder(from: string, to: string): Promise<void> {
  await run('cp', ['-a', `${from}/.`, to]);
}

async function prepare(draft: string): Promise<void> {
  // Bundlers are loaded by the one worker that comes here.
  const { prepareCommand } = await import('@webdocs/workbench/bundling/prepare-command');
  const fill = async () => {
    const site = await startProcess({ dataFolder: draft, environment: { WEBDOCS_UPDATES_IMPORT: 'on' } });
    await Promise.all([updatesImported(site.address), packReleases(draft)]).finally(() => site.stop());
  };
  await Promise.all([fill(), prepareCommand()]);
}

async function makePacks(prepared: string, draft: string): Promise<void> {
  await copyFolder(prepared, draft);
  const site = await startProcess({ way: 'serve', dataFolder: draft, flags: [withPacks] });
  await packsAreMade(site.address).finally(() => site.stop());
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
  const sent = (await readdir(releases, { recursive: true })).filter((path) => path.includes('/client/') && /\.(js|css)$/.test(path));
  await Promise.all(sent.map(async (path) => files.packedWell(await readFile(join(releases, path)))));
}
