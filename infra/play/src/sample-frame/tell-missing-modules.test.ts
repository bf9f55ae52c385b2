/** @jest-environment jsdom */
import type { NoModuleMessage } from '@webdocs/contracts/samples/runner-messages';
import { tellMissingModules } from './tell-missing-modules.ts';

const told: NoModuleMessage[] = [];
beforeAll(() => Object.assign(performance, { getEntriesByType: () => [{ name: 'http://x.play.localhost/none.js', responseStatus: 404 }] }));
beforeEach(() => {
  told.length = 0;
  tellMissingModules((message) => told.push(message));
});
const throws = (message: string, Kind: ErrorConstructor = TypeError) =>
  window.dispatchEvent(new ErrorEvent('error', { error: new Kind(message), message }));

test.each([
  `Failed to resolve module specifier "tea". Relative references must start with either "/", "./", or "../".`,
  'The specifier “tea” was a bare specifier, but was not remapped to anything. Relative module specifiers must start with “./”.',
  `Module name, 'tea' does not resolve to a valid URL.`,
])('a name that no import map has is told, in the words of every browser: %s', (message) => {
  throws(message);
  expect(told.at(-1)).toEqual({ typ: 'no-module', problem: 'unmapped', name: 'tea' });
});

test('other errors are none of its business, nor is what is too long to be a name', () => {
  throws('tea is not a function');
  throws('Failed to resolve module specifier "tea"', Error);
  throws(`Failed to resolve module specifier "${'x'.repeat(500_000)}"`);
  window.dispatchEvent(new Event('error'));
  expect(told).toEqual([]);
});

test('a module that cannot be loaded is told with its address, of which no browser says a word', () => {
  const script = document.createElement('script');
  script.type = 'module';
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
  expect(told.at(-1)).toEqual({ typ: 'no-module', problem: 'failed', name: 'http://x.play.localhost/none.js' });
});

test('of a thousand some are told', () => {
  for (let index = 0; index < 1000; index += 1) throws(`Failed to resolve module specifier "tea-${index}".`);
  expect(told.filter(({ name }) => name === 'tea-19')).not.toHaveLength(0);
  expect(told.filter(({ name }) => name === 'tea-999')).toHaveLength(0);
});

test('a policy that is said to be broken by the code itself is not believed', () => {
  const event = Object.assign(new Event('securitypolicyviolation'), {
    effectiveDirective: 'script-src-elem',
    blockedURI: 'https://x.example',
  });
  document.dispatchEvent(event);
  expect(told).toEqual([]);
});
