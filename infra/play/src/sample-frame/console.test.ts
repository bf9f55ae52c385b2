/** @jest-environment jsdom */
import type { MessageFromFrame } from '@webdocs/contracts/samples/sample-messages';
import { tellConsole } from './console.ts';
import { Stopped } from './watch-loops.ts';

const told: MessageFromFrame[] = [];
const written: unknown[][] = [];

beforeAll(() => {
  console.log = (...words: unknown[]) => written.push(words);
  tellConsole((message) => told.push(message), { html: 20, js: 9 });
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

const error = { message: 'Uncaught TypeError: no tea', lineno: 11 };

test.each([
  ['the script', { ...error, filename: 'sample.js' }, { part: 'js', line: 11 }],
  ['the HTML', { ...error, filename: window.location.href, lineno: 22 }, { part: 'html', line: 3 }],
  ['a module in the head', { ...error, filename: window.location.href, lineno: 10 }, { part: 'js', line: 2 }],
  ['the frame around it', { ...error, filename: window.location.href, lineno: 4 }, undefined],
  ['another file', { ...error, filename: 'https://tea.example/tea.js' }, undefined],
])('an error says where in the code it was thrown: in %s', (_, event, place) => {
  window.dispatchEvent(new ErrorEvent('error', event));
  expect(told).toEqual([{ typ: 'console', prop: 'error', args: [event.message], ...(place ? { place } : {}) }]);
});

test('a module that waits says it by its error, where the browser tells no line', () => {
  const thrown = Object.assign(new TypeError('no tea'), { stack: 'TypeError: no tea\n    at sample.js:11:6' });
  window.dispatchEvent(new ErrorEvent('error', { message: 'Uncaught TypeError: no tea', error: thrown }));
  expect(told).toMatchObject([{ place: { part: 'js', line: 11 } }]);
});

test('a rejected promise says it by its error', () => {
  const reason = Object.assign(new TypeError('no tea'), { stack: 'TypeError: no tea\n    at pour (sample.js:2:5)' });
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  expect(told).toMatchObject([{ place: { part: 'js', line: 2 } }]);
});

test('a syntax error says nothing of how the script was put into the page', () => {
  const message = "Uncaught SyntaxError: Failed to execute 'replaceWith' on 'Element': Unexpected token ';'";
  window.dispatchEvent(new ErrorEvent('error', { message, lineno: 11, filename: window.location.href }));
  expect(told).toMatchObject([{ args: ["Uncaught SyntaxError: Unexpected token ';'"], place: { part: 'js', line: 3 } }]);
});

test('code that was stopped is told of elsewhere', () => {
  const stopped = new Stopped('line 1');
  window.dispatchEvent(new ErrorEvent('error', { message: 'Uncaught Stopped', error: stopped }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: stopped }));
  expect(told).toEqual([]);
});

test('a picture that does not load is no error of the code', () => {
  window.dispatchEvent(new Event('error'));
  expect(told).toEqual([]);
});
