import { AssetManifestSchema } from '@webdocs/contracts/offline/asset-manifest';
import { buildRelease } from '@webdocs/testing/release-builder';
import fastify from 'fastify';
import * as v from 'valibot';
import type { LiveSites } from '../composition/live-site.ts';
import { serveOfflineOff } from './offline-off.ts';
import { manifestOf, serveOfflineWorker } from './offline-worker.ts';

const file = { bytes: 1, brotliBytes: 1, sha384: `sha384-${'A'.repeat(64)}` };
const docs = buildRelease({ name: 'mfe-docs', version: '1.2.0' }).release;
const plain = buildRelease().release;
const more = ['client/main.js.map', 'client/service-worker.js', 'client/words-ja.js', 'client/part-home.words-pt-BR.js', 'server/more.cjs'];
const shell = { ...plain, files: { ...plain.files, ...Object.fromEntries(more.map((path) => [path, file])) } };
const own = { body: 'own', part: 'page' } as const;
const declared = {
  pages: [
    { ...own, pattern: '/:locale/settings', private: true as const },
    { ...own, pattern: '/:locale/collections/:id', private: true as const },
    { ...own, pattern: '/:locale/staff', private: true as const, feature: 'ads' as const },
    { ...own, pattern: '/:locale/play' },
  ],
  titles: {},
  links: [],
};
const features = { plus: true, ads: false, newsletter: false, aiHelp: false, observatory: false };
const site = { composition: { id: '0123456789abcdef', remotes: {} }, releases: { shell, 'mfe-docs': docs }, declared };

function serverWith(isOn: boolean) {
  const server = fastify();
  serveOfflineWorker(server, {
    sites: { current: () => site } as unknown as LiveSites,
    registry: { file: async (name, version, path) => Buffer.from(`${name} ${version} ${path}`) },
    features,
    isOn,
  });
  return server;
}

test('the manifest names all that a browser may ask for, and nothing else', () => {
  const { composition, files } = v.parse(AssetManifestSchema, manifestOf(site, features));
  const names = files.map(({ src }) => src);
  expect(composition).toBe('0123456789abcdef');
  expect(names).toContain('/remotes/mfe-docs/1.2.0/client/page.js');
  expect(names).toContain('/_composition/0123456789abcdef.json');
  expect(names.filter((name) => /\.map$|service-worker|server\./.test(name))).toEqual([]);
});

test('what only readers of one language need says which', () => {
  const { files } = manifestOf(site, features);
  const localeOf = (end: string) => files.find(({ src }) => src.endsWith(end))?.locale;
  expect([localeOf('/words-ja.js'), localeOf('words-pt-BR.js'), localeOf('/fr/_offline'), localeOf('/page.js')]).toEqual([
    ...['ja', 'pt-BR', 'fr', undefined],
  ]);
});

test('the worker is that of the live shell, is asked for each time, and may answer the whole site', async () => {
  const reply = await serverWith(true).inject('/service-worker.js?type=PreferOnline');
  expect(reply.body).toBe(`shell ${shell.version} client/service-worker.js`);
  expect(reply.headers).toMatchObject({
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-type': 'text/javascript; charset=utf-8',
    'service-worker-allowed': '/',
  });
});

test('switched off, a worker comes in its place that takes itself and what was kept away', async () => {
  const { body } = await serverWith(false).inject('/service-worker.js?type=PreferOnline');
  for (const step of ['skipWaiting', 'caches.delete', 'deleteDatabase', 'unregister']) expect(body).toContain(step);
});

test('pages that are not for everyone are in no pack: their data are among the files, unless their feature is off', () => {
  const data = manifestOf(site, features).files.filter(({ src }) => src.endsWith('/index.json'));
  expect(data).toContainEqual({ src: '/fr/settings/index.json', locale: 'fr' });
  expect(new Set(data.map(({ src }) => src.split('/')[2]))).toEqual(new Set(['settings']));
});

describe('the page that takes the worker away', () => {
  const server = fastify();
  serveOfflineOff(server);

  test('is in the language of its address, and changes nothing by itself', async () => {
    const reply = await server.inject('/ja/_offline-off');
    expect(reply.body).toContain('<html lang="ja">');
    expect(reply.headers['clear-site-data']).toBeUndefined();
  });

  test('lets the browser delete what the site keeps when its button is pressed', async () => {
    const reply = await server.inject({
      ...{ method: 'POST', url: '/en-US/_offline-off', payload: '' },
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([reply.statusCode, reply.headers.location, reply.headers['clear-site-data']]).toEqual([303, '/en-US/', '"cache", "storage"']);
  });

  test('does nothing for another site', async () => {
    const reply = await server.inject({ method: 'POST', url: '/en-US/_offline-off', headers: { 'sec-fetch-site': 'cross-site' } });
    expect([reply.statusCode, reply.headers['clear-site-data']]).toEqual([403, undefined]);
  });
});
