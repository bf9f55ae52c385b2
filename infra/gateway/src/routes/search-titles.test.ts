import { unpackSearchTitles } from '@webdocs/title-search/search-titles';
import fastify from 'fastify';
import { serveSearchTitles } from './search-titles.ts';

const address = '/en-US/search-titles.txt';

/** A server of titles whose content can change. */
function serverOf(first: string) {
  let [revision, title] = ['one', first];
  const server = fastify();
  serveSearchTitles(server, {
    content: {
      revision: () => revision,
      searchIndex: async (locale) => [{ title, url: `/${locale}/docs/Web/Kettle` }],
    },
  });
  return { server, change: (to: string) => ([revision, title] = ['two', to]) };
}

const titlesIn = (body: string) => unpackSearchTitles(body)?.map(({ title }) => title);

test('titles that a browser holds are shown at once, and asked about by their version', async () => {
  const { server, change } = serverOf('Kettle');
  const first = await server.inject(address);
  expect(titlesIn(first.body)).toEqual(['Kettle']);
  expect(first.headers['cache-control']).toBe('public, max-age=300, stale-while-revalidate=2592000');
  const held = { 'if-none-match': first.headers.etag as string };

  // Other pages changed, no title did.
  change('Kettle');
  const same = await server.inject({ url: address, headers: held });
  expect([same.statusCode, same.body]).toEqual([304, '']);
});

test('other titles are another version', async () => {
  const { server, change } = serverOf('Kettle');
  const first = await server.inject(address);
  change('Samovar');
  const second = await server.inject({ url: address, headers: { 'if-none-match': first.headers.etag as string } });
  expect([second.statusCode, titlesIn(second.body)]).toEqual([200, ['Samovar']]);
});

test('titles of a revision that is named are kept for ever, of one that is over for minutes', async () => {
  const { server } = serverOf('Kettle');
  const cacheOf = async (version: string) => (await server.inject(`${address}?v=${version}`)).headers['cache-control'];
  expect(await cacheOf('one')).toBe('public, max-age=31536000, immutable');
  expect(await cacheOf('before')).toContain('max-age=300,');
});

test('the order is that of the search, which knows links and popularity, and may still change while its index is made', async () => {
  const server = fastify();
  let state: 'building' | 'complete' = 'building';
  const row = (slug: string, level: number, url = `/en-US/docs/${slug}`) => ({ title: slug, slug, url, level });
  serveSearchTitles(server, {
    content: { revision: () => 'one', searchIndex: async () => [] },
    search: {
      titles: async () => [row('Kettle', 3), row('Samovar', 30), row('blog/tea', 35, '/en-US/blog/tea/')],
      state: () => ({ state, percent: 50 }),
    },
  });
  const building = await server.inject(`${address}?v=one`);
  expect(titlesIn(building.body)).toEqual(['Samovar', 'Kettle']);
  expect(building.headers['cache-control']).toContain('max-age=300,');
  state = 'complete';
  expect((await server.inject(`${address}?v=one`)).headers['cache-control']).toContain('immutable');
});
