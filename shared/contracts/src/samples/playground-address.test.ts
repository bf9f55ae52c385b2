import { playgroundAddress } from './playground-address.ts';
import { decodeSample } from './decode-sample.ts';

test('the playground finds in its address the code that was sent', async () => {
  const code = { html: '<p>a+b/c = ü</p>', js: 'go()', srcPrefix: '/fr/docs/Web' };
  const { pathname, searchParams } = new URL((await playgroundAddress('fr', code)) ?? '', 'http://localhost');
  expect(pathname).toBe('/fr/play');
  expect((await decodeSample(searchParams.get('state') ?? '')).code).toEqual(code);
});

test('code that is too long for an address has none', async () => {
  const noise = Array.from({ length: 20_000 }, (_, index) => ((index * 7919) % 9973).toString(36)).join('');
  expect(await playgroundAddress('en-US', { js: noise })).toBeUndefined();
});
