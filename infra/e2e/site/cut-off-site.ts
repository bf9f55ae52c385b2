import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyPreparedData } from './prepared-data.ts';
import type { RunningSite } from './running-site.ts';
import { startProcess, type SiteProcess } from './site-process.ts';

/** A site that goes away and comes back at the same address: Playwright's offline mode does not reach what service workers ask for. */
export interface CutOffSite extends Pick<RunningSite, 'address' | 'dataFolder'> {
  goAway(): Promise<void>;
  comeBack(environment?: Readonly<Record<string, string>>): Promise<void>;
  end(): Promise<void>;
}

export async function startCutOffSite(flags: readonly string[]): Promise<CutOffSite> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'webdocs-site-'));
  // PostgreSQL started by root runs as another user, who has to pass through.
  await chmod(dataFolder, 0o711);
  const way = (await copyPreparedData(dataFolder)) ? 'serve' : 'start';
  let running: SiteProcess | undefined = await startProcess({ way, dataFolder, flags });
  const { address } = running;
  const goAway = async (): Promise<void> => {
    await running?.stop();
    running = undefined;
  };
  return {
    address,
    dataFolder,
    goAway,
    async comeBack(environment = {}) {
      running = await startProcess({ way, dataFolder, port: Number(new URL(address).port), flags, environment });
    },
    async end() {
      await goAway();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
