import { acceptedEncoding } from './accepted-encoding.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['BR', 'br'],
  ['gzip;q=0.5, br;q=0.1', 'gzip'],
  ['*', 'br'],
  ['*, br;q=0', 'gzip'],
  ['gzip;q=0.2, identity', 'identity'],
  ['identity;q=0, deflate', 'identity'],
  ['', 'identity'],
  ['*;q=0', 'identity'],
  [undefined, 'identity'],
  [';;q=,,', 'identity'],
])('a client that takes %j gets %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});

test('where a text lies packed one way, that one is taken first', () => {
  expect(acceptedEncoding('br, gzip', ['gzip', 'br', 'identity'])).toBe('gzip');
  expect(acceptedEncoding('br', ['gzip', 'br', 'identity'])).toBe('br');
});
