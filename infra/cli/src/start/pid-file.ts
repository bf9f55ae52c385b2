import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '@webdocs/contracts/failure';

const pidFile = 'site.pid';

/** One site a data folder: a second start is told so, and `npm ci` is not run under a living one. */
export async function claimDataFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, pidFile);
  const pid = await runningSite(folder);
  if (pid && pid !== process.pid) throw new Failure('SITE_RUNNING', { pid });
  await writeFile(file, String(process.pid));
  return () => rm(file, { force: true });
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
