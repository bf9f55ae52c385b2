import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Failure } from '@webdocs/contracts/failures/failure';
import { openDatabase, type Database } from '@webdocs/database';
import { lentTestServer, type LentServer } from '@webdocs/database/fixtures/test-servers';
import { bundledScript } from '@webdocs/testing/bundled-script';
import { compatData, featureData, statement, webFeature, writtenPackages, type WrittenPackages } from '../fixtures/update-packages.ts';
import { sql } from 'kysely';
import { beginImport } from './import/import-rows.ts';
import { openUpdates, type Question, type UpdatePlace, type Updates } from './updates.ts';

jest.setTimeout(60_000);

let server: LentServer;
let script: string;
beforeAll(async () => {
  [server, script] = await Promise.all([lentTestServer(), bundledScript(new URL('./import/import-thread.ts', import.meta.url))]);
});
afterAll(() => server.close());

let database: Database;
const opened: Updates[] = [];
const closings: Array<() => Promise<void>> = [];
beforeEach(async () => {
  database = await openDatabase({ url: await server.newDatabase(), dataFolder: server.folder, report: () => undefined });
});
afterEach(async () => {
  for (const updates of opened.splice(0)) await updates.close();
  for (const close of closings.splice(0)) await close();
  await database.close();
});

interface Opened {
  readonly updates: Updates;
  readonly failures: Failure[];
  readonly lines: string[];
}

function updatesFrom(places: readonly UpdatePlace[], today = '2026-11-26', waitMs = 20_000): Opened {
  const failures: Failure[] = [];
  const lines: string[] = [];
  const updates = openUpdates({
    database,
    places,
    script,
    waitMs,
    now: () => new Date(`${today}T12:00:00Z`),
    pages: { at: (page) => (page.includes('/docs/Web/CSS/') ? page : undefined), revision: () => 'one' },
    report: (failure) => failures.push(failure),
    progress: (line) => lines.push(line),
  });
  opened.push(updates);
  return { updates, failures, lines };
}

async function imported(packages: WrittenPackages, today?: string): Promise<Opened> {
  const one = updatesFrom([writtenPackages(packages).place], today);
  one.updates.importNow();
  await one.updates.settled();
  return one;
}

const asked: Question = { page: 1, q: '', browsers: [], category: [], change: [], sort: 'desc', stream: 'releases' };
const page = (name: string) => ({ mdn_url: `https://developer.mozilla.org/docs/Web/${name}` });
const areas = {
  css: {
    properties: {
      tea: {
        ...statement({ chrome: { version_added: '100' }, firefox: { version_added: '91' } }, page('CSS/tea')),
        green: statement({ chrome: { version_added: '101' } }),
      },
    },
  },
  api: { Tea: statement({ chrome: [{ version_added: '100', version_removed: '101' }], safari: { version_added: '20' } }, page('API/Tea')) },
};
const compat = { data: compatData(areas) };
const features = {
  data: featureData({
    tea: webFeature('low', { low: '2024-05-01' }),
    soon: webFeature('low', { name: 'Soon', low: '2026-01-01', compat_features: ['api.Tea'] }),
    old: webFeature(false, { name: 'Old', discouraged: { according_to: [], reason: 'It is cold.' } }),
  }),
};

/** Releases of a list, each with what it added and removed. */
async function releases(updates: Updates, question: Partial<Question> = {}) {
  const { data } = await updates.list({ ...asked, ...question });
  return data.map((one) =>
    one.type === 'browser_grouping'
      ? [one.id, one.events.added.map(({ path }) => path), one.events.removed.map(({ path }) => path)]
      : one.id,
  );
}

test('before anything is imported the list is empty', async () => {
  const { updates } = updatesFrom([]);
  expect(await updates.list(asked)).toMatchObject({ data: [], last: 0, changes: { matching: 0, all: 0 } });
  expect(await updates.one('chrome-100')).toBeUndefined();
});

test('what is still being read is waited for a moment, and then told to be on its way', async () => {
  await imported({ compat, features });
  const { updates } = updatesFrom([], '2026-11-26', 50);
  await database.transaction(async (query) => {
    await sql`lock table update_features in access exclusive mode`.execute(query);
    updates.prepare();
    await expect(updates.list(asked)).rejects.toMatchObject({ code: 'UPDATES_NOT_READY', status: 503 });
    await expect(updates.one('chrome-100')).rejects.toMatchObject({ code: 'UPDATES_NOT_READY' });
  });
  await updates.happeningsTo([]);
  expect(await releases(updates)).toHaveLength(4);
});

test('during the first import the updates are said to be on their way, and not to be none', async () => {
  const { updates } = updatesFrom([writtenPackages({ compat, features }).place]);
  updates.importNow();
  await expect(updates.list(asked)).rejects.toMatchObject({ code: 'UPDATES_NOT_READY' });
  await updates.settled();
  expect(await releases(updates)).toHaveLength(4);
});

test('releases are listed with their changes, the newest first, and oldest first where that is wanted', async () => {
  const { updates, lines } = await imported({ compat, features });
  expect(lines).toEqual([
    expect.stringMatching(/^updates: 4 releases \(compat data 1\.0\.0\) and 5 Baseline events \(feature data 1\.0\.0\) in [\d.]+ s$/),
  ]);
  const newest = [
    ['safari-20', ['api.Tea'], []],
    ['firefox-91', ['css.properties.tea'], []],
    ['chrome-101', ['css.properties.tea.green'], ['api.Tea']],
    ['chrome-100', ['api.Tea', 'css.properties.tea'], []],
  ];
  expect(await releases(updates)).toEqual(newest);
  expect(await releases(updates, { sort: 'asc' })).toEqual(newest.toReversed());
  expect(await releases(updates, { page: 2 })).toEqual([]);
});

test('a path leads to its page only where this site has that page', async () => {
  const { updates } = await imported({ compat, features });
  const release = await updates.one('chrome-100');
  expect(release).toMatchObject({
    type: 'browser_grouping',
    name: 'Chrome',
    release_date: '2025-01-10',
    events: {
      added: [{ path: 'api.Tea' }, { path: 'css.properties.tea', compat: { mdn_url: '/docs/Web/CSS/tea', engines: ['Blink', 'Gecko'] } }],
    },
  });
  expect(JSON.stringify(release)).not.toContain('/docs/Web/API/Tea');
});

test('a feature is watched by its path, with its parts, or by its id in Baseline, with the paths that are the feature', async () => {
  const { updates } = await imported({ compat, features });
  const happened = await updates.happeningsTo(['css.properties.tea', 'tea', 'soon']);
  const keys = (feature: string) => happened?.get(feature)?.map(({ key }) => key);
  expect(keys('css.properties.tea')).toEqual(expect.arrayContaining(['chrome-100 added', 'chrome-101 added', 'newly-tea']));
  expect(keys('tea')).toEqual(['firefox-91 added', 'chrome-100 added', 'widely-tea', 'newly-tea']);
  expect(keys('soon')).toContain('newly-soon');
  expect(happened?.get('tea')?.[0]?.page).toBe('/docs/Web/CSS/tea');
  expect(await Promise.all(['tea', 'css', 'css.properties', 'api.Coffee'].map((one) => updates.knows(one)))).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

test('newer packages take the place of what was imported, and a step back is told with its day', async () => {
  await imported({ compat, features }, '2026-11-26');
  const later = {
    compat: { version: '1.1.0', data: compatData({ api: { New: statement({ chrome: { version_added: '101' } }) } }, '1.1.0') },
    features: { version: '1.1.0', data: featureData({ tea: webFeature(false) }) },
  };
  const { updates } = await imported(later, '2026-12-24');
  expect(await releases(updates)).toEqual([['chrome-101', ['api.New'], []]]);
  expect((await updates.list({ ...asked, stream: 'baseline' })).data).toMatchObject([
    { id: 'regressed-tea-2026-12-24', change: 'regressed', date: '2026-12-24', before: 'low', baseline: false },
  ]);
  // A version that comes later without any step still tells of it.
  await imported({ ...later, features: { ...later.features, version: '1.2.0' } }, '2027-01-06');
  const other = updatesFrom([], '2027-01-06').updates;
  expect((await other.list({ ...asked, stream: 'baseline' })).data.map(({ id }) => id)).toEqual(['regressed-tea-2026-12-24']);
});

test.each([
  ['of the same versions', '1.0.0', '1.0.0'],
  ['that are older', '0.9.0', '1.0.0'],
  ['of which one is newer and the other older', '1.0.1', '0.9.9'],
])('packages %s are not imported', async (_, compatVersion, featuresVersion) => {
  await imported({ compat, features });
  const { updates, lines } = await imported({
    compat: { version: compatVersion, data: compatData({}, compatVersion) },
    features: { version: featuresVersion, data: featureData({}) },
  });
  expect(lines).toEqual([]);
  expect(await releases(updates)).toHaveLength(4);
});

test('the newest of several places is taken, also from an address; one that does not answer is reported and passed over', async () => {
  const newer = writtenPackages({ compat: { version: '1.10.0', data: compatData(areas, '1.10.0') }, features });
  const asked: string[] = [];
  const site = createServer((request, response) => {
    asked.push(String(request.url));
    void readFile(join(newer.root, String(request.url))).then(
      (file) => response.end(file),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  closings.push(() => new Promise((resolve) => void site.close(() => resolve())));
  const address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const installed = writtenPackages({ compat: { version: '1.9.0', data: compatData({}, '1.9.0') }, features });
  const { updates, failures, lines } = updatesFrom([installed.place, { address: `${address}/nothing` }, { address }]);
  updates.importNow();
  await updates.settled();
  expect(lines).toEqual([expect.stringContaining('compat data 1.10.0')]);
  expect(failures).toMatchObject([
    { code: 'UPDATES_PACKAGE_AWAY', values: { place: `${address}/nothing/@mdn/browser-compat-data/package.json` } },
  ]);
  expect(asked.filter((path) => path.endsWith('data.json'))).toEqual(['/@mdn/browser-compat-data/data.json', '/web-features/data.json']);
});

test.each([
  ['a wrong value', { css: { tea: { __compat: { support: { chrome: 7 } } } } }, 'css.tea.__compat.support.chrome is 7'],
  ['no JSON', '{"__meta"', 'is no JSON'],
])('a package with %s is reported by that value, and nothing of it is imported', async (_, broken, cause) => {
  await imported({ compat, features });
  const data = typeof broken === 'string' ? broken : compatData(broken, '2.0.0');
  const { updates, failures } = await imported({ compat: { version: '2.0.0', data }, features });
  expect(failures).toMatchObject([{ code: 'UPDATES_PACKAGE_MALFORMED', values: { version: '2.0.0' } }]);
  expect(failures[0]?.message).toContain(cause);
  expect(await releases(updates)).toHaveLength(4);
  expect(await database.query.selectFrom('update_imports').select('state').execute()).toEqual([{ state: 'live' }]);
});

test('feature data that are malformed keep the compatibility data beside them from being imported', async () => {
  const { updates, failures } = await imported({ compat, features: { data: featureData({ tea: { kind: 'feature' } }) } });
  expect(failures).toMatchObject([{ code: 'UPDATES_PACKAGE_MALFORMED', values: { name: 'web-features' } }]);
  expect(await releases(updates)).toEqual([]);
  for (const table of ['update_imports', 'update_features', 'baseline_snapshots'] as const)
    expect(await database.query.selectFrom(table).selectAll().execute()).toEqual([]);
});

test('one process imports at a time; what one left behind that is gone does not hold up the next', async () => {
  const left = await beginImport(database, { compat: '1.0.0', features: '1.0.0' }, 1);
  expect(left).toBeDefined();
  const { updates, lines } = await imported({ compat, features });
  expect(lines).toEqual([]);
  await database.query
    .updateTable('update_imports')
    .set({ touched_at: new Date(Date.now() - 61_000) })
    .execute();
  updates.importNow();
  await updates.settled();
  expect(lines).toHaveLength(1);
});

test('another process hears of an import, and its answers say that they are others', async () => {
  const other = updatesFrom([]).updates;
  expect(await releases(other)).toEqual([]);
  const before = await other.revision();
  await imported({ compat, features });
  // The notice comes over a connection of its own, and the rows after it.
  const until = Date.now() + 20_000;
  while ((await releases(other)).length === 0 && Date.now() < until) await new Promise((resolve) => setImmediate(resolve));
  expect(await releases(other)).toHaveLength(4);
  expect(await other.revision()).not.toBe(before);
});

test.each(['1.0.0', '1.0.0-rc.1'])(
  'after a restored backup the version that was seen last is the one to compare with: %s',
  async (version) => {
    await imported({ compat, features: { ...features, version } });
    await database.query.deleteFrom('update_imports').execute();
    const { updates } = await imported(
      { compat, features: { version: '1.0.1', data: featureData({ tea: webFeature(false) }) } },
      '2026-12-01',
    );
    expect(await updates.one('regressed-tea-2026-12-01')).toMatchObject({ before: 'low' });
  },
);

test('a site that ends before anything was asked ends at once', async () => {
  const { updates } = updatesFrom([]);
  await updates.close();
});
