import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '@webdocs/contracts/failures/failure';
import { claim } from '@webdocs/file-lock';
import { exists, engineFoldersIn } from './engine-folders.ts';
import { stopOrphan } from './postmaster-file.ts';
import { serverUser } from './server-user.ts';

/** Removes the database of a data folder that is given up, wherever its files are, and stops what a killed process left running. */
export async function discardEngine(dataFolder: string): Promise<void> {
  if (!(await exists(join(dataFolder, 'database')))) return;
  const { folder, cluster, ownerFile } = await engineFoldersIn(dataFolder, await serverUser());
  const claimed = await claim(ownerFile);
  if ('heldBy' in claimed) throw new Failure('DATABASE_IN_USE', { pid: claimed.heldBy, folder });
  await stopOrphan(cluster);
  await claimed.giveBack();
  await rm(folder, { recursive: true, force: true });
}
