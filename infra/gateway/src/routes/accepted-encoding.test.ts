import { acceptedEncoding } from './accepted-encoding.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['BR', 'br'],
  ['', 'identity'],
  ['*;q=0', 'identity'],
  [undefined, 'identity'],
  [';;q=,,', 'identity'],
])('a client that takes %j gets %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
