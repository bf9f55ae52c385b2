import { join } from 'node:path';
import type { LivePointer } from '@webdocs/contracts/remote/composition';
import type { ChangeClaims } from '@webdocs/contracts/remote/history';
import { Failure } from '@webdocs/contracts/failures/failure';
import { openDatabase } from '@webdocs/database';
import { exists } from '@webdocs/database/engine-folders';
import { openRegistry } from '@webdocs/registry';
import { processActor } from '@webdocs/registry/change-origin';
import { OpenServices } from '../start/open-services.ts';
import { claimDataFolder, runningSite } from '../start/pid-file.ts';

interface RolledBack {
  readonly before: string | undefined;
  readonly pointer: LivePointer;
}

/** Goes back a step while no site runs on the folder, so that the next start serves the version before. */
export async function rollBackOffline(
  name: string,
  dataFolder: string,
  claims: ChangeClaims = {},
  databaseUrl = process.env.DATABASE_URL,
): Promise<RolledBack> {
  const pid = await runningSite(dataFolder);
  if (pid) throw new Failure('ROLLBACK_SITE_RUNNING', { folder: dataFolder, pid, remote: name });
  if (!databaseUrl && !(await exists(join(dataFolder, 'database')))) throw new Failure('NOTHING_TO_ROLL_BACK', { remote: name });
  const parts = new OpenServices();
  try {
    parts.add(await claimDataFolder(dataFolder));
    const reported: Failure[] = [];
    const report = (failure: Failure): void => void reported.push(failure);
    const database = await openDatabase({ url: databaseUrl, dataFolder, report });
    parts.add(database.close);
    const registry = await openRegistry({ dataFolder, database, sharesReleases: Boolean(databaseUrl), report });
    parts.add(registry.close);
    const { versions } = await registry.live();
    return { before: versions[name], pointer: await registry.rollback(name, { actor: processActor('machine'), claims }) };
  } finally {
    await parts.close();
  }
}
