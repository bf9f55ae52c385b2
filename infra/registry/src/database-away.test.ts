import { mkdtempSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LivePointer } from '@webdocs/contracts/remote/composition';
import { openDatabase, type Database } from '@webdocs/database';
import { startTestServer, testServers, type TestServer } from '@webdocs/database/fixtures/test-servers';
import { buildRelease, writeBuild } from '@webdocs/testing/release-builder';
import { reachableServer, type ReachableServer } from '../fixtures/reachable-server.ts';
import { openRegistry, type Registry } from './registry.ts';

jest.setTimeout(60_000);

describe.each(testServers)('on $name', ({ binaries }) => {
  let server: TestServer;
  let url: string;
  let data: string;
  let reported: string[];
  const closings: Array<() => unknown> = [];

  beforeAll(async () => {
    server = await startTestServer(binaries);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    url = await server.newDatabase();
    data = mkdtempSync(join(tmpdir(), 'webdocs-registry-'));
    reported = [];
  });
  afterEach(async () => {
    for (const close of closings.splice(0).reverse()) await close();
    rmSync(data, { recursive: true, force: true });
  });

  async function door(options: { isCut?: boolean } = {}): Promise<ReachableServer> {
    const one = await reachableServer(url, options);
    closings.push(one.close);
    return one;
  }

  async function openAt(address: string): Promise<{ registry: Registry; database: Database }> {
    const report = ({ code }: { code: string }) => void reported.push(code);
    const database = await openDatabase({ url: address, dataFolder: data, report, patienceMs: 100, mayComeLater: true });
    closings.push(database.close);
    const registry = await openRegistry({ dataFolder: data, database, signingFolder: join(data, 'signing'), report });
    closings.push(registry.close);
    return { registry, database };
  }

  const build = (version: string) => writeBuild(join(data, `build-${version}`), buildRelease({ name: 'mfe-docs', version }));
  const next = (registry: Registry) => new Promise<LivePointer>((resolve) => void registry.onChange(resolve));

  async function publishedBefore(...versions: string[]): Promise<void> {
    const { registry } = await openAt(url);
    for (const version of versions) await registry.publish(await build(version));
    await registry.activate({ 'mfe-docs': versions[0] as string }, 'deploy');
  }

  test('what was live goes on to be live and to be read, and every change is refused whole', async () => {
    await publishedBefore('1.0.0', '1.1.0');
    const way = await door();
    const { registry } = await openAt(way.url);
    const before = await registry.live();
    const later = await build('1.2.0');
    way.cut();

    expect(await registry.live()).toEqual(before);
    expect((await registry.release('mfe-docs', '1.0.0')).release.version).toBe('1.0.0');
    expect((await registry.file('mfe-docs', '1.0.0', 'client/page.js'))?.toString()).toContain('page of mfe-docs');
    const away = { code: 'DATABASE_AWAY', status: 503 };
    await expect(registry.publish(later)).rejects.toMatchObject(away);
    await expect(registry.activate({ 'mfe-docs': '1.1.0' }, 'deploy')).rejects.toMatchObject(away);
    await expect(registry.rollback('mfe-docs')).rejects.toMatchObject(away);
    await expect(registry.history()).rejects.toMatchObject(away);

    way.restore();
    expect(await registry.live()).toEqual(before);
    expect(await registry.history()).toHaveLength(1);
    expect(await registry.versions('mfe-docs')).toEqual(['1.0.0', '1.1.0']);
    expect(await readdir(join(data, 'registry/incoming'))).toEqual([]);
    await registry.publish(later);
    expect((await registry.activate({ 'mfe-docs': '1.2.0' }, 'deploy')).revision).toBe(2);
  });

  test('a change that was made meanwhile elsewhere is heard of when the database is there again', async () => {
    await publishedBefore('1.0.0', '1.1.0');
    const way = await door();
    const { registry } = await openAt(way.url);
    const told = next(registry);
    way.cut();
    const { registry: elsewhere } = await openAt(url);
    await elsewhere.activate({ 'mfe-docs': '1.1.0' }, 'deploy');
    way.restore();
    expect(await told).toMatchObject({ revision: 2, versions: { 'mfe-docs': '1.1.0' } });
  });

  test('a start without the database says so, reads releases all the same, and becomes current by itself', async () => {
    await publishedBefore('1.0.0');
    const way = await door({ isCut: true });
    const { registry } = await openAt(way.url);
    await expect(registry.live()).rejects.toMatchObject({ code: 'DATABASE_AWAY' });
    expect(new Set(reported)).toEqual(new Set(['DATABASE_AWAY']));
    expect(await registry.versions('mfe-docs')).toEqual(['1.0.0']);
    expect(await registry.file('mfe-docs', '1.0.0', 'client/page.js')).toBeDefined();

    const told = next(registry);
    way.restore();
    await registry.ready();
    expect((await told).versions).toEqual({ 'mfe-docs': '1.0.0' });
    expect(await registry.live()).toEqual(await told);
  });

  test('a start on a database that was never there before prepares it when it comes', async () => {
    const way = await door({ isCut: true });
    const { registry, database } = await openAt(way.url);
    await expect(database.query.selectFrom('registry_live').selectAll().execute()).rejects.toMatchObject({ code: 'DATABASE_AWAY' });
    way.restore();
    await registry.ready();
    await registry.publish(await build('1.0.0'));
    expect((await registry.activate({ 'mfe-docs': '1.0.0' }, 'start')).revision).toBe(1);
  });

  test('a start that may not wait ends without the database', async () => {
    const way = await door({ isCut: true });
    await expect(openDatabase({ url: way.url, dataFolder: data, report: () => undefined, patienceMs: 100 })).rejects.toMatchObject({
      code: 'DATABASE_AWAY',
    });
  });
});
