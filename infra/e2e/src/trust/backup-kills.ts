import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkedBackup } from '@webdocs/cli/backup/read-backup';
import { backupInAProcess, type Order } from '@webdocs/cli/fixtures/run-backup-in-a-process';
import { openDatabase } from '@webdocs/database';
import { openRegistry } from '@webdocs/registry';
import { buildRelease, writeBuild } from '@webdocs/testing/release-builder';

const accounts = 2000;
const releases = 4;
/** Into so many parts the time of a whole run is cut, and a run is killed at the end of each. */
const instants = 8;

interface Kills {
  readonly of: string;
  readonly passphrase?: string;
  /** The kills of one order, each with what is to be looked at after it; in the end it came to its end. */
  kill(order: Order, look: () => Promise<void>): Promise<number>;
}

/** A sealed archive is written in pieces of its own, so that is where a kill may come at any time. */
const kinds: readonly Kills[] = [
  { of: 'at every step', kill: killedAtEveryStep },
  { of: 'at instants between, sealed', passphrase: 'correct horse battery', kill: killedInBetween },
];

/**
 * A backup of a site with a database of its own, and its restore, killed again and again. What a kill left is in the way of the next, and
 * the last of each has to come to its end with everything there.
 */
export async function backupKills(say: (line: string) => void): Promise<{ readonly passed: number; readonly failed: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'webdocs-kills-'));
  chmodSync(folder, 0o711);
  const complaints: string[] = [];
  try {
    await makeSite(join(folder, 'site'));
    for (const kind of kinds) complaints.push(...(await killsOf(kind, folder, say)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  for (const complaint of complaints) say(`FAIL  ${complaint}`);
  return { passed: kinds.length - Math.min(complaints.length, kinds.length), failed: complaints.length };
}

async function killsOf({ of, passphrase, kill }: Kills, folder: string, say: (line: string) => void): Promise<string[]> {
  const complaints: string[] = [];
  const [dataFolder, restored, file] = ['site', 'restored', 'site.backup'].map((name) => join(folder, name)) as [string, string, string];
  const sealed = passphrase ? { passphrase } : {};
  const began = performance.now();
  const backups = await kill({ what: 'backup', file, dataFolder, ...sealed }, async () => {
    // Killed after the file had its name, it is whole.
    if (existsSync(file))
      await checkedBackup({ file, passphrase }).catch((thrown) => complaints.push(`${of}: a backup is left, and ${thrown}`));
    rmSync(file, { force: true });
  });
  const restores = await kill({ what: 'restore', file, dataFolder: restored, ...sealed }, async () => {
    if (existsSync(restored) && !isWhole(await countsOf(restored)))
      complaints.push(`${of}: a restore that was killed left a part in its place`);
    rmSync(restored, { recursive: true, force: true });
  });
  const found = await countsOf(restored);
  if (!isWhole(found)) complaints.push(`${of}: restored were ${JSON.stringify(found)}`);
  const left = readdirSync(folder).sort().join(', ');
  if (left !== 'restored, site, site.backup') complaints.push(`${of}: ${left} is left in the folder`);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  say(`${of}: backup killed ${backups} times, restore ${restores} times, ${accounts} accounts, ${releases} releases, ${seconds} s`);
  for (const made of [file, restored]) rmSync(made, { recursive: true });
  return complaints;
}

async function killedAtEveryStep(order: Order, look: () => Promise<void>): Promise<number> {
  for (let endsAt = 0; ; endsAt++) {
    if (await ends({ ...order, endsAt })) return endsAt;
    await look();
  }
}

/** How long a run takes is known from the first one, which is then taken away. */
async function killedInBetween(order: Order, look: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await ends(order);
  const ms = performance.now() - began;
  await look();
  let kills = 0;
  for (let part = 1; part <= instants; part++) {
    if (!(await ends({ ...order, endsAfterMs: (ms * part) / instants }))) kills += 1;
    await look();
  }
  await ends(order);
  return kills;
}

/** Whether it came to its end. */
async function ends(order: Order): Promise<boolean> {
  const { signal, code, said } = await backupInAProcess(order);
  if (signal === null && code !== 0) throw new Error(said);
  return signal === null;
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

type Counts = Readonly<Record<'accounts' | 'releases', number>>;

function isWhole(found: Counts): boolean {
  return found.accounts === accounts && found.releases === releases;
}

async function countsOf(dataFolder: string): Promise<Counts> {
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
