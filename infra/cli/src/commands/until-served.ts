import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from '@webdocs/contracts/failure';
import type { Io } from '../io.ts';
import { runningSite } from '../start/pid-file.ts';

const patienceMs = 15_000;
const askEveryMs = 50;

/** Waits until the site on this data folder really serves the version; a live pointer alone is only a wish. */
export async function untilServed(dataFolder: string, name: string, version: string, io: Io): Promise<void> {
  if (!(await runningSite(dataFolder))) return;
  const began = performance.now();
  let served = await servedVersion(dataFolder, name);
  while (served !== version) {
    if (performance.now() - began > patienceMs)
      throw new Failure('VERSION_NOT_SERVED', { remote: name, version, served: served ?? 'none' });
    await wait(askEveryMs);
    served = await servedVersion(dataFolder, name);
  }
  io.out(`the running site serves it (after ${((performance.now() - began) / 1000).toFixed(1)} s)`);
}

/** The gateway notes what it serves whenever that changes. */
async function servedVersion(dataFolder: string, name: string): Promise<string | undefined> {
  try {
    return (JSON.parse(await readFile(join(dataFolder, 'served.json'), 'utf8')) as Record<string, string>)[name];
  } catch {
    return undefined;
  }
}
