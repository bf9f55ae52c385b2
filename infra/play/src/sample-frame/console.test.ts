/** @jest-environment jsdom */
import type { MessageFromFrame } from '@webdocs/contracts/samples/sample-messages';
import { tellConsole } from './console.ts';

const told: MessageFromFrame[] = [];
const written: unknown[][] = [];

beforeAll(() => {
  console.log = (...words: unknown[]) => written.push(words);
  tellConsole((message) => told.push(message));
});
beforeEach(() => {
  told.length = 0;
  written.length = 0;
});

test('what code writes goes to the console and to the page', () => {
  console.log('tea', 2);
  expect(written).toEqual([['tea', 2]]);
  expect(told).toEqual([{ typ: 'console', prop: 'log', args: ['tea', 2] }]);
});

test('an error that nothing catches is an error of the console', () => {
  window.dispatchEvent(new ErrorEvent('error', { message: 'Uncaught TypeError: no tea' }));
  expect(told).toEqual([{ typ: 'console', prop: 'error', args: ['Uncaught TypeError: no tea'] }]);
});

test('a promise without a handler is one too', () => {
  const reject = (reason: unknown) => window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  reject(new TypeError('no tea'));
  reject(Object.create(null));
  expect(told.map((message) => 'args' in message && message.args[0])).toEqual([
    'Uncaught (in promise) TypeError: no tea',
    'Uncaught (in promise) [object Object]',
  ]);
});

test('a picture that does not load is no error of the code', () => {
  window.dispatchEvent(new Event('error'));
  expect(told).toEqual([]);
});
