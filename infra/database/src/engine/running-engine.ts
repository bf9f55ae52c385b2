import { readFile } from 'node:fs/promises';
import type { ServerAddress } from './server-address.ts';
import { engineFoldersIn } from './engine-folders.ts';
import { readPostmaster } from './postmaster-file.ts';
import { siteRole } from './site-role.ts';
import { serverUser } from './server-user.ts';

/** How the server is reached that a site keeps running in this data folder; undefined where none is ready. */
export async function runningEngine(dataFolder: string): Promise<ServerAddress | undefined> {
  const { cluster, sitePasswordFile } = await engineFoldersIn(dataFolder, await serverUser());
  const { port, isReady } = (await readPostmaster(cluster)) ?? {};
  const password = await readFile(sitePasswordFile, 'utf8').catch(() => '');
  return isReady && port && password ? { host: '127.0.0.1', port, user: siteRole, password } : undefined;
}
