import type { FastifyRequest } from 'fastify';
import { pageCacheControl } from '../steps/set-headers.ts';
import { headersAhead } from './fetched-ahead.ts';

const asked = (purpose: string | undefined, cacheControl: string) =>
  headersAhead({ headers: { 'sec-purpose': purpose } } as unknown as FastifyRequest, { etag: '"1"', 'cache-control': cacheControl });

test.each(['prefetch', 'prefetch;prerender'])('a page that is asked for ahead (%s) may be shown without asking for a minute', (purpose) => {
  expect(asked(purpose, pageCacheControl)).toEqual({ etag: '"1"', 'cache-control': 'public, max-age=60, s-maxage=60, must-revalidate' });
});

test.each([
  ['a page that a reader opens', undefined, pageCacheControl],
  ['what no shared cache may keep', 'prefetch', 'private, no-cache'],
  ['what may never be kept', 'prefetch', 'no-store'],
  ['page data', 'prefetch', 'public, no-cache'],
  ['a purpose of another name', 'prefetching', pageCacheControl],
])('%s is asked about each time', (_, purpose, cacheControl) => {
  expect(asked(purpose, cacheControl)['cache-control']).toBe(cacheControl);
});
