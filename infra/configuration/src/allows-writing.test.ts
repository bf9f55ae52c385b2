import { allowsWriting } from './allows-writing.ts';
import { readConfiguration } from './read-configuration.ts';

const machine = { host: 'Desk', addresses: ['127.0.0.1', '::1', '192.0.2.7'] };
const withFlags = (...flags: string[]) => readConfiguration({ environment: {}, flags, machine });

test.each(['localhost', 'localhost:3000', 'LOCALHOST:3000', 'desk:3000', '127.0.0.1:3000', '[::1]:3000', '192.0.2.7'])(
  'a writer may write when asking for %s',
  (host) => {
    expect(allowsWriting(host, withFlags('--writer'))).toBe(true);
    expect(allowsWriting(host, withFlags('--development'))).toBe(true);
    expect(allowsWriting(host, withFlags())).toBe(false);
  },
);

test.each([
  undefined,
  '',
  'docs.example',
  'localhost.evil.example',
  'evil.example:localhost',
  'localhost:',
  'localhost:3000:3000',
  '::1',
  '[::1',
  'localhost/',
])('writing is not allowed when asking for %j', (host) => {
  expect(allowsWriting(host, withFlags('--writer', '--development'))).toBe(false);
});

test('the operator may name other hosts', () => {
  const configuration = withFlags('--writer', '--writing-hosts', 'docs.example');
  expect(allowsWriting('docs.example:443', configuration)).toBe(true);
  expect(allowsWriting('localhost:3000', configuration)).toBe(false);
});
