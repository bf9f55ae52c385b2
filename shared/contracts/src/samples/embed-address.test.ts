import { embedAddress, embedOrigin } from './embed-address.ts';

const origin = 'https://play.example.net:8443';

test('an embed has a host of its own beside those of samples', () => {
  expect(embedOrigin(origin)).toBe('https://embed.play.example.net:8443');
});

test.each([
  [{ view: 'both', id: 'abcdefghijkl' }, '/fr/play?id=abcdefghijkl'],
  [{ view: 'code', id: 'abcdefghijkl', state: 'q1Y=' }, '/fr/play?id=abcdefghijkl&show=code'],
  [{ view: 'result', state: 'q1+/Y=' }, '/fr/play?show=result#state=q1%2B%2FY%3D'],
] as const)('its address names the code by an id, or carries it where no server sees it: %j', (what, path) => {
  expect(embedAddress({ origin, locale: 'fr', ...what })).toBe(`https://embed.play.example.net:8443${path}`);
});
