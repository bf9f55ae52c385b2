import { mkdir, open, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import type { Database, Query } from '@webdocs/database';
import { restoreRows } from '@webdocs/database/restore-rows';
import { openRegistry } from '@webdocs/registry';
import { placeOf } from './backup-contents.ts';
import { entriesOf, malformed, rowsIn, type CheckedBackup } from './read-backup.ts';

/** No reader waits for a command: a server that has just been started on a busy machine gets its time. */
export const commandPatienceMs = 60_000;

/** Writes the files of a backup into a new data folder, down to the disk. */
export async function restoreFiles(backup: CheckedBackup, folder: string): Promise<void> {
  const folders = new Set<string>([folder]);
  for await (const { path, bytes } of entriesOf(backup)) {
    const place = placeOf(path);
    if (!place) continue;
    const address = join(folder, place);
    const isSecret = !place.startsWith('registry/');
    await mkdir(dirname(address), { recursive: true, mode: isSecret ? 0o700 : 0o755 });
    // Releases never change, and say so.
    await writeFile(address, bytes, {
      flag: 'wx',
      mode: isSecret ? 0o600 : place.startsWith('registry/releases/') ? 0o444 : 0o644,
      flush: true,
    });
    folders.add(dirname(address));
  }
  for (const one of folders) await syncFolder(one);
}

/** Within a transaction: rows that are not those of the backup undo it. */
export async function restoreDatabase(backup: CheckedBackup, query: Query): Promise<number> {
  try {
    return await restoreRows(query, rowsIn(backup), backup.contents.tables);
  } catch (thrown) {
    if (thrown instanceof Failure) throw thrown;
    throw malformed(backup, causeOf(thrown), thrown);
  }
}

/** Every release of a restored folder as its registry reads it, signatures and hashes held against the restored trust. */
export async function checkedReleases(dataFolder: string, database: Database) {
  const registry = await openRegistry({ dataFolder, database });
  try {
    const live = await registry.live();
    const releases = [];
    for (const name of await registry.names())
      for (const version of await registry.versions(name)) {
        const signed = await registry.release(name, version).catch(noneIfMissing);
        // The backup says which ones it lacks; of the live ones it lacks none.
        if (!signed) continue;
        const { release } = signed;
        for (const path of Object.keys(release.files)) await registry.file(name, version, path);
        releases.push(release);
      }
    return { live, releases };
  } finally {
    await registry.close();
  }
}

function noneIfMissing(thrown: unknown): undefined {
  if (!(thrown instanceof Failure) || !['VERSION_UNKNOWN', 'REMOTE_UNKNOWN'].includes(thrown.code)) throw thrown;
}

export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync();
  await handle.close();
}
