import { playgroundAddress } from './playground-address.ts';
import { decodeSample } from './decode-sample.ts';

test('the playground finds in its address the code that was sent', async () => {
  const code = { html: '<p>a+b/c = ü</p>', js: 'go()', srcPrefix: '/fr/docs/Web' };
  const { pathname, search, hash } = new URL((await playgroundAddress('fr', code)) ?? '', 'http://localhost');
  // What is after the hash goes to no server, and into no log.
  expect([pathname, search]).toEqual(['/fr/play', '']);
  expect((await decodeSample(new URLSearchParams(hash.slice(1)).get('state') ?? '')).code).toEqual(code);
});

test('code that is too long for an address has none', async () => {
  const noise = Array.from({ length: 100_000 }, (_, index) => ((index * 7919 * index) % 99_991).toString(36)).join('');
  expect(await playgroundAddress('en-US', { js: noise })).toBeUndefined();
});
