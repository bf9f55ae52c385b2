import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backupInAProcess, type Order } from '@webdocs/cli/fixtures/run-backup-in-a-process';
import { openDatabase } from '@webdocs/database';
import { openRegistry } from '@webdocs/registry';
import { buildRelease, writeBuild } from '@webdocs/testing/release-builder';

const accounts = 2000;
const releases = 4;

/**
 * A backup of a site with a database of its own, and its restore, killed at every step that they have. What a kill left is in the way of
 * the next, and the last of each has to come to its end with everything there.
 */
export async function backupKills(say: (line: string) => void): Promise<{ passed: number; failed: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'webdocs-kills-'));
  chmodSync(folder, 0o711);
  const complaints: string[] = [];
  const [site, restored, file] = ['site', 'restored', 'site.backup'].map((name) => join(folder, name)) as [string, string, string];
  try {
    await makeSite(site);
    const began = performance.now();
    const backups = await killedAtEveryStep({ what: 'backup', file, dataFolder: site }, () => {
      if (existsSync(file)) complaints.push('a backup that was killed left a file under its name');
    });
    const restores = await killedAtEveryStep({ what: 'restore', file, dataFolder: restored }, () => {
      if (existsSync(restored)) complaints.push('a restore that was killed left a folder in its place');
    });
    const found = await countsOf(restored);
    if (found.accounts !== accounts || found.releases !== releases) complaints.push(`restored were ${JSON.stringify(found)}`);
    const left = readdirSync(folder).sort().join(', ');
    if (left !== 'restored, site, site.backup') complaints.push(`${left} is left in the folder`);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    say(`backup killed at ${backups} steps, restore at ${restores}, of ${accounts} accounts and ${releases} releases, in ${seconds} s`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  for (const complaint of complaints) say(`FAIL  ${complaint}`);
  return { passed: Number(complaints.length === 0), failed: complaints.length };
}

/** Returns how many kills there were before it came to its end. */
async function killedAtEveryStep(order: Order, look: () => void): Promise<number> {
  for (let endsAt = 0; ; endsAt++) {
    const { signal, code, said } = await backupInAProcess({ ...order, endsAt });
    if (signal === null && code === 0) return endsAt;
    if (signal === null) throw new Error(said);
    look();
  }
}

async function makeSite(dataFolder: string): Promise<void> {
  await within(dataFolder, async (database, registry) => {
    const rows = Array.from({ length: accounts }, (_, number) => {
      const id = `account-${number}`;
      return { id, issuer: 'test', subject: id, email: `${id}@example.org`, subscription_type: 'core' };
    });
    await database.query.insertInto('accounts').values(rows).execute();
    for (let number = 1; number <= releases; number++) {
      const version = `1.0.${number}`;
      await registry.publish(await writeBuild(join(dataFolder, 'builds', version), buildRelease({ name: 'shell', version })));
      await registry.activate({ shell: version }, 'deploy');
    }
  });
}

async function countsOf(dataFolder: string): Promise<{ accounts: number; releases: number }> {
  return within(dataFolder, async (database, registry) => ({
    accounts: (await database.query.selectFrom('accounts').select('id').execute()).length,
    releases: (await registry.versions('shell')).length,
  }));
}

type Work<T> = (database: Awaited<ReturnType<typeof openDatabase>>, registry: Awaited<ReturnType<typeof openRegistry>>) => Promise<T>;

async function within<T>(dataFolder: string, work: Work<T>): Promise<T> {
  const database = await openDatabase({ dataFolder, report: () => undefined, patienceMs: 60_000 });
  const registry = await openRegistry({ dataFolder, database, signingFolder: join(dataFolder, 'signing') });
  try {
    return await work(database, registry);
  } finally {
    await registry.close();
    await database.close();
  }
}
