import { brotliDecompressSync } from 'node:zlib';
import { smallSite, type SmallSite } from '../../fixtures/small-site.ts';

let site: SmallSite;
beforeEach(async () => (site = await smallSite()));
afterEach(() => site.close());

const script = '/remotes/mfe-docs/1.0.0/client/large.js';
const asked = () => site.server.inject({ url: script, headers: { 'accept-encoding': 'br' } });

test('a large script goes out at once, packed quickly, and in fewer bytes as soon as it is packed well', async () => {
  const first = await asked();
  expect(first.headers['cache-control']).toBe('public, max-age=31536000, s-maxage=60, immutable');
  await site.packed();
  const second = await asked();
  expect(second.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(second.rawPayload.length).toBeLessThan(first.rawPayload.length);
  expect(second.headers.etag).not.toBe(first.headers.etag);
  for (const { rawPayload } of [first, second]) expect(brotliDecompressSync(rawPayload).toString()).toMatch(/^word0 word2919 /);
});
