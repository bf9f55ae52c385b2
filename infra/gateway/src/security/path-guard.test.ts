import { Failure } from '@webdocs/contracts/failures/failure';
import { guardPath } from './path-guard.ts';

const guarded = (path: string, limit = 8192) => guardPath(path, { limit });

function refusal(path: string, limit?: number): Failure {
  try {
    guarded(path, limit);
  } catch (thrown) {
    if (thrown instanceof Failure) return thrown;
    throw thrown;
  }
  throw new Error(`${path} was let through`);
}

test.each([
  ['/', '/'],
  ['/en-US/docs/Web/CSS/::before', '/en-US/docs/Web/CSS/::before'],
  ['/fr/docs/Glossaire/R%C3%A9seau', '/fr/docs/Glossaire/Réseau'],
  ['/ja/docs/%E3%82%A6%E3%82%A7%E3%83%96', '/ja/docs/ウェブ'],
  ['/en-US/docs/Web/CSS/%3Ahover', '/en-US/docs/Web/CSS/:hover'],
  ['/en-US/docs/a..b/...', '/en-US/docs/a..b/...'],
  ['/en-US/docs/100%25', '/en-US/docs/100%'],
])('%s is read as %s', (path, decoded) => {
  expect(guarded(path)).toBe(decoded);
});

test('what is encoded twice is decoded once and stays text', () => {
  expect(guarded('/en-US/%252e%252e/secret')).toBe('/en-US/%2e%2e/secret');
});

test.each([
  ['/en-US/../secret', 'step out'],
  ['/en-US/%2e%2e/secret', 'step out'],
  ['/en-US/.%2E/secret', 'step out'],
  ['/en-US/./docs', 'step out'],
  ['/..', 'step out'],
  ['/en-US/..%2fsecret', 'encoded slash'],
  ['/en-US/%2Fsecret', 'encoded slash'],
  ['/en-US/..%5csecret', 'backslash'],
  ['/en-US/..\\secret', 'backslash'],
  ['/en-US/docs/%00', 'control'],
  ['/en-US/docs/%0d%0aset-cookie:a=b', 'control'],
  ['/en-US/docs/%7f', 'control'],
  ['/en-US/docs/%c2%85', 'control'],
  ['/en-US/docs/a b', 'percent signs'],
  ['/en-US/docs/\u0000', 'percent signs'],
  ['/en-US/docs/Ã©', 'percent signs'],
  ['/en-US/%', 'UTF-8'],
  ['/en-US/%zz', 'UTF-8'],
  ['/en-US/%c0%af', 'UTF-8'],
  ['/en-US/%ed%a0%80', 'UTF-8'],
  ['', 'slash'],
  ['*', 'slash'],
  ['http://evil.example/', 'slash'],
])('%j is refused because of its %s', (path, reason) => {
  const { code, status, message } = refusal(path);
  expect({ code, status }).toEqual({ code: 'ADDRESS_MALFORMED', status: 400 });
  expect(message).toContain(reason);
});

test('a path longer than the limit is refused before anything else is done with it', () => {
  expect(guarded(`/${'a'.repeat(99)}`, 100)).toHaveLength(100);
  expect(refusal(`/${'%'.repeat(100)}`, 100)).toMatchObject({ code: 'ADDRESS_TOO_LONG', status: 414, values: { length: 101, limit: 100 } });
});
