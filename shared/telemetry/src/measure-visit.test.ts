/** @jest-environment jsdom */
import type { ShownPage } from './telemetry.ts';

let observed: Array<{ name: string; value: number }>;
let compress: (text: string) => Promise<undefined>;
// As in the build.
jest.mock('../../../node_modules/@mozilla/glean/dist/platform/browser/web/storage.js', () =>
  jest.requireActual<object>('./glean/page-store.ts'),
);
jest.mock('./glean/gzipped.ts', () => ({ gzipped: (text: string) => compress(text) }));
jest.mock('web-vitals', () => {
  const observe = (name: string) => (take: (vital: { name: string; value: number }) => void) =>
    setTimeout(() => observed.filter((vital) => vital.name === name).forEach(take));
  return Object.fromEntries(['LCP', 'INP', 'CLS', 'TTFB'].map((name) => [`on${name}`, observe(name)]));
});

interface Told {
  readonly ping: string;
  readonly said: Readonly<Record<string, unknown>>;
}

let told: Told[];
let isHidden: boolean;
let isCounted: boolean;
let status: number;
let leave: AbortController;

const shown = (pathname: string, over: Partial<ShownPage['page']> = {}): ShownPage => ({
  composition: '0123456789abcdef',
  remotes: { shell: { version: '4.5.6' }, 'mfe-docs': { version: '1.2.3' } },
  page: { renderer: 'Doc', doc: { pageType: 'css-property', baseline: { baseline: 'low' } }, ...over } as never,
  address: { pathname, search: '?utm_source=mail', locale: 'en-US' } as never,
  main: { owner: 'mfe-docs' },
});

const visitor = { subscriptionType: null as string | null, country: 'Germany', countryIso: 'DE' };

function openPage(knownVisitor: () => Promise<typeof visitor> = () => Promise.resolve(visitor), isDevelopment = false) {
  let page!: typeof import('./measure-visit.ts') & typeof import('./telemetry.ts');
  jest.isolateModules(() => {
    page = { ...jest.requireActual('./measure-visit.ts'), ...jest.requireActual('./telemetry.ts') };
  });
  const measure = () =>
    page.measureVisit({ window, endpoint: '', isDevelopment, isCounted: () => isCounted, visitor: () => visitor, knownVisitor });
  return { track: page.track, measure };
}

/** No idle moments are told here, and each ping has its short while. */
const settled = () => jest.advanceTimersByTimeAsync(410);
const of = (ping: string) => told.filter((one) => one.ping === ping).map(({ said }) => said);

function said(body: string): Record<string, unknown> {
  const { metrics = {}, events = [] } = JSON.parse(body) as { metrics?: Record<string, object>; events?: Array<{ extra: object }> };
  return Object.assign({}, ...Object.values(metrics), ...events.map(({ extra }) => ({ extra })));
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  document.body.innerHTML = '';
  told = [];
  observed = [];
  visitor.subscriptionType = null;
  isCounted = true;
  status = 200;
  isHidden = false;
  compress = () => Promise.resolve(undefined);
  leave = new AbortController();
  for (const level of ['debug', 'info', 'warn', 'error'] as const) jest.spyOn(console, level).mockImplementation(() => undefined);
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isHidden ? 'hidden' : 'visible'));
  const { addEventListener } = EventTarget.prototype;
  for (const target of [window, document])
    target.addEventListener = (type: string, callback: EventListenerOrEventListenerObject, options?: boolean) =>
      addEventListener.call(target, type, callback, { capture: options === true, signal: leave.signal });
  Object.assign(globalThis, {
    ...jest.requireActual<object>('node:util'),
    Blob: jest.requireActual<typeof import('node:buffer')>('node:buffer').Blob,
    Request: class {},
    fetch: async (address: string, { body }: { body: string }) => {
      told.push({ ping: address.split('/')[3] ?? '', said: said(body) });
      return { status, ok: status === 200, headers: { get: () => null } };
    },
  });
  Object.assign(navigator, {
    sendBeacon: (address: string, body: Blob) =>
      void body.text().then((text) => told.push({ ping: address.split('/')[3] ?? '', said: said(text) })),
  });
});
afterEach(() => {
  leave.abort();
  jest.restoreAllMocks();
});

test('the first page, of before there was anything to tell of it, and each that the reader moves to are told', async () => {
  const { track, measure } = openPage();
  track({ kind: 'page', shown: shown('/en-US/docs/Web/CSS/gap') });
  measure();
  await settled();
  track({ kind: 'page', shown: shown('/en-US/nothing-here', { renderer: 'NotFound' } as never) });
  await settled();
  const [first, second] = of('page');
  expect(first).toMatchObject({
    'page.path': 'http://localhost/en-US/docs/Web/CSS/gap',
    'page.http_status': '200',
    'page.is_baseline': 'low',
    'page.utm': { source: 'mail' },
    'page.kind': 'reference',
    'page.is_first_view': true,
    'navigator.geo': 'Germany',
    'navigator.geo_iso': 'DE',
    'navigator.subscription_type': 'anonymous',
    'site.composition': '0123456789abcdef',
    'site.remote': 'mfe-docs',
    'site.version': '1.2.3',
    'site.locale': 'en-US',
  });
  expect(first).not.toHaveProperty('page.referrer');
  expect(second).toMatchObject({
    'page.path': 'http://localhost/en-US/nothing-here',
    'page.referrer': 'http://localhost/en-US/docs/Web/CSS/gap',
    'page.http_status': '404',
    'page.kind': 'other',
    'page.is_first_view': false,
  });
});

test('a page waits for what the site says of its visitor', async () => {
  let know!: (one: typeof visitor) => void;
  const { track, measure } = openPage(() => new Promise((resolve) => (know = resolve)));
  track({ kind: 'page', shown: shown('/en-US/') });
  measure();
  await settled();
  expect(of('page')).toEqual([]);
  know({ subscriptionType: 'core', country: 'Kenya', countryIso: 'KE' });
  await settled();
  expect(of('page')).toEqual([expect.objectContaining({ 'navigator.geo_iso': 'KE', 'navigator.subscription_type': 'core' })]);
});

test('clicks, how far a page was read and what examples said are told with the page that they were in', async () => {
  document.body.innerHTML = '<nav data-glean="menu_click"><a href="/en-US/play">Play</a></nav>';
  const { track, measure } = openPage();
  track({ kind: 'page', shown: shown('/en-US/docs/Web/CSS/gap') });
  measure();
  document.querySelector('a')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  track({ kind: 'click', source: 'thumbs: yes' });
  track({ kind: 'scroll-depth', path: '/', percent: 50 });
  track({ kind: 'example-message', message: 'console' });
  visitor.subscriptionType = 'core';
  track({ kind: 'click', source: `toc_click: #${'é'.repeat(100)}` });
  await settled();
  const extras = of('action').map(({ extra }) => extra as { source: string; subscription_type: string });
  expect(extras.map(({ source }) => source).slice(0, 4)).toEqual([
    'menu_click: /en-US/play',
    'thumbs: yes',
    'scroll: 50',
    'example_message: console',
  ]);
  expect(extras.map(({ subscription_type }) => subscription_type)).toEqual(['none', 'none', 'none', 'none', 'core']);
  expect(Buffer.byteLength(extras[4]?.source ?? '')).toBeLessThanOrEqual(100);
  expect(of('action')[0]).toMatchObject({
    'page.path': 'http://localhost/en-US/docs/Web/CSS/gap',
    'page.kind': 'reference',
    'site.version': '1.2.3',
  });
});

test('how fast the page was is told once, when it is hidden, of the page that was loaded', async () => {
  observed = [
    { name: 'LCP', value: 1234.6 },
    { name: 'CLS', value: 0.01234 },
    { name: 'INP', value: 88 },
    { name: 'TTFB', value: 12.2 },
  ];
  const { track, measure } = openPage();
  track({ kind: 'page', shown: shown('/en-US/docs/Web/CSS/gap') });
  measure();
  await settled();
  expect(of('vitals')).toEqual([]);
  isHidden = true;
  document.dispatchEvent(new Event('visibilitychange'));
  document.dispatchEvent(new Event('visibilitychange'));
  await settled();
  expect(of('vitals')).toEqual([
    {
      'vitals.lcp': 1235,
      'vitals.cls': 123,
      'vitals.inp': 88,
      'vitals.ttfb': 12,
      'page.kind': 'reference',
      'navigator.viewport_breakpoint': 'lg',
      'site.composition': '0123456789abcdef',
      'site.remote': 'mfe-docs',
      'site.version': '1.2.3',
      'site.shell_version': '4.5.6',
      'site.locale': 'en-US',
    },
  ]);
});

test('how fast the page was is told when the reader moves to another, whose shifts are not its own', async () => {
  observed = [{ name: 'CLS', value: 0.01 }];
  const { track, measure } = openPage();
  track({ kind: 'page', shown: shown('/en-US/docs/Web/CSS/gap') });
  measure();
  await settled();
  track({ kind: 'page', shown: { ...shown('/en-US/play'), main: { owner: 'shell' } } });
  await settled();
  const first = expect.objectContaining({ 'site.remote': 'mfe-docs', 'page.kind': 'reference', 'vitals.cls': 100 });
  expect(of('vitals')).toEqual([first]);
  isHidden = true;
  document.dispatchEvent(new Event('visibilitychange'));
  await settled();
  expect(of('vitals')).toHaveLength(1);
});

test('of a reader who has moved on before anything was measured no speed is told', async () => {
  observed = [{ name: 'LCP', value: 1000 }];
  const { track, measure } = openPage();
  track({ kind: 'page', shown: shown('/en-US/docs/Web/CSS/gap') });
  track({ kind: 'page', shown: shown('/en-US/play') });
  measure();
  await settled();
  isHidden = true;
  document.dispatchEvent(new Event('visibilitychange'));
  await settled();
  expect(of('vitals')).toEqual([]);
});

test('a page that comes back out of the memory of the browser is told once more, from nowhere', async () => {
  const { track, measure } = openPage();
  track({ kind: 'page', shown: shown('/en-US/docs/Web/CSS/gap') });
  track({ kind: 'page', shown: shown('/en-US/play') });
  measure();
  await settled();
  const shows = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  shows(false);
  await settled();
  expect(of('page')).toHaveLength(2);
  shows(true);
  await settled();
  expect(of('page')).toHaveLength(3);
  expect(of('page')[2]).toMatchObject({ 'page.path': 'http://localhost/en-US/play', 'page.is_first_view': false });
  expect(of('page')[2]).not.toHaveProperty('page.referrer');
  isCounted = false;
  shows(true);
  await settled();
  expect(of('page')).toHaveLength(3);
});

test('of who is not counted nothing is told, and nothing stored', async () => {
  isCounted = false;
  const { track, measure } = openPage();
  track({ kind: 'page', shown: shown('/en-US/') });
  measure();
  track({ kind: 'click', source: 'thumbs: yes' });
  await settled();
  expect(told).toEqual([]);
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});

test('who opts out while a page is open is told of no more, and what was stored is deleted', async () => {
  document.body.innerHTML = '<button data-glean="thumbs: yes">Yes</button>';
  observed = [{ name: 'LCP', value: 1000 }];
  const { track, measure } = openPage();
  track({ kind: 'page', shown: shown('/en-US/') });
  measure();
  await settled();
  expect(sessionStorage.length).toBeGreaterThan(0);
  // One is under way.
  compress = () => new Promise((resolve) => setTimeout(() => resolve(undefined), 1000));
  track({ kind: 'click', source: 'theme_switcher: dark' });
  isCounted = false;
  document.querySelector('button')?.click();
  track({ kind: 'page', shown: shown('/en-US/play') });
  isHidden = true;
  document.dispatchEvent(new Event('visibilitychange'));
  await jest.advanceTimersByTimeAsync(600_000);
  expect(told.map(({ ping }) => ping)).toEqual(['page']);
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  isCounted = true;
  document.querySelector('button')?.click();
  await settled();
  expect(told).toHaveLength(1);
});

test('who opts out while a ping waits is told of no more, and the ping is deleted', async () => {
  status = 503;
  const { track, measure } = openPage();
  track({ kind: 'page', shown: shown('/en-US/') });
  measure();
  await settled();
  expect(localStorage.getItem('pings')).toContain('/submit/webdocs/page/1/');
  isCounted = false;
  await jest.advanceTimersByTimeAsync(600_000);
  expect(told).toHaveLength(1);
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});

test('in development each metric is a line of the console too', () => {
  const { track, measure } = openPage(undefined, true);
  measure();
  track({ kind: 'click', source: 'menu_click' });
  expect(console.debug).toHaveBeenCalledWith('[track]', 'click', { kind: 'click', source: 'menu_click' });
});
