/** @jest-environment jsdom */
import { gunzipSync, gzipSync } from 'node:zlib';
import { uploadLimits } from '@webdocs/contracts/telemetry/limits';
import { keptPings, type KeptPing } from './kept-pings.ts';

// Three hundred pings go through the real Glean, and the machine may be busy.
jest.setTimeout(60_000);

let canCompress: boolean;
// As in the build.
jest.mock('../../../../node_modules/@mozilla/glean/dist/platform/browser/web/storage.js', () =>
  jest.requireActual<object>('./page-store.ts'),
);
/** In the thread of the test, which would otherwise have to wait for another. */
jest.mock('./gzipped.ts', () => ({ gzipped: async (text: string) => (canCompress ? gzipSync(text) : undefined) }));

interface Sent {
  readonly address: string;
  readonly options: RequestInit & { readonly headers: Record<string, string>; readonly body: Uint8Array };
}

let sent: Sent[];
let answer: (address: string) => Partial<Response> | Promise<never>;
let isOptedOut: boolean;
let isHidden: boolean;

const status = (code: number, headers: Record<string, string> = {}): Partial<Response> => ({
  status: code,
  ok: code < 300,
  headers: { get: (name: string) => headers[name] ?? null } as Headers,
});
const identifiers = () => sent.map(({ address }) => address.split('/').at(-1));

/** Glean remembers what it sent for as long as its page lives: each test opens pages of its own, which share the storage. */
function openPage() {
  let page!: typeof import('./start-glean.ts') & typeof import('./pings.ts');
  jest.isolateModules(() => {
    page = { ...jest.requireActual('./start-glean.ts'), ...jest.requireActual('./pings.ts') };
  });
  const started = page.startGlean({ endpoint: 'https://docs.example', mayTell: () => !isOptedOut });
  const pings = started ? page.createPings() : undefined;
  return { started, view: (status = '200') => pings?.send('page', { 'page.http_status': status, 'page.kind': 'reference' }) };
}

const settled = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds);

function waiting(count: number, at = (index: number) => new Date(1_800_000_000_000 + index * 1000)): Record<string, KeptPing> {
  const ping = (index: number): [string, KeptPing] => [
    `id-${index}`,
    { collectionDate: at(index).toISOString(), path: `/submit/webdocs/page/1/id-${index}`, payload: { nth: index } },
  ];
  return Object.fromEntries(Array.from({ length: count }, (_, index) => ping(index)));
}

beforeEach(() => {
  jest.useFakeTimers();
  canCompress = true;
  localStorage.clear();
  sent = [];
  isOptedOut = false;
  isHidden = false;
  answer = () => status(200);
  for (const level of ['debug', 'info', 'warn', 'error'] as const) jest.spyOn(console, level).mockImplementation(() => undefined);
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isHidden ? 'hidden' : 'visible'));
  Object.assign(globalThis, {
    ...jest.requireActual<object>('node:util'),
    Blob: jest.requireActual<typeof import('node:buffer')>('node:buffer').Blob,
    fetch: async (address: string, options: Sent['options']) => {
      sent.push({ address, options });
      return answer(address);
    },
  });
});
afterEach(() => jest.restoreAllMocks());

test('a ping goes compressed, without cookies, and outlives its page; once it has arrived nothing of it stays', async () => {
  jest.setSystemTime(new Date('2026-11-27T23:59:30Z'));
  const { view } = openPage();
  view();
  await settled();
  expect(sent).toHaveLength(1);
  const { address, options } = sent[0] as Sent;
  expect(address).toMatch(/^https:\/\/docs\.example\/submit\/webdocs\/page\/1\/[0-9a-f-]{36}$/);
  expect(options).toMatchObject({ method: 'POST', credentials: 'omit', keepalive: true, redirect: 'error' });
  expect(options.headers).toMatchObject({
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Encoding': 'gzip',
    'X-Telemetry-Agent': 'Glean/5.0.10 (JS on Web)',
    Date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
  expect(JSON.parse(gunzipSync(options.body).toString())).toEqual({
    metrics: { string: { 'page.http_status': '200', 'page.kind': 'reference' } },
    ping_info: { seq: 0, start_time: '2026-11-27T23:59+00:00', end_time: '2026-11-27T23:59+00:00' },
    client_info: { telemetry_sdk_build: '5.0.10' },
  });
  expect(keptPings()).toEqual({});
});

test.each([0, -120, -345, 210, 480])('a clock that is %i minutes behind is not told: times are in UTC', async (offset) => {
  jest.setSystemTime(new Date('2026-11-27T02:59:30Z'));
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offset);
  openPage().view();
  await settled();
  const { ping_info: info } = JSON.parse(gunzipSync((sent[0] as Sent).options.body).toString()) as { ping_info: object };
  expect(info).toEqual({ seq: 0, start_time: '2026-11-27T02:59+00:00', end_time: '2026-11-27T02:59+00:00' });
});

test('Glean stores what was not sent yet, and nothing of the browser or its session', async () => {
  const written: Array<readonly [key: string, value: string]> = [];
  const set = Storage.prototype.setItem;
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    written.push([key, value]);
    set.call(this, key, value);
  });
  openPage().view();
  await settled();
  const [ping = ''] = identifiers();
  expect(new Set(written.map(([key]) => key))).toEqual(new Set(['pings', 'glean_session_last_active']));
  // No id but that of the ping, and it goes once it has arrived.
  expect(JSON.stringify(written).replaceAll(ping, '')).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
  expect(Object.keys(localStorage)).toEqual([]);
});

test.each([200, 204, 400, 404, 413, 429])('after %i the ping is gone', async (code) => {
  answer = () => status(code);
  openPage().view();
  await settled(600_000);
  expect(sent).toHaveLength(1);
  expect(keptPings()).toEqual({});
});

test.each([
  ['500', () => status(500)],
  ['503', () => status(503)],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
])('after %s the ping is tried three times, and again by the next page', async (_, failing) => {
  answer = failing;
  openPage().view();
  await settled(60_000);
  await settled(60_000);
  await settled(600_000);
  expect(sent).toHaveLength(uploadLimits.recoverableFailures);
  expect(new Set(identifiers()).size).toBe(1);
  expect(Object.keys(keptPings())).toEqual([identifiers()[0]]);

  answer = () => status(200);
  openPage();
  await settled();
  expect(sent).toHaveLength(4);
  expect(new Set(identifiers()).size).toBe(1);
  expect(keptPings()).toEqual({});
});

test('a busy server says when to come back', async () => {
  answer = () => (sent.length === 1 ? status(503, { 'retry-after': '2' }) : status(200));
  openPage().view();
  await settled(1900);
  expect(sent).toHaveLength(1);
  await settled(200);
  expect(sent).toHaveLength(2);
  expect(keptPings()).toEqual({});
});

test('offline nothing is tried; back on line it arrives once', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  openPage().view();
  await settled(86_400_000);
  expect(sent).toEqual([]);
  expect(Object.keys(keptPings())).toHaveLength(1);
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await settled();
  expect(sent).toHaveLength(1);
  expect(keptPings()).toEqual({});
});

test('an answer that does not come is not waited for longer than ten seconds', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  openPage().view();
  await settled();
  expect(timeout).toHaveBeenCalledWith(uploadLimits.timeoutMs);
  expect((sent[0] as Sent).options.signal).toBe(timeout.mock.results[0]?.value);
});

test('of what waits the newest 250 are kept, and forty are sent a minute; the others are not lost with the page', async () => {
  localStorage.setItem('pings', JSON.stringify(waiting(300)));
  openPage();
  await settled();
  expect(sent).toHaveLength(uploadLimits.pingsAMinute);
  expect(identifiers()[0]).toBe('id-50');
  expect(Object.keys(keptPings())).toHaveLength(uploadLimits.pendingPings - uploadLimits.pingsAMinute);
  for (let page = 1; page < 7; page += 1) {
    openPage();
    await settled();
  }
  expect(new Set(identifiers()).size).toBe(uploadLimits.pendingPings);
  expect(identifiers()).not.toContain('id-49');
  expect(keptPings()).toEqual({});
});

test('forty pings a minute are sent, and what is left goes with the first one after that', async () => {
  const { view } = openPage();
  for (let index = 0; index < 45; index += 1) view();
  await settled();
  expect(sent).toHaveLength(40);
  await settled(61_000);
  expect(sent).toHaveLength(40);
  view();
  await settled();
  expect(new Set(identifiers()).size).toBe(46);
});

test('what waits longer than ten megabytes are is thrown away, the oldest first', async () => {
  // jsdom has room for five, as browsers have: Glean is asked for what it would do with more.
  const large = waiting(12);
  const megabyte = 'x'.repeat(1_000_000);
  const kept = JSON.stringify(Object.fromEntries(Object.entries(large).map(([id, ping]) => [id, { ...ping, payload: { megabyte } }])));
  const read = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(function (this: Storage, key: string) {
    return key === 'pings' ? kept : null;
  });
  const written = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => undefined);
  openPage();
  await settled();
  expect(identifiers()).toEqual(['id-2', 'id-3', 'id-4', 'id-5', 'id-6', 'id-7', 'id-8', 'id-9', 'id-10', 'id-11']);
  read.mockRestore();
  written.mockRestore();
});

test('a ping of more than a megabyte is sent to no server', async () => {
  localStorage.setItem(
    'pings',
    JSON.stringify({ large: { ...waiting(1)['id-0'], payload: { text: 'x'.repeat(uploadLimits.bodyBytes) } } }),
  );
  openPage();
  await settled();
  expect(sent).toEqual([]);
});

test('a ping that is too large to outlive its page is sent without that', async () => {
  canCompress = false;
  localStorage.setItem('pings', JSON.stringify({ large: { ...waiting(1)['id-0'], payload: { text: 'x'.repeat(70_000) } } }));
  openPage();
  await settled();
  expect((sent[0] as Sent).options).toMatchObject({
    keepalive: false,
    headers: expect.not.objectContaining({ 'Content-Encoding': 'gzip' }),
  });
});

function requestsOutliveTheirPage(): void {
  class OutlivingRequest {}
  Object.assign(OutlivingRequest.prototype, { keepalive: true });
  Object.assign(globalThis, { Request: OutlivingRequest });
}

test('a page that is left sends at once, as plain text, and what nothing is heard of goes again with the next page', async () => {
  requestsOutliveTheirPage();
  answer = () => new Promise<never>(() => undefined);
  const { view } = openPage();
  isHidden = true;
  view();
  expect(sent).toHaveLength(1);
  expect((sent[0] as Sent).options).toMatchObject({ keepalive: true, credentials: 'omit' });
  expect((sent[0] as Sent).options.headers).not.toHaveProperty('Content-Encoding');
  isHidden = false;
  answer = () => status(200);
  openPage();
  await settled();
  expect(new Set(identifiers()).size).toBe(1);
  expect(sent).toHaveLength(2);
  expect(keptPings()).toEqual({});
});

test('a browser whose requests do not outlive a page has a beacon, whose answer nobody knows: the next page sends it again', async () => {
  Object.assign(globalThis, { Request: class {} });
  const sendBeacon = jest.fn(() => true);
  Object.assign(navigator, { sendBeacon });
  const { view } = openPage();
  isHidden = true;
  view();
  await settled();
  expect(sent).toEqual([]);
  expect(sendBeacon).toHaveBeenCalledWith(expect.stringContaining('/submit/webdocs/page/1/'), expect.anything());
  expect(Object.keys(keptPings())).toHaveLength(1);
});

test('a page that goes before its browser calls it hidden has as little time, and one that comes back has it again', async () => {
  requestsOutliveTheirPage();
  const { view } = openPage();
  window.dispatchEvent(new Event('pagehide'));
  view();
  await settled();
  window.dispatchEvent(new Event('pageshow'));
  view();
  await settled();
  expect(sent.map(({ options }) => options.headers['Content-Encoding'])).toEqual([undefined, 'gzip']);
});

test('who opts out while a ping waits is told of no more', async () => {
  answer = () => status(503);
  openPage().view();
  await settled();
  isOptedOut = true;
  await settled(600_000);
  openPage().view();
  await settled(600_000);
  expect(sent).toHaveLength(1);
});

test('tags by which developers find their pings go along, and stay with a ping that waits', async () => {
  answer = () => status(503);
  sessionStorage.setItem('Glean.DebugTag', 'my-visit');
  sessionStorage.setItem('Glean.SourceTags', 'robot,nightly');
  openPage().view();
  await settled();
  sessionStorage.clear();
  const tags = { 'X-Debug-ID': 'my-visit', 'X-Source-Tags': 'robot,nightly' };
  expect((sent[0] as Sent).options.headers).toMatchObject(tags);
  expect(Object.values(keptPings())[0]?.headers).toEqual(tags);
});

test.each(['no JSON', '[1, null]', '{"a":null,"b":{"collectionDate":1}}', '"text"'])(
  'a storage that holds %s keeps nothing from being measured',
  async (kept) => {
    localStorage.setItem('pings', kept);
    openPage().view();
    await settled();
    expect(identifiers()).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  },
);

test('a browser that blocks its storage is not measured', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked');
  });
  expect(openPage().started).toBe(false);
});
