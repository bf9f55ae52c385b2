import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '@webdocs/contracts/failure';

/** One site a data folder: a second start is told so, and `npm ci` is not run under a living one. */
export async function claimDataFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'site.pid');
  const pid = Number(await readFile(file, 'utf8').catch(() => ''));
  if (pid && pid !== process.pid && isAlive(pid)) throw new Failure('SITE_RUNNING', { pid });
  await writeFile(file, String(process.pid));
  return () => rm(file, { force: true });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (thrown) {
    return (thrown as NodeJS.ErrnoException).code === 'EPERM';
  }
}
