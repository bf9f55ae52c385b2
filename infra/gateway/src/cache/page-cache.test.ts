import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createPageCache, packReply } from './page-cache.ts';

const roomy = { bytes: 1_000_000, pages: 100 };
const reply = (body: string, keepMs = Infinity) => packReply({ status: 200, headers: {}, body, keepMs });

// First, while no page of another test waits.
test('of many pages that were asked for ten times few wait to be pressed, and the others when they are asked for again', async () => {
  const pages = Array.from({ length: 80 }, (_, number) => reply(`<p>${number}</p>`));
  const copied: number[] = [];
  const pressed = (number: number) => new Promise<void>((resolve) => pages[number]?.onCopy(() => (copied.push(number), resolve())));
  for (const [number, page] of pages.entries()) {
    if (number !== 49 && number !== 79) void pressed(number);
    for (let time = 0; time < 10; time += 1) void page.body('identity');
  }
  const [fiftieth, last] = [pressed(49), pressed(79)];
  await fiftieth;
  expect(copied).toEqual(Array.from({ length: 50 }, (_, number) => number));
  void pages[79]?.body('identity');
  await last;
  expect(copied).toHaveLength(51);
});

test('a page is pressed when it was asked for ten times, and not before', async () => {
  const page = reply('<p>text</p>'.repeat(100));
  const copied: number[] = [];
  let asked = 0;
  const pressed = new Promise<void>((resolve) => page.onCopy(() => (copied.push(asked), resolve())));
  for (; asked < 9; asked += 1) await page.body('identity');
  // Pages are pressed in turn: had the first one been queued, it would be done before this one.
  const other = reply('<p>other</p>');
  const otherPressed = new Promise<void>((resolve) => other.onCopy(resolve));
  for (let time = 0; time < 10; time += 1) void other.body('identity');
  await otherPressed;
  expect(copied).toEqual([]);
  asked += 1;
  void page.body('identity');
  await pressed;
  expect(copied).toEqual([10]);
});

test('a page is sent in the encoding that was asked for', async () => {
  const page = reply('<p>text</p>');
  expect(brotliDecompressSync(await page.body('br')).toString()).toBe('<p>text</p>');
  expect(gunzipSync(await page.body('gzip')).toString()).toBe('<p>text</p>');
  expect((await page.body('identity')).toString()).toBe('<p>text</p>');
});

test('many who ask for a page at once wait for one copy of it', async () => {
  const page = reply('<p>text</p>', 0);
  const [first, ...others] = await Promise.all(Array.from({ length: 20 }, () => page.body('br')));
  for (const other of others) expect(other).toBe(first);
});

test('the same page has the same ETag in an encoding; another page, and another encoding, has another one', () => {
  expect(reply('one').etag('br')).toBe(reply('one').etag('br'));
  const tags = [reply('one').etag('br'), reply('one').etag('gzip'), reply('one').etag('identity'), reply('two').etag('br')];
  expect(new Set(tags).size).toBe(4);
});

test('a page that may be kept for a moment is asked for again afterwards, whatever copies of it were made meanwhile', async () => {
  let now = 1;
  const cache = createPageCache(roomy, () => now);
  const [brief, lasting] = [reply('brief', 1000), reply('lasting')];
  cache.set('brief', brief);
  cache.set('lasting', lasting);
  now += 900;
  await brief.body('gzip');
  expect(cache.get('brief')).toBe(brief);
  now += 200;
  expect(cache.get('brief')).toBeUndefined();
  expect(cache.get('lasting')).toBe(lasting);
});

test('the page that was not asked for longest makes room', () => {
  const cache = createPageCache({ bytes: 3500, pages: 100 });
  for (const key of ['a', 'b']) cache.set(key, reply('x'.repeat(1000)));
  cache.get('a');
  cache.set('c', reply('x'.repeat(1000)));
  expect(cache.get('a')).toBeDefined();
  expect(cache.get('b')).toBeUndefined();
  expect(cache.size()).toEqual({ pages: 2, bytes: 3002 });
});

test('a page that is set again counts once', () => {
  const cache = createPageCache(roomy);
  cache.set('a', reply('xxxx'));
  cache.set('a', reply('xxxxxx'));
  expect(cache.size()).toEqual({ pages: 1, bytes: 507 });
});

test('an entry weighs its key, its headers, its body, and what has to be remembered of it', () => {
  const cache = createPageCache(roomy);
  cache.set('k'.repeat(8000), packReply({ status: 200, headers: { link: 'x'.repeat(96) }, body: 'b'.repeat(400), keepMs: Infinity }));
  expect(cache.size()).toEqual({ pages: 1, bytes: 9000 });
});

test('a packed copy takes the place of the page from the moment it is made, and the page is made of it again', async () => {
  const cache = createPageCache(roomy);
  const text = '<p>text</p>'.repeat(100);
  const page = reply(text);
  cache.set('a', page);
  const before = cache.size().bytes;
  const gzipped = await page.body('gzip');
  expect(cache.size().bytes).toBe(before - text.length + gzipped.length);
  await page.body('gzip');
  expect(cache.size()).toEqual({ pages: 1, bytes: before - text.length + gzipped.length });
  expect((await page.body('identity')).toString()).toBe(text);
  expect(brotliDecompressSync(await page.body('br')).toString()).toBe(text);
});

test('a copy of a page that was replaced meanwhile brings it not back', async () => {
  const cache = createPageCache(roomy);
  const [page, next] = [reply('before'), reply('after')];
  cache.set('a', page);
  cache.set('a', next);
  await page.body('gzip');
  expect(cache.get('a')).toBe(next);
  cache.clear();
  await next.body('br');
  expect(cache.size()).toEqual({ pages: 0, bytes: 0 });
});

test('however many addresses are made up, the number of pages and the memory they take are bounded', () => {
  const byNumber = createPageCache({ bytes: 1_000_000_000, pages: 50 });
  const byWeight = createPageCache({ bytes: 100_000, pages: 1_000_000 });
  for (let index = 0; index < 500; index++) {
    byNumber.set(`/${index}`, reply('{}'));
    byWeight.set(`/${'x'.repeat(8000)}${index}`, reply('{}'));
  }
  expect(byNumber.size().pages).toBe(50);
  expect(byWeight.size().pages).toBe(11);
  expect(byWeight.size().bytes).toBeLessThanOrEqual(100_000);
});
