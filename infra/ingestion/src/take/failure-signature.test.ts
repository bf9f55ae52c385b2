import { failureSignature } from './failure-signature.ts';

test.each([
  ['Loading chunk 417 failed.', 'Loading chunk N failed.'],
  ['Loading chunk 417 failed.\n    at f (https://docs.example/a.js:1:2)', 'Loading chunk N failed.'],
  ['(error: https://docs.example/remotes/mfe-docs/1.2.3/client/a.js?x=1)', '(error: N'],
  ["Cannot read properties of undefined (reading 'tea')", 'Cannot read properties of undefined (reading N)'],
  ['can\'t access property "tea", x is null', "can't access property N, x is null"],
  ['`what I typed` is not valid JSON', 'N is not valid JSON'],
  ['Unexpected token in /en-US/docs/Web/CSS at 17', 'Unexpected token in N at N'],
  ['mail to reader@example.org failed', 'mail to N failed'],
  ['[ Federation Runtime ]: #RUNTIME-008 of part #417', '[ Federation Runtime ]: #RUNTIME-008 of part #N'],
  ['3f2a-99 and 0xdeadbeef1', 'N and N'],
  ['an "unfinished quote of mine', 'an N'],
  ['', ''],
])('%j is counted as %j', (message, said) => {
  expect(failureSignature('PART_LOAD_FAILED', message)).toBe(said ? `PART_LOAD_FAILED: ${said}` : 'PART_LOAD_FAILED');
});

test('a message as long as one can be is cut, and its signature has no character that a database refuses', () => {
  const signature = failureSignature('PART_LOAD_FAILED', `${'tea '.repeat(500)}\u0000`);
  expect(Buffer.byteLength(signature)).toBeLessThanOrEqual(160);
  expect(failureSignature('PART_LOAD_FAILED', 'a\u0000b\u0007c')).toBe('PART_LOAD_FAILED: a b c');
});

test.each(['"'.repeat(2000), "'".repeat(2000), '/'.repeat(2000), '1a'.repeat(1000), '@'.repeat(2000), 'a:'.repeat(1000), '`x'.repeat(999)])(
  'a message that is made to be slow to read takes no time',
  (message) => {
    const began = performance.now();
    for (let turn = 0; turn < 20; turn++) failureSignature('PART_LOAD_FAILED', message);
    expect(performance.now() - began).toBeLessThan(500);
  },
);
