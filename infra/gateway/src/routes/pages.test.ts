import type { Searched } from '@webdocs/api/use-cases/count-search';
import type { PageAnswer } from '@webdocs/content';
import type { Address } from '@webdocs/contracts/reader/address';
import type { NotFoundPage } from '@webdocs/contracts/page/page';
import type { SearchPage } from '@webdocs/contracts/page/search-page';
import { defaultConfiguration } from '@webdocs/testing/render';
import { sitePagesHere } from '@webdocs/testing/site-pages';
import fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { createPageCache, type PageCache } from '../cache/page-cache.ts';
import { openPagePlaces } from '../fragments/page-places.ts';
import type { GatewayServices } from '../gateway-services.ts';
import type { Metrics } from '../observe/metrics.ts';
import { answerFailures } from './failures.ts';
import { cookiesOf, servePages } from './pages.ts';

const notFound = (url: string): NotFoundPage => ({ renderer: 'NotFound', url, pageTitle: '', alternatives: [], suggestions: [] });

/** Nothing is found but tea; of titles nothing is. */
function resultsOf(search: string): SearchPage {
  const asked = new URLSearchParams(search);
  const query = asked.get('q') ?? '';
  const hits = query === 'tea' ? [{ mdn_url: '/en-US/docs/Tea', title: 'Tea', parents: [] }] : [];
  const areas = asked.has('area') ? [{ id: 'css', count: 0, isChosen: true }] : [];
  const source = query === 'titles' ? 'titles' : 'index';
  const page = Number(asked.get('page') ?? 1);
  return {
    renderer: 'Search',
    // As the content writes it: all that is asked for beyond what is usual.
    url: `/en-US/search${search}`,
    pageTitle: '',
    query,
    page,
    total: hits.length,
    hits,
    source,
    filters: { areas, kinds: [] },
  };
}

let server: FastifyInstance;
let cache: PageCache;
/** Addresses for which the content was asked to make a page. */
let made: string[];
/** What the content waits for before it answers for this address. */
let held: Map<string, Promise<void>>;
let reports: string[];
let searched: Searched[];

beforeEach(async () => {
  made = [];
  held = new Map();
  reports = [];
  searched = [];
  const declared = await sitePagesHere();
  cache = createPageCache({ bytes: 1_000_000, pages: 100 });
  const page = async ({ pathname, search }: Address): Promise<PageAnswer> => {
    made.push(pathname + search);
    await new Promise(setImmediate);
    await held.get(pathname);
    if (pathname.endsWith('/Nowhere')) return { kind: 'missing', page: notFound(pathname) };
    if (pathname === '/en-US/docs/Old') return { kind: 'moved', to: '/en-US/docs/New' };
    if (pathname === '/en-US/search') return { kind: 'found', page: resultsOf(search) };
    return { kind: 'found', page: { renderer: 'Spa', url: pathname, slug: '', pageTitle: 'Page' } };
  };
  const parts = {
    configuration: defaultConfiguration,
    content: { page, exists: () => false, destination: () => undefined, revision: () => 'r1' },
    places: openPagePlaces(1, 6),
    sites: {
      current: () => ({
        composition: { id: 'c1', remotes: { 'mfe-docs': { routes: [{ pattern: '/:locale/*', part: 'page' }], fills: [] } } },
        releases: {},
        declared,
      }),
    },
  } as unknown as GatewayServices;
  server = fastify();
  answerFailures(server, ({ code }) => reports.push(code));
  servePages(server, {
    parts,
    cache,
    metrics: { page: () => undefined, made: () => undefined, asked: () => undefined } as unknown as Metrics,
    addressLimit: 8192,
    mayWrite: () => false,
    sendFeed: async () => false,
    countSearch: (_, search) => searched.push(search),
  });
});
afterEach(() => server.close());

test('made-up queries are answered from the one entry of the page', async () => {
  const bodies = new Set<string>();
  for (let index = 0; index < 30; index++) {
    const reply = await server.inject(`/en-US/play/index.json?${'x'.repeat(4000)}${index}`);
    expect(reply.statusCode).toBe(200);
    bodies.add(reply.body);
  }
  expect(made).toEqual(['/en-US/play']);
  expect(bodies.size).toBe(1);
  expect(cache.size().pages).toBe(1);
  expect(cache.size().bytes).toBeLessThan(2000);
});

test('a search is told of each time that it is asked for, and not when its results are turned over, sorted or narrowed', async () => {
  const sameAgain = ['pot&area=css', 'pot&kind=guide', 'tea&page=2', 'tea&sort=popularity', 'tea&locale=fr'];
  for (const query of ['tea', 'pot', 'pot', ...sameAgain, 'titles', ''])
    expect((await server.inject(`/en-US/search/index.json?q=${query}`)).statusCode).toBe(200);
  const told = (query: string, isMiss: boolean) => ({ locale: 'en-US', query, isMiss });
  expect(searched).toEqual([told('tea', false), told('pot', true), told('pot', true), told('titles', false)]);
  await server.inject('/en-US/play/index.json');
  expect(searched).toHaveLength(4);
});

test('readers with any cookie wait for one page where the address says its language', async () => {
  for (const cookie of ['', 'preferredlocale=made-up', 'preferredlocale=fr', 'preferredlocale=ja'])
    expect((await server.inject({ url: '/en-US/play/index.json', headers: { cookie } })).statusCode).toBe(200);
  expect(made).toEqual(['/en-US/play']);
  expect(cache.size().pages).toBe(1);
});

test('of two with different remembered languages, each is led to their own from an address without one', async () => {
  const led = await Promise.all(
    ['fr', 'ja'].map((language) => server.inject({ url: '/play', headers: { cookie: `preferredlocale=${language}` } })),
  );
  expect(led.map(({ headers }) => headers.location)).toEqual(['/fr/play', '/ja/play']);
});

test('a page that reads its query is made for what it reads of it', async () => {
  for (const query of ['?days=7', '?days=7&utm_source=letter', '?utm_source=letter&days=7', '?days=30'])
    await server.inject(`/en-US/_feedback/index.json${query}`);
  expect(made).toEqual(['/en-US/_feedback?days=7', '/en-US/_feedback?days=30']);
});

test('a redirect keeps the query of the one who is redirected, also of two at the same moment', async () => {
  const queries = ['?one=1', '?two=2'];
  const moved = await Promise.all(queries.map((query) => server.inject(`/en-US/docs/Old/index.json${query}`)));
  expect(moved.map(({ headers }) => headers.location)).toEqual(queries.map((query) => `/en-US/docs/New/index.json${query}`));
  const respelled = await server.inject('/EN-us/play?state=abc');
  expect(respelled.headers.location).toBe('/en-US/play?state=abc');
  expect(cache.size().pages).toBe(0);
});

test('of two who ask for an address without a language at the same moment, each is led to their own', async () => {
  for (const address of ['/', '/play']) {
    const asked = ['fr', 'ja', 'en-US'].map((language) => server.inject({ url: address, headers: { 'accept-language': language } }));
    const led = (await Promise.all(asked)).map(({ headers }) => headers.location);
    expect(led).toEqual(['fr', 'ja', 'en-US'].map((language) => (address === '/' ? `/${language}/` : `/${language}${address}`)));
  }
});

test('readers of all languages wait for one page where the address says its language', async () => {
  const asked = ['fr', 'ja'].map((language) => server.inject({ url: '/en-US/play/index.json', headers: { 'accept-language': language } }));
  await Promise.all(asked);
  expect(made).toEqual(['/en-US/play']);
});

describe('a site on which as many pages are being made as there are places for', () => {
  let letGo: () => void;
  let waiting: Array<Promise<LightMyRequestResponse>>;
  const ask = (url: string, remoteAddress: string) => server.inject({ url, remoteAddress });
  beforeEach(() => {
    held.set('/en-US/docs/Old', new Promise((resolve) => (letGo = resolve)));
    waiting = [1, 2, 3, 4, 5, 6].map((number) => Promise.resolve(ask(`/en-US/docs/Old?${number}`, number > 3 ? '10.0.0.1' : '10.0.0.2')));
  });

  test('tells a reader in the language of the address to come back, does nothing for that page, and goes on', async () => {
    const refused = await ask('/fr/docs/Web/CSS', '10.0.0.3');
    expect([refused.statusCode, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([503, '5', 'no-store']);
    expect(refused.body).toMatch(/<html lang="fr">.*Le site est très sollicité.*<a href="">Réessayer/s);
    expect(reports).toEqual(['SITE_BUSY']);
    expect(made).not.toContain('/fr/docs/Web/CSS');
    letGo();
    expect((await Promise.all(waiting)).map(({ statusCode }) => statusCode)).toEqual([301, 301, 301, 301, 301, 301]);
    expect((await ask('/en-US/docs/Old?7', '10.0.0.3')).statusCode).toBe(301);
  });

  test('still answers page data, which needs no worker, and lets who asks for a page that is being made wait for it', async () => {
    expect((await ask('/en-US/play/index.json', '10.0.0.3')).statusCode).toBe(200);
    const same = ask('/en-US/docs/Old?1', '10.0.0.3').then(({ statusCode }) => statusCode);
    letGo();
    await Promise.all(waiting);
    expect(await same).toBe(301);
  });
});

test('a page that fails gives its place back', async () => {
  for (let time = 0; time < 7; time += 1) expect((await server.inject('/en-US/docs/Web')).statusCode).toBe(500);
});

const ask = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });

test.each(['as it was', 'weakened', 'in a list', '*'])(
  'who holds the page already is told so by its tag %s, whatever the encoding',
  async (how) => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const first = await ask('/en-US/play/index.json', { 'accept-encoding': encoding });
      const tag = String(first.headers.etag);
      const strong = tag.replace('W/', '');
      const said = { 'as it was': tag, weakened: `W/${strong}`, 'in a list': `"x", ${strong} , W/"y"`, '*': '*' }[how] ?? '';
      const again = await ask('/en-US/play/index.json', { 'accept-encoding': encoding, 'if-none-match': said });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag]);
      const other = encoding === 'br' ? 'gzip' : 'br';
      if (how !== '*')
        expect((await ask('/en-US/play/index.json', { 'accept-encoding': other, 'if-none-match': said })).statusCode).toBe(200);
    }
  },
);

test('a 304 repeats what a cache goes by, and nothing of how long another request took', async () => {
  const first = await ask('/en-US/play/index.json');
  expect(first.headers['server-timing']).toContain('resolve-page;dur=');
  const again = await ask('/en-US/play/index.json', { 'if-none-match': String(first.headers.etag) });
  const repeated = ['etag', 'vary', 'cache-control', 'x-composition', 'surrogate-key'];
  for (const name of repeated) expect([name, again.headers[name]]).toEqual([name, first.headers[name]]);
  expect(Object.keys(again.headers).sort()).toEqual([...repeated, 'connection', 'date', 'server-timing'].sort());
  expect(again.headers['server-timing']).toBe('cache;desc=hit');
});

test('no cookie makes another answer of a page', async () => {
  expect((await ask('/en-US/docs/translated/index.json')).headers.vary).toBe('Accept-Encoding');
});

test('what is not there is looked for once, and takes no room from pages', async () => {
  for (let time = 0; time < 3; time++) expect((await ask('/en-US/docs/Nowhere/index.json')).statusCode).toBe(404);
  expect(made).toEqual(['/en-US/docs/Nowhere']);
  expect(cache.size().pages).toBe(0);
});

test('the preferred language is read', () => {
  expect(cookiesOf('a=1; preferredlocale=pt-BR; b=2')).toEqual({ preferredlocale: 'pt-BR' });
});

test.each([
  'preferredlocale=../../etc',
  'preferredlocale=%00',
  `preferredlocale=${'x'.repeat(60)}`,
  'preferredlocale',
  '=;=;',
  '__proto__=x',
  undefined,
])('a hostile cookie %j is not looked at', (header) => {
  expect(cookiesOf(header)).toEqual({});
});
