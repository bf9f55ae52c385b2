/** @jest-environment jsdom */
import type { Print } from '@webdocs/contracts/samples/printed';
import { printConsole } from './print-console.ts';
import { Stopped } from './watch-loops.ts';

const prints: Print[] = [];
const written: unknown[][] = [];
const places = { inHtml: new Map<string, number>(), isInHead: false };
let time = 0;
let printed: readonly string[] = [];

beforeAll(() => {
  for (const name of [
    'log',
    'info',
    'debug',
    'warn',
    'error',
    'dir',
    'table',
    'trace',
    'assert',
    'count',
    'group',
    'groupCollapsed',
    'timeEnd',
    'timeLog',
  ])
    Object.assign(console, { [name]: (...words: unknown[]) => written.push(words) });
  Object.assign(console, { clear: () => undefined });
  jest.spyOn(performance, 'now').mockImplementation(() => time);
  ({ printed } = printConsole({ add: (print) => prints.push(print), isFlooded: () => false }, places));
});
beforeEach(() => {
  prints.length = 0;
  written.length = 0;
});
const texts = () => prints.map(({ values }) => values.map(({ text }) => text).join(''));

test('what code prints goes to the console and to the page, by its level', () => {
  console.log('tea', 2);
  expect(written).toEqual([['tea', 2]]);
  console.info('a');
  console.debug('b');
  console.warn('c');
  console.error('d');
  expect(prints.map(({ level }) => level)).toEqual(['log', 'info', 'debug', 'warn', 'error']);
  expect(texts()[0]).toBe('tea 2');
  expect(printed).toContain('tea 2');
});

test('calls are counted by their label', () => {
  console.count();
  console.count('cup');
  console.count();
  console.countReset();
  console.count();
  expect(texts()).toEqual(['default: 1', 'cup: 1', 'default: 2', 'default: 1']);
});

test('timers say how long it took, where it took long', () => {
  console.time('tea');
  time += 12.34;
  console.timeLog('tea', 'green');
  time += 1;
  console.timeEnd('tea');
  console.timeEnd('tea');
  expect(texts()).toEqual(['tea: 12.3 ms green', 'tea: 13.3 ms', 'Timer “tea” does not exist']);
  expect(prints.at(-1)?.level).toBe('warn');
});

test('groups hold what is printed until they end', () => {
  console.group('Tea');
  console.log('a');
  console.groupCollapsed();
  console.log('b');
  console.groupEnd();
  console.groupEnd();
  console.groupEnd();
  console.log('c');
  expect(prints.map(({ depth = 0, does }) => [depth, does])).toEqual([
    [0, 'group'],
    [1, undefined],
    [1, 'group-closed'],
    [2, undefined],
    [0, undefined],
  ]);
  expect(texts()).toEqual(['Tea', 'a', 'console.group', 'b', 'c']);
});

test('only what does not hold is said of an assertion', () => {
  console.assert(true, 'a');
  console.assert(false, '%s', 'cold');
  console.assert(false);
  expect(texts()).toEqual(['Assertion failed: cold', 'Assertion failed']);
});

test('a table, an object and the end of all lines are what they are', () => {
  console.table([{ tea: 1 }]);
  console.table('none');
  console.dir({ tea: 1 });
  console.clear();
  expect(prints[0]?.table?.columns).toEqual(['(index)', 'tea']);
  expect(texts().slice(1, 3)).toEqual(['none', 'Object {tea: 1}']);
  expect(prints[3]?.does).toBe('clear');
});

test('an error that nothing catches is one of the console, with the line of its code', () => {
  const error = Object.assign(new TypeError('no tea'), { stack: 'TypeError: no tea\n    at sample.js:3:5' });
  window.dispatchEvent(new ErrorEvent('error', { message: 'Uncaught TypeError: no tea', error, filename: 'sample.js', lineno: 3 }));
  window.dispatchEvent(new ErrorEvent('error', { message: "Uncaught SyntaxError: Failed to execute 'write' on 'Document': no cup" }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: Object.create(null) as unknown }));
  expect(texts()).toEqual([
    'Uncaught TypeError: no tea',
    'Uncaught SyntaxError: no cup',
    'Uncaught (in promise) TypeError: no tea',
    'Uncaught (in promise) Object {}',
  ]);
  expect(prints.map(({ place }) => place)).toEqual([{ part: 'js', line: 3 }, undefined, { part: 'js', line: 3 }, undefined]);
  expect(prints[0]?.values[0]?.entries?.map(([key]) => key)).toContain('stack');
});

test('what is thrown and is no error is said as what it is, and a proxy that refuses everything is an object', () => {
  const refuse = () => {
    throw new Error('no');
  };
  const refusing = new Proxy({}, { get: refuse, ownKeys: refuse, getPrototypeOf: refuse });
  window.dispatchEvent(
    new ErrorEvent('error', { message: 'Uncaught [object Object]', error: { tea: 1 }, filename: 'sample.js', lineno: 3 }),
  );
  window.dispatchEvent(new ErrorEvent('error', { message: 'Uncaught null', error: null }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: [1, 2] }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: refusing }));
  console.log(refusing, '%s', refusing);
  expect(texts()).toEqual([
    'Uncaught Object {tea: 1}',
    'Uncaught null',
    'Uncaught (in promise) Array(2) [1, 2]',
    'Uncaught (in promise) Object',
    'Object %s Object',
  ]);
  expect(prints[0]?.values[0]?.entries?.map(([key]) => key)).toEqual(['tea']);
});

test('a picture that does not load, and code that was stopped, are no errors of the code', () => {
  window.dispatchEvent(new Event('error'));
  const stopped = new Stopped('line 1 ran');
  window.dispatchEvent(new ErrorEvent('error', { message: 'Stopped', error: stopped }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: stopped }));
  expect(prints).toEqual([]);
});
