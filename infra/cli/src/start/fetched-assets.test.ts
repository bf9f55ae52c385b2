import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Failure } from '@webdocs/contracts/failures/failure';
import { writtenTree } from '@webdocs/testing/written-tree';
import { fetchedAssets } from './fetched-assets.ts';

let host: Server;
const asked: string[] = [];
beforeAll((done) => {
  host = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (request.url === '/shared-assets/images/a%20cup.png') return response.end('a cup');
    if (request.url === '/shared-assets/large.mp4') return response.end('x'.repeat(2_000));
    if (request.url === '/shared-assets/moved.png') return response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
    response.writeHead(request.url?.includes('broken') ? 500 : 404).end();
  }).listen(0, '127.0.0.1', () => done());
});
afterAll((done) => void host.close(() => done()));
beforeEach(() => (asked.length = 0));

function opened(limits = {}) {
  const folder = join(writtenTree({}), 'kept');
  const failures: Failure[] = [];
  const { port } = host.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}/shared-assets`;
  return { folder, failures, assets: fetchedAssets({ address, folder, limits, report: (failure) => failures.push(failure) }) };
}

test('an asset of another host is fetched once, however many ask for it, and kept', async () => {
  const { assets, folder, failures } = opened();
  const [first, second] = await Promise.all([
    assets.find('/shared-assets/images/a cup.png'),
    assets.find('/shared-assets/images/a cup.png'),
  ]);
  expect(first).toEqual({ file: expect.stringContaining(folder) as string, type: 'image/png' });
  expect(second).toEqual(first);
  expect(await assets.find('/shared-assets/images/a cup.png')).toEqual(first);
  expect(readFileSync(first?.file ?? '', 'utf8')).toBe('a cup');
  expect([asked.length, readdirSync(folder).length, failures.length]).toEqual([1, 1, 0]);
});

test('what the other host does not have is not asked for again at once', async () => {
  const { assets, failures } = opened();
  expect(await assets.find('/shared-assets/none.png')).toBeUndefined();
  expect(await assets.find('/shared-assets/none.png')).toBeUndefined();
  expect([asked, failures.length]).toEqual([['/shared-assets/none.png'], 0]);
});

test.each([
  ['/shared-assets/broken.png', /answered 500/],
  ['/shared-assets/large.mp4', /larger than 1000 bytes/],
  ['/shared-assets/moved.png', /fetch failed|redirect/],
])('the operator is told why %s is not there, and nothing of it is kept', async (path, cause) => {
  const { assets, folder, failures } = opened({ bytes: 1_000 });
  expect(await assets.find(path)).toBeUndefined();
  expect(failures).toMatchObject([{ code: 'SHARED_ASSET_NOT_FETCHED', message: expect.stringMatching(cause) as string }]);
  expect(() => readdirSync(folder)).toThrow();
});

test.each([
  '/shared-assets/../x.png',
  '/shared-assets/.git/x.png',
  '/shared-assets/x.html',
  '/shared-assets/',
  '/shared-assets/a//b.png',
  '/x.png',
])('nothing is asked for at %s', async (path) => {
  const { assets } = opened();
  expect([await assets.find(path), assets.lacks(path), asked]).toEqual([undefined, true, []]);
});

test('the other host is asked for so many at a time and no more', async () => {
  const { assets } = opened({ atOnce: 1 });
  const found = await Promise.all(['a', 'b', 'c'].map((name) => assets.find(`/shared-assets/${name}.png`)));
  expect([found, asked]).toEqual([[undefined, undefined, undefined], ['/shared-assets/a.png']]);
});
