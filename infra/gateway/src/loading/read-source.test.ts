import type { Source } from '@webdocs/contracts/page/loader';
import type { Page } from '@webdocs/contracts/page/page';
import { mostCharactersRead, readerOf, type Sources } from './read-source.ts';

const flawed: Page = {
  renderer: 'Doc',
  url: '/en-US/docs/Tea',
  doc: { mdn_url: '/en-US/docs/Tea', title: 'Tea', pageTitle: 'Tea', locale: 'en-US', body: [], flaws: { other: [] } },
};
const sources: Sources = {
  content: {
    page: async ({ pathname }) =>
      pathname === '/en-US/_flaws' ? { kind: 'found', page: flawed, forWriters: true } : { kind: 'found', page: flawed },
  },
  file: async (remote, version, path) => (path === 'games.json' ? Buffer.from(`${remote} ${version}`) : undefined),
  call: async (remote, address) => JSON.stringify({ remote, asked: address }),
  host: async (url) => (url.endsWith('long') ? 'x'.repeat(mostCharactersRead + 1) : `text of ${url}`),
};

/** What comes back for each source, or why not, and what was reported. */
function reading(reads: readonly string[]) {
  const reports: string[] = [];
  const read = readerOf({ remote: 'mfe-games', version: '1.0.0', reads }, sources, ({ code }) => reports.push(code));
  return { reports, read: async (source: Source | object): Promise<unknown> => JSON.parse(await read(JSON.stringify(source))) };
}

test('a loader reads what its definition names, each as text or JSON', async () => {
  const { read, reports } = reading(['files', 'pages', 'call:searchPages', 'https://api.example']);
  expect(await read({ from: 'files', path: 'games.json' })).toBe('mfe-games 1.0.0');
  expect(await read({ from: 'pages', address: '/en-US/docs/Tea' })).toEqual({ ...flawed, doc: { ...flawed.doc, flaws: undefined } });
  expect(await read({ from: 'hosts', url: 'https://api.example/scores?a=1' })).toBe('text of https://api.example/scores?a=1');
  expect(reports).toEqual([]);
});

test('a call that anyone may make and that changes nothing is made without a visitor', async () => {
  const { read } = reading(['call:search']);
  expect(await read({ from: 'calls', call: 'search', query: { q: 'tea & milk' } })).toEqual({
    remote: 'mfe-games',
    asked: expect.stringMatching(/^\/api\/.*q=tea%20%26%20milk/),
  });
});

test.each<[string, readonly string[], object]>([
  ['a file that is not declared', ['pages'], { from: 'files', path: 'games.json' }],
  ['a file that the release does not have', ['files'], { from: 'files', path: '../other/games.json' }],
  ['a page for writers', ['pages'], { from: 'pages', address: '/en-US/_flaws' }],
  ['an address that is no path of the site', ['pages'], { from: 'pages', address: '//elsewhere.example/' }],
  ['a call that needs somebody', ['call:listCollections'], { from: 'calls', call: 'listCollections' }],
  ['a call that changes something', ['call:createCollection'], { from: 'calls', call: 'createCollection' }],
  ['a call of the operator', ['call:readLive'], { from: 'calls', call: 'readLive' }],
  ['a call by the name of what every object has', ['call:constructor'], { from: 'calls', call: 'constructor' }],
  ['another host', ['https://api.example'], { from: 'hosts', url: 'https://api.example.evil.example/' }],
  ['another port of a host', ['https://api.example'], { from: 'hosts', url: 'https://api.example:8443/' }],
  ['a host without encryption', ['https://api.example'], { from: 'hosts', url: 'http://api.example/' }],
  ['too long an answer', ['https://api.example'], { from: 'hosts', url: 'https://api.example/long' }],
  ['what is no source', ['files'], { from: 'environment', path: 'HOME' }],
])('%s is refused by name', async (_, reads, source) => {
  const { read, reports } = reading(reads);
  await expect(read(source)).rejects.toMatchObject({ code: 'LOADER_READ_REFUSED', values: { remote: 'mfe-games', version: '1.0.0' } });
  expect(reports).toEqual(['LOADER_READ_REFUSED']);
});

test('one run of a loader reads twenty times at most', async () => {
  const { read } = reading(['files']);
  const all = await Promise.allSettled(Array.from({ length: 21 }, () => read({ from: 'files', path: 'games.json' })));
  expect(all.filter(({ status }) => status === 'rejected')).toHaveLength(1);
});
