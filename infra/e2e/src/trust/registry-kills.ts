import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type Database } from '@webdocs/database';
import { openRegistry, type Registry } from '@webdocs/registry';
import { changeInAProcess, type Wish } from '@webdocs/registry/fixtures/run-change-in-a-process';
import { buildRelease, writeBuild } from '@webdocs/testing/release-builder';

const name = 'mfe-docs';

interface Kills {
  readonly of: string;
  readonly wish: (builds: string) => Promise<Wish>;
  /** What is live before, and after it was done. */
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** In this order: each begins with what the one before led to. */
const kinds: readonly Kills[] = [
  { of: 'publish', wish: (builds) => built(builds, '1.2.0'), from: '1.1.0', to: '1.1.0' },
  { of: 'promote', wish: async () => ({ [name]: '1.2.0' }), from: '1.1.0', to: '1.2.0' },
  { of: 'rollback', wish: async () => ({ rollback: name }), from: '1.2.0', to: '1.1.0' },
  { of: 'retire', wish: async () => ({ retire: name }), from: '1.1.0', to: undefined },
];

/**
 * Changes of what is live, in processes that are killed before each statement and each renamed file, on a database that replicas share. After
 * each kill what is live is what it was, and the history says the same; in the end the change is made.
 */
export async function registryKills(say: (line: string) => void): Promise<{ readonly passed: number; readonly failed: number }> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'webdocs-kills-'));
  chmodSync(dataFolder, 0o711);
  const complaints: string[] = [];
  const database = await openDatabase({ dataFolder, report: () => undefined, patienceMs: 60_000 });
  const registry = await openRegistry({ dataFolder, database, signingFolder: join(dataFolder, 'signing'), sharesReleases: true });
  try {
    await registry.publish(await writeBuild(join(dataFolder, 'shell'), buildRelease()));
    await registry.activate({ shell: '1.0.0' }, 'deploy');
    for (const version of ['1.0.0', '1.1.0']) {
      await registry.publish(await built(dataFolder, version));
      await registry.activate({ [name]: version }, 'deploy');
    }
    const look = async (of: string, version: string | undefined) =>
      complaints.push(...(await faults(registry, database, version)).map((fault) => `${of}: ${fault}`));
    for (const { of, wish, from, to } of kinds) {
      const place = { dataFolder, url: urlOf(database), sharesReleases: true };
      const wished = await wish(dataFolder);
      let kills = 0;
      while ((await changeInAProcess(place, [wished], kills)) !== null) {
        await look(`${of}, killed before step ${kills}`, from);
        kills += 1;
      }
      await look(of, to);
      say(`${of}: killed ${kills} times`);
    }
    const left = readdirSync(join(dataFolder, 'registry/incoming'));
    if (left.length > 0) complaints.push(`${left.join(', ')} is left in incoming`);
  } finally {
    await registry.close();
    await database.close();
    rmSync(dataFolder, { recursive: true, force: true });
  }
  for (const complaint of complaints) say(`FAIL  ${complaint}`);
  return { passed: kinds.length - Math.min(complaints.length, kinds.length), failed: complaints.length };
}

function urlOf({ address }: Database): string {
  const { user, password, host, port, database } = address();
  return `postgres://${user}:${encodeURIComponent(String(password))}@${host}:${port}/${database}`;
}

async function built(folder: string, version: string): Promise<string> {
  return writeBuild(join(folder, 'builds', version), buildRelease({ name, version }));
}

async function faults(registry: Registry, { query }: Database, wanted: string | undefined): Promise<string[]> {
  const { revision, versions } = await registry.live();
  const [last] = await registry.history(1);
  const releases = await query.selectFrom('registry_releases').select(['name', 'version']).execute();
  const archives = await query.selectFrom('registry_archives').select(['name', 'version']).execute();
  return [
    ...(versions[name] === wanted ? [] : [`${versions[name]} is live in place of ${wanted}`]),
    ...(last?.revision === revision ? [] : [`the history ends with ${last?.revision}, live is ${revision}`]),
    ...(releases.length === archives.length ? [] : [`${releases.length} releases are on record, ${archives.length} are shared`]),
  ];
}
