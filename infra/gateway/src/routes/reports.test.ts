import type { FailureReport } from '@webdocs/contracts/api/report';
import { optOutCookie } from '@webdocs/contracts/telemetry/opt-out';
import { openCallBuckets } from '@webdocs/limits/call-buckets';
import { hearSecurityEvents, type SecurityCode } from '@webdocs/server/security-events';
import fastify, { type FastifyInstance } from 'fastify';
import type { ReportedFailure } from '../observe/metrics.ts';
import { answerFailures } from './failures.ts';
import { takeReports } from './reports.ts';

const origin = 'https://docs.example.org';

let server: FastifyInstance;
let now: number;
let told: SecurityCode[];
let counted: ReportedFailure[];
let noted: ReportedFailure[];
let lines: Array<readonly [ReportedFailure, FailureReport, number]>;

beforeEach(() => {
  now = 0;
  counted = [];
  noted = [];
  lines = [];
  told = [];
  server = fastify();
  hearSecurityEvents(server, ({ code }) => told.push(code));
  answerFailures(server, () => undefined);
  takeReports(server, {
    publicOrigin: origin,
    buckets: openCallBuckets(() => now),
    perMinute: 30,
    wasLive: (remote, version) => remote === 'mfe-docs' && version === '1.0.0',
    count: (failure) => counted.push(failure),
    log: (...line) => lines.push(line),
    note: (failure) => noted.push(failure),
    now: () => now,
  });
});
afterEach(() => server.close());

const genuine = { code: 'PART_LOAD_FAILED', remote: 'mfe-docs', version: '1.0.0' };
const report = (own: Partial<FailureReport> = {}) =>
  JSON.stringify({ ...genuine, part: 'page', composition: 'c', page: '/en-US/', detail: 'boom', ...own });

interface Sending {
  readonly headers?: Record<string, string>;
  readonly from?: string;
}

const send = (payload: string, { headers = { origin }, from = '192.0.2.1' }: Sending = {}) =>
  server.inject({
    method: 'POST',
    url: '/_report',
    payload,
    headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
    remoteAddress: from,
  });

test('a failure of a live version is counted under its names', async () => {
  expect((await send(report())).statusCode).toBe(204);
  expect(counted).toEqual([genuine]);
  expect(lines).toEqual([[genuine, JSON.parse(report()), 0]]);
});

test('what is counted is noted for the dashboard, each time', async () => {
  for (let turn = 0; turn < 3; turn++) await send(report());
  expect(noted).toEqual([genuine, genuine, genuine]);
  await send(report({ code: 'MADE_UP', version: '6.6.6' }));
  expect(noted.at(-1)).toEqual({ code: 'other', remote: 'other', version: 'other' });
});

test.each([
  ['by the cookie of this site', { origin, cookie: `theme=dark; ${optOutCookie}=true` }],
  ['by a signal of the browser', { origin, 'sec-gpc': '1' }],
])('nothing of a reader who asks not to be counted %s is counted, noted or in the log', async (_, headers) => {
  const reply = await send(report(), { headers });
  expect([reply.statusCode, reply.body]).toEqual([204, '']);
  expect([counted, noted, lines, told]).toEqual([[], [], [], []]);
});

test.each([
  ['a code of no catalogue', { code: 'MADE_UP' }, { ...genuine, code: 'other' }],
  ['a failure that only the server can see', { code: 'SERVER_BUNDLE_REFUSED' }, { ...genuine, code: 'other' }],
  ['a code that every object has', { code: 'CONSTRUCTOR' }, { ...genuine, code: 'other' }],
  ['a version that was never live', { version: '6.6.6' }, { ...genuine, remote: 'other', version: 'other' }],
  ['a remote that is none', { remote: 'mfe-made-up' }, { ...genuine, remote: 'other', version: 'other' }],
])('%s is counted as other', async (_, own, expected) => {
  expect((await send(report(own))).statusCode).toBe(204);
  expect(counted).toEqual([expected]);
});

test('however many names are made up, there are few that are counted', async () => {
  for (let index = 0; index < 200; index++) {
    now += 2000;
    await send(report({ code: `CODE_${index}`, remote: `remote-${index}`, version: `1.0.${index}` }));
  }
  expect(counted).toHaveLength(200);
  expect(new Set(counted.map((labels) => JSON.stringify(labels))).size).toBe(1);
});

test('a network may send thirty a minute, and its neighbours are not held back', async () => {
  const home = Array.from({ length: 31 }, (_, index) => `2001:db8:1:2::${index + 1}`);
  const replies = [];
  for (const from of home) replies.push(await send(report(), { from }));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([...Array.from({ length: 30 }, () => 204), 429]);
  expect(told).toEqual(['TOO_MANY_REQUESTS']);
  expect(replies.at(-1)?.headers['retry-after']).toBe('2');
  expect((await send(report(), { from: '2001:db8:1:3::1' })).statusCode).toBe(204);
  now += 2000;
  expect((await send(report(), { from: '2001:db8:1:2::1' })).statusCode).toBe(204);
});

test.each([
  ['another site', { origin: 'https://elsewhere.example' }],
  ['a page of another site that hides its name', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ['a program that says nothing of itself', {}],
])('what %s sends is refused and not counted', async (_, headers) => {
  expect((await send(report(), { headers: headers as Record<string, string> })).statusCode).toBe(403);
  expect(counted).toEqual([]);
});

test('of the same kind one line a minute is written, and the next one says how many there were', async () => {
  for (let index = 0; index < 4; index++) await send(report({ detail: `boom ${index}` }));
  await send(report({ code: 'PART_EFFECT_FAILED' }));
  expect(lines.map(([{ code }, { detail }]) => `${code} ${detail}`)).toEqual(['PART_LOAD_FAILED boom 0', 'PART_EFFECT_FAILED boom']);
  now = 60_000;
  await send(report());
  expect(lines.at(-1)).toEqual([genuine, JSON.parse(report()), 3]);
  expect(counted).toHaveLength(6);
});

test.each(['', 'null', '{', '[]', JSON.stringify({ ...genuine, code: 'made up" 1\nforged_metric 7' })])(
  'what is no report is refused: %j',
  async (payload) => {
    expect((await send(payload)).statusCode).toBe(400);
    expect(counted).toEqual([]);
  },
);

test('what is larger than a report can be is refused', async () => {
  expect((await send(report({ detail: 'x'.repeat(9000) }))).statusCode).toBe(413);
});
