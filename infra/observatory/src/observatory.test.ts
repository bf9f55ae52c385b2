import type { Failure } from '@webdocs/contracts/failures/failure';
import { AnalysisSchema } from '@webdocs/contracts/api/observatory-report';
import { openDatabase, type Database } from '@webdocs/database';
import { lentTestServer, type LentServer } from '@webdocs/database/fixtures/test-servers';
import * as v from 'valibot';
import { scriptedSite, type ScriptedSite } from '../fixtures/scripted-site.ts';
import { openObservatory, type Observatory } from './observatory.ts';

jest.setTimeout(60_000);

let server: LentServer;
let database: Database;
let observatory: Observatory;
let site: ScriptedSite;
let pages: number;
let reported: Failure[];
const clock = { now: new Date() };

beforeAll(async () => void (server = await lentTestServer()));
afterAll(() => server.close());
beforeEach(async () => {
  clock.now = new Date('2026-11-28T12:00:00Z');
  reported = [];
  pages = 0;
  database = await openDatabase({ url: await server.newDatabase(), dataFolder: server.folder, report: () => undefined, patienceMs: 100 });
  observatory = observatoryWith(database);
  site = await scriptedSite((request, response) => {
    if (request.url === '/') pages++;
    response.writeHead(request.url === '/' ? 200 : 404, { 'content-type': 'text/html', 'x-frame-options': 'DENY' }).end('<p>Text');
  });
});
afterEach(async () => {
  await observatory.close();
  await database.close();
  await site.close();
});

function observatoryWith(database: Database): Observatory {
  const report = (failure: Failure) => void reported.push(failure);
  return openObservatory({ database, localTargets: true, authority: null, preloadList: null, now: () => clock.now, report });
}

const asking = () => ({ host: site.host, network: '203.0.113.9' });
const later = (seconds: number) => void (clock.now = new Date(clock.now.getTime() + seconds * 1000));

test('a report is one of the contract, and is found again by its number', async () => {
  const report = await observatory.read(asking());
  expect(v.parse(AnalysisSchema, JSON.parse(JSON.stringify(report)))).toEqual(JSON.parse(JSON.stringify(report)));
  expect(JSON.parse(JSON.stringify(await observatory.ofId(String(report.scan.id))))).toEqual(JSON.parse(JSON.stringify(report)));
  await expect(observatory.ofId('4711')).rejects.toMatchObject({ code: 'OBSERVATORY_SCAN_UNKNOWN' });
  for (const id of ['', '0', '-1', '1; drop', '99999999999999999999']) {
    await expect(observatory.ofId(id)).rejects.toMatchObject({ code: 'OBSERVATORY_SCAN_UNKNOWN' });
  }
});

test('a report of the last day is read again, and one of the last minute is not made again', async () => {
  const first = await observatory.read(asking());
  later(60);
  expect((await observatory.scan(asking())).scan.id).toBe(first.scan.id);
  later(1);
  const second = await observatory.scan(asking());
  expect(second.scan.id).not.toBe(first.scan.id);
  later(86_400);
  expect((await observatory.read(asking())).scan.id).toBe(second.scan.id);
  later(1);
  const third = await observatory.read(asking());
  expect(third.history.map(({ id }) => id)).toEqual([first.scan.id, second.scan.id, third.scan.id]);
  // An earlier report has the history that it had.
  expect((await observatory.ofId(String(second.scan.id))).history).toHaveLength(2);
  expect(pages).toBe(3);
});

test('many who ask for one site at once get one scan', async () => {
  const reports = await Promise.all(Array.from({ length: 40 }, () => observatory.scan(asking())));
  expect(pages).toBe(1);
  expect(new Set(reports.map(({ scan }) => scan.id)).size).toBe(1);
});

test('a lookup that is answered after the scan of another has ended leads to no second scan', async () => {
  let notFound = 0;
  const query = database.query.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (result.rows.length === 0 && ++notFound === 2) await first;
      return result;
    },
  });
  const slow = observatoryWith({ ...database, query });
  // Two connections are open, so that both lookups are asked at once.
  await Promise.all([slow.ofId('1'), slow.ofId('2')].map((unknown) => expect(unknown).rejects.toThrow()));
  notFound = 0;
  const first = slow.scan(asking());
  const second = slow.scan(asking());
  expect((await second).scan.id).toBe((await first).scan.id);
  expect(pages).toBe(1);
  await slow.close();
});

test('200 sites at once are scanned a few at a time', async () => {
  let most = 0;
  const sampling = setInterval(() => (most = Math.max(most, observatory.state().running)), 1);
  const hosts = Array.from({ length: 200 }, (_, index) => `site-${index}.localhost:${site.port}`);
  const reports = await Promise.all(hosts.map((host, index) => observatory.scan({ host, network: `network ${index % 7}` })));
  clearInterval(sampling);
  expect(reports.every(({ scan }) => scan.status_code === 200)).toBe(true);
  expect(most).toBeLessThanOrEqual(16);
  expect(await observatory.stats()).toMatchObject({ hosts: 200, scans: 200 });
});

test('sites that are to be kept out of lists are in none, and count in the statistics', async () => {
  await observatory.scan(asking());
  await observatory.scan({ host: `hidden.localhost:${site.port}`, network: 'a', isHidden: true });
  expect((await observatory.recent()).scans.map(({ host }) => host)).toEqual([site.host]);
  expect((await observatory.stats()).hosts).toBe(2);
});

test('while the database is away sites are scanned all the same, told of as not kept, and not scanned twice in a minute', async () => {
  await database.close();
  const report = await observatory.scan(asking());
  expect(report).toMatchObject({ is_kept: false, scan: { id: 0, status_code: 200 } });
  expect(report.history).toHaveLength(1);
  expect((await observatory.scan(asking())).is_kept).toBe(false);
  expect(pages).toBe(1);
  expect(new Set(reported.map(({ code }) => code))).toEqual(new Set(['OBSERVATORY_KEEPING_FAILED']));
  await expect(observatory.stats()).rejects.toThrow();
  await expect(observatory.ofId('1')).rejects.toThrow();
});

test('a scan that fails is not kept, and the next one is made', async () => {
  await site.close();
  await expect(observatory.scan(asking())).rejects.toMatchObject({ code: 'OBSERVATORY_SITE_DOWN' });
  const again = await scriptedSite({ html: '<p>Text' }, { port: site.port });
  expect((await observatory.scan(asking())).history).toHaveLength(1);
  await again.close();
});
