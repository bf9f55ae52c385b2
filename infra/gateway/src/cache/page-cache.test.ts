import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createPageCache, packReply, type PackedReply } from './page-cache.ts';

const reply = (body: string, keep = true) => packReply({ status: 200, headers: {}, body, keep });

test('a page is sent in the encoding that was asked for', async () => {
  const page = reply('<p>text</p>');
  expect(brotliDecompressSync(await page.body('br')).toString()).toBe('<p>text</p>');
  expect(gunzipSync(await page.body('gzip')).toString()).toBe('<p>text</p>');
  expect((await page.body('identity')).toString()).toBe('<p>text</p>');
});

test('the same page has the same ETag, another page another one', () => {
  expect(reply('one').etag).toBe(reply('one').etag);
  expect(reply('one').etag).not.toBe(reply('two').etag);
});

const sized = (bytes: number) => ({ bytes }) as PackedReply;

test('the page that was not asked for longest makes room', () => {
  const cache = createPageCache(10);
  cache.set('a', sized(4));
  cache.set('b', sized(4));
  cache.get('a');
  cache.set('c', sized(4));
  expect(cache.get('a')).toBeDefined();
  expect(cache.get('b')).toBeUndefined();
  expect(cache.size()).toEqual({ pages: 2, bytes: 8 });
});

test('a page that is set again counts once', () => {
  const cache = createPageCache(100);
  cache.set('a', sized(4));
  cache.set('a', sized(6));
  expect(cache.size()).toEqual({ pages: 1, bytes: 6 });
});
