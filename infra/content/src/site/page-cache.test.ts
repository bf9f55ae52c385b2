import { PageCache } from './page-cache.ts';

const cacheOf = (limit: number) => new PageCache<string>(limit, (page) => page.length);
const text = (length: number) => 'x'.repeat(length);

test('a page is made once, even when many ask at the same time', async () => {
  const cache = cacheOf(5_000);
  let made = 0;
  const make = async () => `page ${++made}`;
  expect(await Promise.all([cache.get('a', make), cache.get('a', make)])).toEqual(['page 1', 'page 1']);
  expect(await cache.get('a', make)).toBe('page 1');
});

test('the pages that were not read for longest make room', async () => {
  const cache = cacheOf(350);
  for (const key of ['a', 'b', 'c']) await cache.get(key, async () => text(100));
  await cache.get('a', async () => 'made again');
  await cache.get('d', async () => text(100));
  expect(await cache.get('b', async () => 'made again')).toBe('made again');
  expect(await cache.get('a', async () => 'made again')).toBe(text(100));
});

test('a page larger than the whole cache is handed out and not kept', async () => {
  const cache = cacheOf(100);
  expect(await cache.get('a', async () => text(1000))).toBe(text(1000));
  expect(cache.size).toBe(0);
});

test('a page that could not be made is tried again', async () => {
  const cache = cacheOf(100);
  await expect(cache.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await cache.get('a', async () => 'yes')).toBe('yes');
});
