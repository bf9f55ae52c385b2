import { kindOfRequest } from './kind-of-request.ts';

const origin = 'https://docs.example';
const kindOf = (path: string, { method = 'GET', mode = 'no-cors' } = {}) =>
  kindOfRequest({ url: new URL(path, origin).href, method, mode }, origin);

test.each([
  '/runner.html?id=1',
  '/submit/mdn-fred/page/1/x',
  '/_report',
  '/users/fxa/login/authenticate/?next=%2F',
  '/service-worker.js?type=PreferOnline',
  '/asset-manifest.json',
  '/packs/index.json',
  '/packages/a-content.zip',
  '/update.json',
  '/_composition/live.json',
  '/fr/_offline-off',
  '/robots.txt',
])('%s is left to the network', (path) => {
  expect(kindOf(path)).toEqual({ kind: 'network' });
});

test('another site and what changes something are left to the network', () => {
  expect(kindOf('https://elsewhere.example/en-US/docs/Web')).toEqual({ kind: 'network' });
  expect(kindOf('/en-US/docs/Web/index.json', { method: 'POST' })).toEqual({ kind: 'network' });
});

test.each([
  ['/api/v1/whoami', { kind: 'whoami' }],
  ['/api/v1/plus/updates/', { kind: 'call' }],
  ['/api/v2/collections/', { kind: 'collection' }],
  ['/api/v2/collections/1b/?limit=12', { kind: 'collection' }],
  ['/api/v2/collections/export/', { kind: 'call' }],
  ['/remotes/shell/1.0.0/client/main.js', { kind: 'file' }],
  ['/_composition/0123456789abcdef.json', { kind: 'file' }],
  ['/en-US/docs/Web/CSS/gap/index.json', { kind: 'data', locale: 'en-US' }],
  ['/fr/search-titles.txt?v=1', { kind: 'titles', locale: 'fr' }],
  ['/en-US/docs/Web/CSS/gap/a.png', { kind: 'media' }],
  ['/bcd/api/v0/current/css.properties.gap.json', { kind: 'compat' }],
])('%s is %j', (path, kind) => {
  expect(kindOf(path)).toEqual(kind);
});

test('a call that changes something is a call, whatever it is about', () => {
  expect(kindOf('/api/v2/collections/', { method: 'POST' })).toEqual({ kind: 'call' });
});

test('an address that is gone to is a page, with its language where it names one', () => {
  expect(kindOf('/ja/docs/Web/CSS', { mode: 'navigate' })).toEqual({ kind: 'page', locale: 'ja' });
  expect(kindOf('/docs/Web/CSS', { mode: 'navigate' })).toEqual({ kind: 'page', locale: undefined });
});

test('a picture that is opened in a tab of its own is no page', () => {
  expect(kindOf('/en-US/docs/Web/CSS/gap/a.PNG', { mode: 'navigate' })).toEqual({ kind: 'media' });
});

test('a page whose name begins like what is never answered is a page', () => {
  expect(kindOf('/en-US/docs/packs', { mode: 'navigate' }).kind).toBe('page');
});
