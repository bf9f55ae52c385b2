import fc from 'fast-check';
import { Failure } from '@webdocs/contracts/failures/failure';
import { parseTarget } from './parse-target.ts';

test.each([
  ['example.org', 'example.org'],
  ['  Example.ORG ', 'example.org'],
  ['https://example.org/', 'example.org'],
  ['http://example.org/docs?secret=1#part', 'example.org/docs'],
  ['example.org.', 'example.org'],
  ['example.org:8443', 'example.org:8443'],
  ['example.org:80/a/../b', 'example.org:80/b'],
  ['https://example.org:443', 'example.org:443'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['_dmarc.example.org', '_dmarc.example.org'],
  ['https://example.org/@user', 'example.org/@user'],
])('%j is the site %s', (typed, key) => {
  expect(parseTarget(typed).key).toBe(key);
});

test.each([
  undefined,
  '',
  '   ',
  'localhost',
  'intranet',
  'printer.local',
  'db.internal',
  'site.localhost',
  'hidden.onion',
  'user@example.org',
  'user:word@example.org',
  '@example.org',
  'https://user@example.org/@user',
  'ftp://example.org',
  'javascript:alert(1)',
  'example.org:99999',
  'example.org:0',
  '-example.org',
  'example..org',
  'exa mple.org',
  'example.org\\@evil.example',
  `${'a'.repeat(64)}.example`,
  `${'a.'.repeat(150)}example`,
  `example.org/${'a'.repeat(3000)}`,
])('%j is no public site', (typed) => {
  expect(() => parseTarget(typed)).toThrow(expect.objectContaining({ code: 'OBSERVATORY_HOST_INVALID' }));
});

test.each(['127.0.0.1', '127.1', '0x7f.1', '2130706433', '0177.0.0.1', '[::1]', '8.8.8.8:443', '[::ffff:127.0.0.1]', '１２７.0.0.1'])(
  '%j is an address, however it is written',
  (typed) => {
    expect(() => parseTarget(typed)).toThrow(expect.objectContaining({ code: 'OBSERVATORY_HOST_IS_ADDRESS' }));
  },
);

test.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'intranet'])('%j may be scanned where local sites may', (typed) => {
  expect(parseTarget(typed, { allowsLocal: true }).key).toBe(typed);
});

test('whatever is typed, it is a site in one form or a failure with a name', () => {
  const typed = fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl(), fc.domain(), fc.ipV4(), fc.ipV6());
  fc.assert(
    fc.property(typed, (text) => {
      try {
        const { key } = parseTarget(text);
        expect(parseTarget(key).key).toBe(key);
      } catch (thrown) {
        expect(thrown).toBeInstanceOf(Failure);
      }
    }),
    { numRuns: 500 },
  );
});
