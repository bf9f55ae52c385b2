import { gunzipSync } from 'node:zlib';
import { FeedCache, PackedFeed } from './feed-cache.ts';

const noise = (length: number) => Array.from({ length }, () => Math.random().toString(36).slice(2)).join('');

async function read(feed: PackedFeed | undefined): Promise<string> {
  const pieces: Buffer[] = [];
  if (feed) for await (const piece of feed.pieces()) pieces.push(piece);
  return gunzipSync(Buffer.concat(pieces)).toString();
}

test('several readers of a feed that is still being made all get the whole of it', async () => {
  const parts = Array.from({ length: 50 }, () => noise(500));
  const feed = new PackedFeed({
    type: 'text/plain',
    text: (async function* () {
      for (const part of parts) {
        await new Promise(setImmediate);
        yield part;
      }
    })(),
  });
  const early = read(feed);
  await new Promise(setImmediate);
  const later = read(feed);
  expect(await early).toBe(parts.join(''));
  expect(await later).toBe(parts.join(''));
  expect(await read(feed)).toBe(parts.join(''));
});

test('a failure reaches those who read, and is not kept', async () => {
  const cache = new FeedCache(1_000);
  const failing = () =>
    cache.get('a', async () => ({
      type: 'text/plain',
      text: (function* () {
        yield 'a';
        throw new Error('no disk');
      })(),
    }));
  const feed = await failing();
  await expect(read(feed)).rejects.toThrow('no disk');
  await new Promise(setImmediate);
  expect(await failing()).not.toBe(feed);
});

test('the feeds that were asked for last are kept, within the limit', async () => {
  const cache = new FeedCache(2_500);
  const made: string[] = [];
  const get = async (key: string) => {
    const feed = await cache.get(key, async () => {
      made.push(key);
      return { type: 'text/plain', text: [noise(120)] };
    });
    await feed?.done;
    await new Promise(setImmediate);
  };
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});
