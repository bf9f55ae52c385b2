import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Failure } from '@webdocs/contracts/failures/failure';
import { purgeHook, type PurgeHook } from './purge-hook.ts';

interface Order {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let cache: Server;
let hook: PurgeHook;
let orders: Order[];
let reported: Failure[];
/** What the cache answers, one after the other; afterwards it obeys. */
let answers: number[];

beforeEach(async () => {
  [orders, reported, answers] = [[], [], []];
  cache = createServer((request, response) => {
    let body = '';
    request.on('data', (piece) => (body += String(piece)));
    request.on('end', () => {
      orders.push({ headers: request.headers, body });
      response.writeHead(answers.shift() ?? 204).end();
      cache.emit('ordered');
    });
  });
  cache.listen(0, '127.0.0.1');
  await once(cache, 'listening');
  hook = purgeHook({
    address: `http://127.0.0.1:${(cache.address() as AddressInfo).port}/purge`,
    secret: 'between us',
    report: (failure) => reported.push(failure),
    now: () => 1_700_000_000_000,
    againAfterMs: [1, 1],
  });
});
afterEach(async () => {
  await hook.close();
  cache.close();
  cache.closeAllConnections();
});

async function ordered(count: number): Promise<void> {
  while (orders.length < count) await once(cache, 'ordered');
}

test('a cache is told which keys to forget, so that it can believe it', async () => {
  hook.purge(['pages', 'feeds']);
  await ordered(1);
  const [{ headers, body } = { headers: {}, body: '' }] = orders;
  expect(JSON.parse(body)).toEqual({ keys: ['pages', 'feeds'] });
  expect(headers['surrogate-key']).toBe('pages feeds');
  const expected = createHmac('sha256', 'between us').update(`1700000000.${body}`).digest('hex');
  expect(headers['webdocs-signature']).toBe(`t=1700000000,v1=${expected}`);
});

test('what changes while one order is on its way goes with the next one', async () => {
  hook.purge(['pages']);
  hook.purge(['pages']);
  hook.purge(['pages', 'media']);
  await ordered(2);
  expect(orders.map(({ body }) => (JSON.parse(body) as { keys: string[] }).keys)).toEqual([['pages'], ['pages', 'media']]);
});

test.each([0, 1, 2, 3, 4, 5, 6])('a change %d steps after the last attempt is ordered too', async (steps) => {
  answers = [500];
  let isFirst = true;
  const impatient = purgeHook({
    address: `http://127.0.0.1:${(cache.address() as AddressInfo).port}/purge`,
    secret: '',
    againAfterMs: [],
    async report() {
      if (!isFirst) return;
      isFirst = false;
      for (let step = 0; step < steps; step += 1) await undefined;
      impatient.purge(['media']);
    },
  });
  impatient.purge(['pages']);
  await ordered(2);
  expect(JSON.parse(orders[1]?.body ?? '')).toEqual({ keys: ['media'] });
  await impatient.close();
});

test('a cache that does not obey is told again, and each time that it did not is reported', async () => {
  answers = [500, 403];
  hook.purge(['pages']);
  await ordered(3);
  expect(reported.map(({ code, values }) => [code, values.cause])).toEqual([
    ['PURGE_FAILED', 'it answered 500'],
    ['PURGE_FAILED', 'it answered 403'],
  ]);
});
