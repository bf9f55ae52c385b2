import { gunzipSync } from 'node:zlib';
import { gzipped } from './gzipped.ts';

test('a text is compressed by the browser, and goes as it is where that cannot', async () => {
  const text = JSON.stringify({ words: 'être '.repeat(100) });
  const zipped = (await gzipped(text)) as Uint8Array;
  expect(zipped.length).toBeLessThan(text.length / 4);
  expect(gunzipSync(zipped).toString()).toBe(text);

  const { CompressionStream: stream } = globalThis;
  delete (globalThis as { CompressionStream?: unknown }).CompressionStream;
  expect(await gzipped(text)).toBeUndefined();
  globalThis.CompressionStream = stream;
});
