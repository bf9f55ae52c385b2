import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { openDatabase, type Database } from '@webdocs/database';
import { lentTestServer, type LentServer } from '@webdocs/database/fixtures/test-servers';
import { Failure } from '@webdocs/contracts/failures/failure';
import { buildRelease, writeBuild, type ReleaseWish } from '@webdocs/testing/release-builder';
import { changeInAProcess } from '../fixtures/run-change-in-a-process.ts';
import { openRegistry, type Registry } from './registry.ts';
import type { ReleaseStore } from './release-store.ts';
import { sharedReleases } from './shared-releases.ts';
import type { TeamKeys } from './team-keys.ts';

jest.setTimeout(60_000);

let server: LentServer;
let database: Database;
let url: string;
const closings: Array<() => unknown> = [];

beforeAll(async () => {
  server = await lentTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  url = await server.newDatabase();
  database = await openDatabase({ url, dataFolder: server.folder, report: () => undefined });
  closings.push(() => database.close());
});
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

const newFolder = () => mkdtempSync(join(tmpdir(), 'webdocs-replica-'));
const docs = (version: string): ReleaseWish => ({ name: 'mfe-docs', version });

/** A registry with a data folder of its own, as another machine has it. */
async function replica(folder = newFolder(), sharesReleases = true): Promise<Registry & { readonly folder: string }> {
  const registry = await openRegistry({ dataFolder: folder, database, signingFolder: join(folder, 'signing'), sharesReleases });
  closings.push(
    () => rmSync(folder, { recursive: true, force: true }),
    () => registry.close(),
  );
  return { ...registry, folder };
}

let builds = 0;
async function publish(registry: Registry & { readonly folder: string }, wish: ReleaseWish): Promise<void> {
  await registry.publish(await writeBuild(join(registry.folder, `build-${(builds += 1)}`), buildRelease(wish)));
}

const archives = () => database.query.selectFrom('registry_archives').select(['name', 'version']).orderBy('version').execute();

test('a release that one replica took in is served, made live and rolled back by another, under the same signature', async () => {
  const [one, other] = [await replica(), await replica()];
  for (const version of ['1.0.0', '1.1.0']) {
    await publish(one, docs(version));
    await one.activate({ 'mfe-docs': version }, 'deploy');
  }
  expect(await other.release('mfe-docs', '1.1.0')).toEqual(await one.release('mfe-docs', '1.1.0'));
  expect((await other.rollback('mfe-docs')).versions).toEqual({ 'mfe-docs': '1.0.0' });
  const file = 'client/page.js';
  expect(await other.file('mfe-docs', '1.0.0', file)).toEqual(await one.file('mfe-docs', '1.0.0', file));
  expect(await other.versions('mfe-docs')).toEqual(['1.0.0', '1.1.0']);
});

test('a file of a release that is not here yet is fetched, and one of no release is not there', async () => {
  const [one, other] = [await replica(), await replica()];
  await publish(one, docs('1.0.0'));
  expect((await other.file('mfe-docs', '1.0.0', 'client/page.js'))?.toString()).toContain('page of mfe-docs');
  expect(await other.file('mfe-docs', '7.0.0', 'client/page.js')).toBeUndefined();
  expect(await other.file('../keys', '1.0.0', 'client/page.js')).toBeUndefined();
  await expect(other.release('mfe-docs', '7.0.0')).rejects.toMatchObject({ code: 'VERSION_UNKNOWN' });
});

test('asked for many times at once it is fetched once, and nothing else is left in the folder', async () => {
  const [one, other] = [await replica(), await replica()];
  await publish(one, docs('1.0.0'));
  const found = await Promise.all(Array.from({ length: 8 }, () => other.release('mfe-docs', '1.0.0')));
  expect(new Set(found.map(({ signature }) => signature.value)).size).toBe(1);
  expect(readdirSync(join(other.folder, 'registry/fetching'))).toEqual([]);
});

test('a team signs with one key, whichever replica takes its release in', async () => {
  const [one, other] = [await replica(), await replica()];
  await publish(one, docs('1.0.0'));
  // The second machine has no private key of the team, and makes none.
  await expect(publish(other, docs('1.1.0'))).rejects.toMatchObject({ code: 'RELEASE_UNSIGNED' });
  const trust = (folder: string) => readFileSync(join(folder, 'registry/trust/mfe-docs.pub'), 'utf8');
  expect(trust(other.folder)).toBe(trust(one.folder));
});

describe('what the database says is not believed', () => {
  async function forged(change: (one: Registry & { readonly folder: string }) => Promise<void>) {
    const one = await replica();
    await publish(one, docs('1.0.0'));
    await change(one);
    return replica().then((other) => other.release('mfe-docs', '1.0.0'));
  }

  test.each([
    ['is not packed', Buffer.from('nothing of the kind'), 'RELEASE_MALFORMED'],
    ['holds something else', gzipSync('nothing of the kind'), 'UPLOAD_REFUSED'],
  ])('where an archive %s', async (_, archive, code) => {
    const swap = () => database.query.updateTable('registry_archives').set({ archive }).execute();
    await expect(forged(async () => void (await swap()))).rejects.toMatchObject({ code });
  });

  test('where the archive is of another version, rightly signed', async () => {
    await expect(
      forged(async (one) => {
        await publish(one, docs('1.1.0'));
        const { archive } = await database.query
          .selectFrom('registry_archives')
          .select('archive')
          .where('version', '=', '1.1.0')
          .executeTakeFirstOrThrow();
        await database.query.updateTable('registry_archives').set({ archive }).where('version', '=', '1.0.0').execute();
      }),
    ).rejects.toMatchObject({ code: 'RELEASE_TAMPERED' });
  });
});

test('after a restore, which brings no archives, the next start puts them back', async () => {
  const one = await replica();
  for (const version of ['1.0.0', '1.1.0']) await publish(one, docs(version));
  await database.query.deleteFrom('registry_archives').execute();
  const again = await openRegistry({ dataFolder: one.folder, database, sharesReleases: true });
  await again.settled();
  await again.close();
  expect(await archives()).toEqual(['1.0.0', '1.1.0'].map((version) => ({ name: 'mfe-docs', version })));
});

test('a site with a database of its own keeps no second copy of its files', async () => {
  const one = await replica(newFolder(), false);
  await publish(one, docs('1.0.0'));
  expect(await archives()).toEqual([]);
});

describe('a version that a gateway could not use', () => {
  const unusable = new Set<string>();
  const refusing = async ({ candidates }: { readonly candidates: ReadonlyArray<{ readonly name: string; readonly version: string }> }) => {
    const bad = candidates.find(({ version }) => unusable.has(version));
    if (bad) throw new Failure('SERVER_BUNDLE_REFUSED', { remote: bad.name, version: bad.version, cause: 'it throws' });
  };
  let registry: Registry & { readonly folder: string };
  beforeEach(async () => {
    unusable.clear();
    registry = await replica();
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
      await publish(registry, docs(version));
      await registry.activate({ 'mfe-docs': version }, 'deploy');
    }
  });

  test('never becomes what is live, and is on record until it can be used', async () => {
    await publish(registry, docs('1.3.0'));
    registry.beforeActivation(refusing);
    unusable.add('1.3.0');
    await expect(registry.activate({ 'mfe-docs': '1.3.0' }, 'deploy')).rejects.toMatchObject({ code: 'SERVER_BUNDLE_REFUSED' });
    expect((await registry.live()).versions).toEqual({ 'mfe-docs': '1.2.0' });
    expect(await registry.refusals()).toMatchObject([{ name: 'mfe-docs', version: '1.3.0', cause: 'it throws' }]);
    unusable.clear();
    await registry.activate({ 'mfe-docs': '1.3.0' }, 'promote');
    expect(await registry.refusals()).toEqual([]);
  });

  test('is not what a rollback leads to, neither one on record nor one that turns out so', async () => {
    await registry.refuse('mfe-docs', '1.1.0', 'it throws');
    expect((await registry.rollback('mfe-docs')).versions).toEqual({ 'mfe-docs': '1.0.0' });
    await registry.activate({ 'mfe-docs': '1.2.0' }, 'promote');
    await publish(registry, docs('1.3.0'));
    await registry.activate({ 'mfe-docs': '1.3.0' }, 'deploy');
    registry.beforeActivation(refusing);
    unusable.add('1.2.0');
    expect((await registry.rollback('mfe-docs')).versions).toEqual({ 'mfe-docs': '1.0.0' });
    await expect(registry.rollback('mfe-docs')).rejects.toMatchObject({ code: 'NOTHING_TO_ROLL_BACK' });
  });

  test('is put back where it is live still, and nothing else is', async () => {
    await registry.refuse('mfe-docs', '1.2.0', 'it throws');
    expect((await registry.putBack('mfe-docs', '1.2.0')).versions).toEqual({ 'mfe-docs': '1.1.0' });
    expect((await registry.putBack('mfe-docs', '1.2.0')).versions).toEqual({ 'mfe-docs': '1.1.0' });
    expect((await registry.history(1))[0]).toMatchObject({ reason: 'rollback', actor: { kind: 'site', name: 'the gateway', team: null } });
  });

  test('a start makes live only what never was, whichever site was quicker', async () => {
    await publish(registry, docs('2.0.0'));
    await publish(registry, { name: 'mfe-ads' });
    expect((await registry.begin({ 'mfe-docs': '2.0.0', 'mfe-ads': '1.0.0' })).versions).toEqual({
      'mfe-docs': '1.2.0',
      'mfe-ads': '1.0.0',
    });
  });
});

test('a process that dies before the files are shared leaves no release on record, and the next one shares both', async () => {
  const one = await replica();
  const build = await writeBuild(join(one.folder, 'build'), buildRelease(docs('1.0.0')));
  const place = { dataFolder: one.folder, url, sharesReleases: true };
  expect(await changeInAProcess(place, [build], 'registry_archives')).toBe('SIGKILL');
  expect(await database.query.selectFrom('registry_releases').select('version').execute()).toEqual([]);
  await one.publish(build);
  expect(await archives()).toEqual([{ name: 'mfe-docs', version: '1.0.0' }]);
});

describe('a release that one replica removed', () => {
  const old = async (registry: Awaited<ReturnType<typeof replica>>) => {
    await publish(registry, docs('1.0.0'));
    await database.query
      .updateTable('registry_releases')
      .set({ admitted_at: new Date(Date.now() - 2 * 86_400_000) })
      .execute();
  };

  test('is not brought back by a start of another that still has its files, and makes it live again only for all', async () => {
    const [one, other] = [await replica(), await replica()];
    await old(one);
    await other.release('mfe-docs', '1.0.0');
    expect(await one.prune({ keep: 0, isRehearsal: false })).toEqual([{ name: 'mfe-docs', version: '1.0.0' }]);
    expect(await archives()).toEqual([]);
    const again = await replica(other.folder);
    await again.live();
    await again.settled();
    expect(await archives()).toEqual([]);
    expect(await one.versions('mfe-docs')).toEqual([]);
    await again.activate({ 'mfe-docs': '1.0.0' }, 'promote');
    expect((await one.release('mfe-docs', '1.0.0')).release.version).toBe('1.0.0');
  });

  test('while another begins to share it is not shared', async () => {
    const alone = await replica(newFolder(), false);
    await old(alone);
    const signed = await alone.release('mfe-docs', '1.0.0');
    const store: Pick<ReleaseStore, 'find' | 'folderOf'> = {
      async find() {
        await database.query.deleteFrom('registry_releases').execute();
        return signed;
      },
      folderOf: (name, version) => join(alone.folder, 'registry/releases', name, version),
    };
    const folders = { fetching: join(alone.folder, 'fetching') };
    await sharedReleases({ database, store: store as ReleaseStore, keys: {} as TeamKeys, folders }).fill(() => false);
    expect(await archives()).toEqual([]);
  });
});
