import { gzipSync } from 'node:zlib';
import type { Failure } from '@webdocs/contracts/failures/failure';
import { metricDeclarations } from '@webdocs/contracts/telemetry/metrics';
import { pingSchemas, type PingName } from '@webdocs/contracts/telemetry/pings';
import * as v from 'valibot';
import { sent, sentPages } from '../../fixtures/sent-pings.ts';
import { readPing } from './read-ping.ts';

const read = (name: PingName, content: unknown) => readPing(name, Buffer.from(JSON.stringify(content)), undefined);
function code(reading: () => unknown): string {
  try {
    reading();
    return 'read';
  } catch (thrown) {
    return (thrown as { code: string }).code;
  }
}

test.each(['page', 'action', 'vitals', 'began', 'interactive'] as const)('a ping %s is read as a browser sends it', (name) => {
  const { body, encoding } = sent(name);
  expect(code(() => readPing(name, body, encoding))).toBe('read');
});

const wrong = { string: 7, url: 7, boolean: 'yes', quantity: -1, labeled_string: { source: 7 }, string_list: 'fr', event: {} };

test.each(metricDeclarations.flatMap((metric) => metric.pings.map((ping) => [metric, ping] as const)))(
  'what is declared is known, and of another type refused: %j in %s',
  ({ category, name, type }, ping) => {
    // What is no family of browsers is another one, whatever it is.
    if (name === 'user_agent') return;
    const content = structuredClone(sentPages[ping]) as unknown as { metrics: Record<string, Record<string, unknown>>; events?: unknown };
    if (type === 'event') content.events = wrong.event;
    else (content.metrics[type] ??= {})[`${category}.${name}`] = wrong[type];
    expect(code(() => read(ping, content))).toBe('INPUT_INVALID');
  },
);

test('a whole user agent is not read: it is a browser of another family', () => {
  const content = structuredClone(sentPages.page);
  Object.assign(content.metrics.string, {
    'navigator.user_agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  });
  expect(read('page', content)).toMatchObject({ content: { metrics: { string: { 'navigator.user_agent': 'other' } } } });
});

test('what names a browser from day to day is left out as soon as a ping is read', () => {
  expect(JSON.stringify(read('page', sentPages.page))).not.toMatch(/c0ffee|client_id|Linux|first_run/);
});

test('metrics of a release that is not known here yet are left out', () => {
  const content = { ...sentPages.page, metrics: { ...sentPages.page.metrics, counter: { 'page.tea': 1 } } };
  expect(code(() => read('page', content))).toBe('read');
});

test('a bomb is refused when it has unpacked as much as a ping may have, and takes no memory beyond that', () => {
  const megabyte = 1024 * 1024;
  // As many files one after the other are one to unpack: it takes no memory to make.
  const bomb = Buffer.concat(Array.from({ length: 512 }, () => gzipSync(Buffer.alloc(megabyte))));
  const peak = () => process.resourceUsage().maxRSS * 1024;
  const before = peak();
  for (let turn = 0; turn < 20; turn++) expect(code(() => readPing('page', bomb, 'gzip'))).toBe('PING_TOO_LARGE');
  expect(peak() - before).toBeLessThan(64 * megabyte);
});

test.each([
  ['no gzip', Buffer.from('{"metrics":{}}'), 'gzip'],
  ['half of a ping', sent('page').body.subarray(0, 100), 'gzip'],
  ['packed otherwise', sent('page').body, 'br'],
  ['no JSON', Buffer.from('tea'), undefined],
  ['nothing', Buffer.alloc(0), undefined],
] as const)('%s cannot be read', (_, body, encoding) => {
  expect(code(() => readPing('page', body, encoding))).toBe('PING_UNREADABLE');
});

test.each([
  null,
  [],
  7,
  {},
  { ...sentPages.page, metrics: {} },
  { ...sentPages.page, ping_info: {} },
  JSON.parse('{"__proto__":{"metrics":{}}}') as unknown,
])('JSON of another form is refused: %j', (content) => {
  expect(code(() => read('page', content))).toBe('INPUT_INVALID');
});

test('a hundred clicks are in a ping at most', () => {
  const [event] = sentPages.action.events;
  const clicks = (count: number) => ({ ...sentPages.action, events: Array.from({ length: count }, () => event) });
  expect(code(() => read('action', clicks(100)))).toBe('read');
  expect(code(() => read('action', clicks(101)))).toBe('INPUT_INVALID');
  expect(code(() => read('action', clicks(0)))).toBe('INPUT_INVALID');
});

const manyWrong = Array.from({ length: 300_000 }, () => 0);
const { metrics } = sentPages.page;

test.each([
  ['clicks', 'action', { ...sentPages.action, events: manyWrong }],
  ['languages', 'page', { ...sentPages.page, metrics: { ...metrics, string_list: { 'navigator.user_languages': manyWrong } } }],
  ['as many clicks as there may be', 'action', { ...sentPages.action, events: Array.from({ length: 100 }, () => 0) }],
] as const)('of %s, however many are wrong, the first is told, and they take no memory', (_, name, content) => {
  const body = gzipSync(JSON.stringify(content));
  const peak = () => process.resourceUsage().maxRSS * 1024;
  const before = peak();
  let told = '';
  try {
    readPing(name, body, 'gzip');
  } catch (thrown) {
    told = String((thrown as Failure).values['list']);
  }
  expect(told).toMatch(/^(events|metrics)/);
  expect(told).not.toContain(';');
  expect(peak() - before).toBeLessThan(96 * 1024 * 1024);
  // The contract by itself, parsed to the end.
  const { issues = [] } = v.safeParse(pingSchemas[name] as v.GenericSchema, content);
  expect(issues.length).toBeLessThanOrEqual(100);
});

test('of a campaign the five labels are read, however many others there are', () => {
  const labels = Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`made-up-${index}`, 7]));
  const utm = { source: 'a', medium: 'b', campaign: 'c', term: 'd', content: 'e' };
  const content = { ...sentPages.page, metrics: { ...metrics, labeled_string: { 'page.utm': { ...labels, ...utm } } } };
  expect(read('page', content)).toMatchObject({ content: { metrics: { labeled_string: { 'page.utm': utm } } } });
  expect(JSON.stringify(read('page', content))).not.toContain('made-up');
});
