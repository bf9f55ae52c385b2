import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Page } from '@webdocs/contracts/page/page';
import { configuration } from '@webdocs/testing/public-configuration';
import { buildRelease } from '@webdocs/testing/release-builder';
import fastify from 'fastify';
import { testRenderPool } from '../../fixtures/test-render-pool.ts';
import type { GatewayServices } from '../gateway-services.ts';
import { candidateServices } from '../trial/candidate-services.ts';
import { candidateSite } from '../trial/candidate-site.ts';
import { openRehearsalSite, type RehearsalSite } from './rehearsal-site.ts';

const pageAt = (url: string): Page => ({ renderer: 'Spa', url, slug: url.slice(7), pageTitle: url });
const released = [{ name: 'shell' }, { name: 'mfe-tea' }].map((wish) => buildRelease(wish).release);
const code =
  "module.exports = { scope: {}, default: { async render({ part, props: { page } }) { return part === 'page' ? '<h1>new tea of ' + page.pageTitle + '</h1>' : '<p>' + part + '</p>' } } }";
const services = {
  configuration,
  publicAddress: '',
  content: {
    exists: () => true,
    compat: () => undefined,
    revision: () => '1',
    page: async ({ pathname }: { readonly pathname: string }) => ({ kind: 'found', page: pageAt(pathname) }),
  },
  deadlinesMs: { main: 500, slot: 500, frame: 500, load: 500 },
  sites: { byId: () => undefined },
  slotMark: '<!--*-->',
} as unknown as GatewayServices;

let pool: Awaited<ReturnType<typeof testRenderPool>>;
let shown: RehearsalSite;
const readers = fastify();
const asked: string[] = [];
readers.all('/*', async ({ method, url, headers: { host, cookie } }) => {
  asked.push(`${method} ${url}`);
  return `what readers get at ${url}${host === 'play.localhost' ? ' of samples' : ''}${cookie ? ' by their cookie' : ''}`;
});

beforeAll(async () => {
  pool = await testRenderPool(0, { atMost: 1 });
  const site = await candidateSite(
    {
      release: async (name) => ({
        release: released.find((one) => one.name === name) as (typeof released)[number],
        signature: { algorithm: 'ed25519', team: name, value: '' },
      }),
      file: async (_, __, path) => Buffer.from(path === 'client/head.js' ? 'head' : code),
    },
    { shell: '1.0.0', 'mfe-tea': '1.0.0' },
    'test',
  );
  const pages = new Map([['/en-US/tea/fixture', pageAt('/en-US/tea/fixture')]]);
  const parts = candidateServices(services, { site, pool, report: () => undefined, pages });
  shown = await openRehearsalSite({ parts, addressLimit: 1000, site: readers });
});
afterAll(async () => {
  await shown.close();
  await pool.close();
  await readers.close();
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET', body?: string) =>
  fetch(shown.address + path, { method, headers, ...(body ? { body } : {}) });

test('files, feeds and calls are those of the site, asked for without what a browser says of itself', async () => {
  const answer = await get('/remotes/mfe-tea/1.0.0/client/main.js', { cookie: 'session=1', 'sec-fetch-dest': 'script' });
  expect(await answer.text()).toBe('what readers get at /remotes/mfe-tea/1.0.0/client/main.js');
});

test('samples are those of the site, at their own host', async () => {
  const answer = await new Promise<string>((resolve, reject) => {
    const asking = request(
      `${shown.address}/frame.html`,
      { headers: { host: 'play.localhost', 'sec-fetch-dest': 'iframe' } },
      (response) => {
        text(response).then(resolve, reject);
      },
    );
    asking.once('error', reject).end();
  });
  expect(answer).toBe('what readers get at /frame.html of samples');
});

test('what its pages say of parts that failed is kept and goes nowhere else', async () => {
  const report = {
    code: 'PART_RENDER_FAILED',
    remote: 'mfe-tea',
    version: '1.0.0',
    part: 'page',
    composition: 'x',
    page: '/en-US/tea',
    detail: 'cold',
  };
  asked.length = 0;
  for (const body of [JSON.stringify(report), '{', '{"code":1}'])
    expect((await get('/_report', { 'content-type': 'text/plain' }, 'POST', body)).status).toBe(204);
  expect(shown.reports).toEqual([report]);
  expect((await get('/api/v1/plus/collection/', {}, 'POST', 'x')).status).toBe(404);
  expect(asked).toEqual([]);
});

test('pages are those of the composition to be, which browsers find by its name', async () => {
  const page = await get('/en-US/tea/green', { 'sec-fetch-dest': 'document' });
  expect(page.headers.get('content-security-policy')).toContain('sha384-');
  expect(await page.text()).toContain('<h1>new tea of /en-US/tea/green</h1>');
  const { remotes } = (await (await get('/_composition/live.json')).json()) as { remotes: Record<string, { version: string }> };
  expect(Object.keys(remotes)).toContain('mfe-tea');
});
