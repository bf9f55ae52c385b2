import { createHash } from 'node:crypto';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { causeOf, type Failure } from '@webdocs/contracts/failures/failure';
import { openDatabase } from '@webdocs/database';
import { discardEngine } from '@webdocs/database/discard-engine';
import { compositionOf } from './composition-of.ts';
import { placeOf, settingsName } from './backup-contents.ts';
import { checkedReleases, commandPatienceMs, restoreDatabase, restoreFiles } from './fill-folder.ts';
import type { CheckedBackup } from './read-backup.ts';
import { settingsOf } from './settings-file.ts';

/** One thing that a restored site was compared by. */
interface Comparison {
  readonly what: string;
  /** Undefined where it is as the backup says. */
  readonly difference: string | undefined;
}

/** Restores a backup into a folder and a database of its own, compares what came out, and removes both. */
export async function drill(backup: CheckedBackup, report: (failure: Failure) => void): Promise<Comparison[]> {
  const folder = await mkdtemp(join(tmpdir(), 'webdocs-drill-'));
  await chmod(folder, process.getuid?.() === 0 ? 0o711 : 0o700);
  try {
    await restoreFiles(backup, folder);
    const files = await compareFiles(backup, folder);
    const database = await openDatabase({ dataFolder: folder, report, patienceMs: commandPatienceMs });
    try {
      const rows = await compared(`rows of ${Object.keys(backup.contents.tables).length} tables`, async () => {
        await database.transaction((query) => restoreDatabase(backup, query));
      });
      return [files, rows, ...(await compareReleases(backup, folder, () => checkedReleases(folder, database)))];
    } finally {
      await database.close();
    }
  } finally {
    await discardEngine(folder);
    await rm(folder, { recursive: true, force: true });
  }
}

async function compareFiles({ contents }: CheckedBackup, folder: string): Promise<Comparison> {
  const all = Object.entries(contents.files).flatMap(([path, { sha256 }]) => {
    const place = placeOf(path);
    return place ? [{ path, sha256, place }] : [];
  });
  return compared(`${all.length} files`, async () => {
    for (const { path, sha256, place } of all) {
      const bytes = await readFile(join(folder, place));
      if (createHash('sha256').update(bytes).digest('hex') !== sha256) throw new Error(`${path} is another`);
    }
  });
}

async function compareReleases(
  { contents }: CheckedBackup,
  folder: string,
  read: () => ReturnType<typeof checkedReleases>,
): Promise<Comparison[]> {
  let found: Awaited<ReturnType<typeof checkedReleases>> | undefined;
  const signatures = await compared('signatures and files of releases', async () => {
    found = await read();
  });
  if (!found) return [signatures];
  const { live, releases } = found;
  const pointer = await compared(`what is live, revision ${contents.live.revision}`, async () => {
    const versions = (all: Readonly<Record<string, string>>) => JSON.stringify(Object.entries(all).sort());
    if (live.revision !== contents.live.revision || versions(live.versions) !== versions(contents.live.versions))
      throw new Error(`it is revision ${live.revision}`);
  });
  const composition = await compared(`composition ${contents.composition}`, async () => {
    const settings = settingsOf(await readFile(join(folder, placeOf(settingsName) ?? ''), 'utf8'));
    const id = compositionOf(
      releases.filter(({ name, version }) => live.versions[name] === version),
      settings,
    );
    if (id !== contents.composition) throw new Error(`it is ${id}`);
  });
  return [signatures, pointer, composition];
}

async function compared(what: string, compare: () => Promise<void>): Promise<Comparison> {
  try {
    await compare();
    return { what, difference: undefined };
  } catch (thrown) {
    return { what, difference: causeOf(thrown) };
  }
}
