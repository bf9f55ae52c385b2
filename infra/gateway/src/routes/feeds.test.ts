import type { Content } from '@webdocs/content';
import type { Feed } from '@webdocs/content';
import type { NotFoundPage } from '@webdocs/contracts/page/page';
import { noPages } from '@webdocs/contracts/remote/site-pages';
import fastify from 'fastify';
import { gunzipSync } from 'node:zlib';
import type { LiveSite } from '../composition/live-site.ts';
import { feedSender } from './feeds.ts';

const moved: Readonly<Record<string, string>> = {
  '/en-US/docs/Old': '/en-US/docs/New',
  '/en-US/docs/Part': '/en-US/docs/Whole#part',
  '/en-US/docs/Elsewhere': 'https://elsewhere.example/',
};
const notFound = (url: string): NotFoundPage => ({ renderer: 'NotFound', url, pageTitle: '', alternatives: [], suggestions: [] });

interface Asked {
  readonly feeds: Readonly<Record<string, () => Feed>>;
  readonly asked: string[];
}

/** A server that has the given feeds and answers everything else with its page. */
function serverWith({ feeds, asked }: Asked) {
  let revision = 'one';
  let changed: () => void = () => undefined;
  const content: Pick<Content, 'feed' | 'page' | 'revision' | 'onChange'> = {
    page: async ({ pathname }) => {
      const to = moved[pathname];
      return to ? { kind: 'moved', to } : { kind: 'missing', page: notFound(pathname) };
    },
    feed: async (pathname, address) => {
      asked.push(`${address}${pathname}`);
      return feeds[pathname]?.();
    },
    revision: () => revision,
    onChange(callback) {
      changed = callback;
      return () => undefined;
    },
  };
  const sendFeed = feedSender({
    content: content as Content,
    sites: { current: () => ({ declared: noPages }) as LiveSite },
    siteAddress: () => 'https://docs.example',
    commit: 'abc',
    addressLimit: 500,
  });
  const server = fastify();
  server.get('/*', async (request, reply) => ((await sendFeed(request, reply)) ? reply : 'a page'));
  return { server, change: () => ((revision = 'two'), changed()) };
}

const metadata = (): Feed => ({
  type: 'application/json; charset=utf-8',
  text: (function* () {
    yield '[1';
    yield ',2]';
  })(),
});
const packed = (): Feed => ({ type: 'application/xml; charset=utf-8', text: ['<urlset/>'], isPacked: true, isUnlisted: true });
const feeds = { '/en-US/metadata.json': metadata, '/sitemaps/fr/sitemap.xml.gz': packed };

test('a feed is sent packed to those who can unpack it, and plain to others', async () => {
  const { server } = serverWith({ feeds, asked: [] });
  const zipped = await server.inject({ url: '/en-US/metadata.json', headers: { 'accept-encoding': 'br, gzip' } });
  expect(zipped.headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-type': 'application/json; charset=utf-8',
    vary: 'Accept-Encoding',
  });
  expect(gunzipSync(zipped.rawPayload).toString()).toBe('[1,2]');
  const plain = await server.inject({ url: '/en-US/metadata.json', headers: { 'accept-encoding': 'gzip;q=0' } });
  expect([plain.body, plain.headers['content-encoding']]).toEqual(['[1,2]', undefined]);
});

test('a file that is called packed is always sent so', async () => {
  const { server } = serverWith({ feeds, asked: [] });
  const response = await server.inject({ url: '/sitemaps/fr/sitemap.xml.gz' });
  expect(response.headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-type': 'application/xml; charset=utf-8',
    'x-robots-tag': 'noindex, nofollow',
  });
  expect(gunzipSync(response.rawPayload).toString()).toBe('<urlset/>');
});

test('it is made once for a state of the content, and a client that has it already gets nothing', async () => {
  const asked: string[] = [];
  const { server, change } = serverWith({ feeds, asked });
  const [first, second] = await Promise.all([server.inject('/en-US/metadata.json'), server.inject('/en-US/metadata.json?x')]);
  expect([first.body, second.body]).toEqual(['[1,2]', '[1,2]']);
  expect(asked).toEqual(['https://docs.example/en-US/metadata.json']);
  const again = await server.inject({ url: '/en-US/metadata.json', headers: { 'if-none-match': String(first.headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  change();
  expect((await server.inject({ url: '/en-US/metadata.json', headers: { 'if-match': '"another"' } })).statusCode).toBe(412);
  const after = await server.inject({ url: '/en-US/metadata.json', headers: { 'if-none-match': String(first.headers.etag) } });
  expect(after.statusCode).toBe(200);
  expect(asked).toHaveLength(2);
});

test('what is no feed is a page', async () => {
  const asked: string[] = [];
  const { server } = serverWith({ feeds, asked });
  for (const url of ['/en-US/docs/Web', '/en-US/docs/Web.md', '/sitemap.txtx']) expect((await server.inject(url)).body).toBe('a page');
  expect(asked).toEqual(['https://docs.example/en-US/docs/Web.md']);
});

test('one that fails is tried again the next time', async () => {
  const asked: string[] = [];
  let isBroken = true;
  const broken = (): Feed => {
    if (isBroken) throw new Error('no disk');
    return packed();
  };
  const { server } = serverWith({ feeds: { '/sitemap.xml': broken }, asked });
  expect((await server.inject('/sitemap.xml')).statusCode).toBe(500);
  isBroken = false;
  expect((await server.inject('/sitemap.xml')).statusCode).toBe(200);
});

test.each([
  ['/en-US/docs/Old.md', '/en-US/docs/New.md'],
  ['/en-US/docs/Old/metadata.json', '/en-US/docs/New/metadata.json'],
  ['/en-US/docs/Old/contributors.txt', '/en-US/docs/New/contributors.txt'],
  ['/en-US/docs/Part.md', '/en-US/docs/Whole.md'],
])('what is beside a page moves with it: %s', async (from, to) => {
  const { server } = serverWith({ feeds, asked: [] });
  const { statusCode, headers } = await server.inject(from);
  expect([statusCode, headers.location]).toEqual([301, to]);
});

test.each(['/en-US/docs/Elsewhere.md', '/en-US/docs/Nowhere.md', '/en-US/docs/Nowhere/metadata.json'])(
  'nothing is beside a page that is not here: %s',
  async (address) => {
    const { server } = serverWith({ feeds, asked: [] });
    expect((await server.inject(address)).body).toBe('a page');
  },
);

test.each(['gzip', 'br', 'identity'])('one that fails half-way ends its answer in %s, and the site goes on', async (encoding) => {
  const broken = (): Feed => ({
    type: 'application/json; charset=utf-8',
    text: (function* () {
      yield '[1';
      throw new Error('no disk');
    })(),
  });
  const { server } = serverWith({ feeds: { ...feeds, '/sitemap.xml': broken }, asked: [] });
  expect((await server.inject({ url: '/sitemap.xml', headers: { 'accept-encoding': encoding } })).statusCode).toBe(500);
  expect((await server.inject('/en-US/metadata.json')).statusCode).toBe(200);
});
