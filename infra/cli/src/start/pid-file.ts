import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '@webdocs/contracts/failures/failure';

const pidFile = 'site.pid';
const addressFile = 'site.address';

/** One site a data folder: a second start is told so, and `npm ci` is not run under a living one. */
export async function claimDataFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, pidFile);
  const pid = await runningSite(folder);
  if (pid && pid !== process.pid) throw new Failure('SITE_RUNNING', { pid });
  await rm(join(folder, addressFile), { force: true });
  await writeFile(file, String(process.pid));
  return async () => {
    await rm(join(folder, addressFile), { force: true });
    await rm(file, { force: true });
  };
}

/** For commands on this machine: where the site of this folder answers its operators. */
export async function noteAddress(folder: string, address: string): Promise<void> {
  await writeFile(join(folder, `${addressFile}.next`), address);
  await rename(join(folder, `${addressFile}.next`), join(folder, addressFile));
}

/** Where the site that runs on a data folder answers its operators; undefined while none does. */
export async function addressOfSite(folder: string): Promise<string | undefined> {
  if (!(await runningSite(folder))) return undefined;
  return (await readFile(join(folder, addressFile), 'utf8').catch(() => '')) || undefined;
}

/** The address by which this machine reaches what listens on an interface. */
export function addressFor(bind: string, port: number): string {
  const isEverywhere = bind === '0.0.0.0' || bind === '::' || bind === '';
  const host = isEverywhere ? '127.0.0.1' : bind.includes(':') ? `[${bind}]` : bind;
  return `http://${host}:${port}`;
}

/** Process number of the site that runs on a data folder, if one does. */
export async function runningSite(folder: string): Promise<number | undefined> {
  const pid = Number(await readFile(join(folder, pidFile), 'utf8').catch(() => ''));
  return pid && isAlive(pid) ? pid : undefined;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (thrown) {
    return (thrown as NodeJS.ErrnoException).code === 'EPERM';
  }
}
