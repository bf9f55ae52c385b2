import type { Failure } from '@webdocs/contracts/failures/failure';
import type { Page, PageOf } from '@webdocs/contracts/page/page';
import { testRenderPool } from '../../fixtures/test-render-pool.ts';
import { createCircuit } from '../fragments/circuit.ts';
import { NoWorkerFree, type RenderPool } from '../fragments/render-pool.ts';
import type { GatewayServices } from '../gateway-services.ts';
import type { ComposedRequest } from '../page-request.ts';
import { isSteady, loadPage } from './load-page.ts';

const declared: PageOf<'Spa'> = { renderer: 'Spa', url: '/en-US/games', slug: 'games', pageTitle: 'Games | Site' };
const shell = { name: 'shell', version: '1.0.0', code: `module.exports = { default: { async render() {} }, scope: {} };` };

let loaders: RenderPool;
const circuit = createCircuit();
beforeAll(async () => {
  loaders = await testRenderPool(0, { atMost: 2 });
});
afterAll(() => loaders.close());

const definitionReading = (part: string | undefined, reads: readonly string[] | null) => ({
  pages: { games: { address: '/:locale/games', ...(part && { part, body: 'own' }), ...(reads && { reads }) } },
});

/** The page after the loader with this body, and what was reported. */
async function loaded(
  body: string,
  reads: readonly string[] | null = ['files'],
  deadline = 5000,
  ofOthers: readonly string[] | null = null,
) {
  const reports: string[] = [];
  // One text is one version: a worker keeps what it has loaded.
  const version = `1.0.${loaded.bodies.indexOf(body) + 1 || loaded.bodies.push(body)}`;
  const code = `module.exports = { default: { async render() {}, async load(address, read) { ${body} } } };`;
  const request = {
    address: { locale: 'en-US', pathname: '/en-US/games', search: '' },
    site: {
      composition: { remotes: { 'mfe-games': { routes: [{ pattern: '/:locale/games', part: 'page' }], fills: [] } } },
      releases: {
        'mfe-games': { version, definition: definitionReading('page', reads) },
        'mfe-other': { version, definition: definitionReading(undefined, ofOthers) },
      },
      bundles: { shell, 'mfe-games': { name: 'mfe-games', version, code } },
    },
  } as unknown as ComposedRequest;
  const parts = {
    configuration: { features: {}, siteTitle: 'Site' },
    circuit,
    deadlinesMs: { load: deadline },
    loaders,
    report: ({ code: name }: Failure) => reports.push(name),
    sources: { file: async () => Buffer.from('["chess"]') },
  } as unknown as GatewayServices;
  return { page: (await loadPage(request, declared, parts)) as Page | undefined, reports };
}
loaded.bodies = [] as string[];

test('a loader adds data and a title to the page that its definition declares, from what it reads', async () => {
  const { page, reports } = await loaded(`
    const games = JSON.parse(await read({ from: 'files', path: 'games.json' }));
    return { pageTitle: games.length + ' game in ' + address.locale, data: { games } };
  `);
  expect(page).toEqual({ ...declared, pageTitle: '1 game in en-US | Site', data: { games: ['chess'] } });
  expect(reports).toEqual([]);
});

test('a page that names no sources has no loader', async () => {
  expect((await loaded(`throw new Error('asked')`, null)).page).toEqual(declared);
});

test('what another remote may read at the same address is nothing to a loader', async () => {
  const { page, reports } = await loaded(
    `return { data: await read({ from: 'pages', address: '/en-US/' }).catch(() => 'refused') };`,
    ['files'],
    5000,
    ['pages'],
  );
  expect([page, reports]).toMatchObject([{ data: 'refused' }, ['LOADER_READ_REFUSED']]);
  expect((await loaded(`throw new Error('asked')`, null, 5000, ['pages'])).page).toEqual(declared);
});

test('where a loader answers nothing there is no page', async () => {
  expect((await loaded('')).page).toBeUndefined();
});

test('a loader sees nothing of the server, and goes on where a read is refused', async () => {
  const { page, reports } = await loaded(`
    const refused = await read({ from: 'pages', address: '/en-US/' }).catch((error) => error.message);
    return { data: { refused, kinds: [typeof require, typeof process, typeof fetch] } };
  `);
  expect(page).toMatchObject({
    data: { refused: expect.stringContaining('its definition does not name pages'), kinds: ['function', 'undefined', 'undefined'] },
  });
  expect(reports).toEqual(['LOADER_READ_REFUSED']);
});

test('a loop of refused reads is reported once', async () => {
  const { reports } = await loaded(`
    for (let turn = 0; turn < 50; turn += 1) await read({ from: 'files', path: 'none-' + turn }).catch(() => {});
    await read({ from: 'pages', address: '/en-US/' }).catch(() => {});
    return {};
  `);
  expect(reports).toEqual(['LOADER_READ_REFUSED']);
});

test.each([
  ['LOADER_FAILED', `throw new Error('no games')`],
  ['LOADER_FAILED', `return { data: require('node:fs').readFileSync('/etc/hostname', 'utf8') }`],
  ['LOADER_ANSWER_REFUSED', `return { renderer: 'Broken', data: 1 }`],
  ['LOADER_ANSWER_REFUSED', `return { url: '/en-US/elsewhere' }`],
  ['LOADER_ANSWER_REFUSED', `return { pageTitle: 1 }`],
  ['LOADER_ANSWER_REFUSED', `return { data: 'x'.repeat(600000) }`],
])('%s: %s', async (code, body) => {
  await expect(loaded(body)).rejects.toMatchObject({ code, values: { remote: 'mfe-games', address: '/en-US/games' } });
});

test.each(['for (;;);', 'await new Promise(() => {});'])('%s is ended at the deadline, and others are loaded meanwhile', async (body) => {
  const warm = loaders;
  loaders = await testRenderPool(0, { atMost: 2 });
  let isHanging = true;
  const hanging = loaded(body, ['files'], 3000).finally(() => (isHanging = false));
  const ended = expect(hanging).rejects.toMatchObject({ code: 'LOADER_TIMEOUT', status: 504 });
  expect((await loaded(`return { data: 'there' }`)).page).toMatchObject({ data: 'there' });
  expect(isHanging).toBe(true);
  await ended;
  await loaders.close();
  loaders = warm;
});

test('a loader that was late three times in a row is not asked for a while', async () => {
  const late = () => loaded('/* late */ await new Promise(() => {});', ['files'], 50);
  for (const _ of [1, 2, 3]) await expect(late()).rejects.toMatchObject({ code: 'LOADER_TIMEOUT' });
  await expect(late()).rejects.toMatchObject({
    code: 'LOADER_FAILED',
    values: { cause: 'it was late or ended its process three times in a row' },
  });
  expect((await loaded(`return { data: 'other' }`)).page).toMatchObject({ data: 'other' });
});

test('a loader for which no worker is free is not begun, and not blamed', async () => {
  const warm = loaders;
  loaders = { ...warm, ask: async () => Promise.reject(new NoWorkerFree('100 wait for a worker already')) };
  const body = `return { data: 'kept waiting' }`;
  for (const _ of [1, 2, 3]) await expect(loaded(body)).rejects.toMatchObject({ code: 'LOADERS_BUSY', status: 503 });
  loaders = warm;
  expect((await loaded(body)).page).toMatchObject({ data: 'kept waiting' });
});

test('a page is kept only where all that it reads changes with a release or with the content', () => {
  expect([undefined, [], ['files', 'pages']].map(isSteady)).toEqual([true, true, true]);
  expect([['call:search'], ['files', 'https://api.example']].map(isSteady)).toEqual([false, false]);
});
