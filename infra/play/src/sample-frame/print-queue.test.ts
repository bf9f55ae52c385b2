/** @jest-environment jsdom */
import type { Print, PrintsMessage } from '@webdocs/contracts/samples/printed';
import { printQueue } from './print-queue.ts';

const told: PrintsMessage[] = [];
const print = (text: string, does?: 'clear'): Print => ({ level: 'log', values: [{ kind: 'text', text }], ...(does ? { does } : {}) });
const texts = () => told.map(({ prints }) => prints.map(({ values }) => values[0]?.text).join());

beforeEach(() => {
  told.length = 0;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('what is printed now and then is told at once, before the code goes on', () => {
  const { add } = printQueue((message) => told.push(message));
  add(print('a'));
  add(print('b'));
  expect(texts()).toEqual(['a', 'b']);
});

test('of ten thousand calls in a tenth of a second the first twenty and the newest 500 are told, and how many are missing', () => {
  const { add, isFlooded } = printQueue((message) => told.push(message));
  for (let index = 0; index < 10_000; index += 1) add(print(String(index)));
  expect(isFlooded()).toBe(true);
  expect(told).toHaveLength(20);
  jest.advanceTimersByTime(100);
  expect(told).toHaveLength(21);
  expect(told[20]).toMatchObject({ left: 9480 });
  expect([told[20]?.prints.length, told[20]?.prints.at(-1)?.values[0]?.text]).toEqual([500, '9999']);
  expect(isFlooded()).toBe(false);
});

test('a page that was told much is told no more until it has asked after the frame, or a second has passed', () => {
  const { add, pageAsked } = printQueue((message) => told.push(message));
  const printMuch = () => {
    for (let index = 0; index < 1000; index += 1) add(print(String(index)));
  };
  const batches = () => told.filter(({ prints }) => prints.length > 1).length;
  printMuch();
  jest.advanceTimersByTime(100);
  expect(batches()).toBe(1);
  printMuch();
  jest.advanceTimersByTime(900);
  expect(batches()).toBe(1);
  pageAsked();
  jest.advanceTimersByTime(100);
  expect(batches()).toBe(2);
  printMuch();
  jest.advanceTimersByTime(1000);
  expect(batches()).toBe(3);
});

test('after ten large objects the rest of a tenth of a second is worth few words', () => {
  const { add, isFlooded } = printQueue((message) => told.push(message));
  const entries = Array.from({ length: 999 }, (_, index) => [String(index), { kind: 'number', text: '1' }] as const);
  for (let index = 0; index < 10; index += 1) add({ level: 'log', values: [{ kind: 'object', text: 'Object', entries }] });
  expect(isFlooded()).toBe(false);
  add(print('one more'));
  expect(isFlooded()).toBe(true);
  jest.advanceTimersByTime(100);
  add(print('later'));
  expect(isFlooded()).toBe(false);
});

test('code that never pauses is told of all the same', () => {
  let time = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => time);
  const { add } = printQueue((message) => told.push(message));
  for (; time < 1000; time += 1) add(print(String(time)));
  expect(told.length).toBeGreaterThan(9);
  expect(told.reduce((sum, { prints }) => sum + prints.length, 0)).toBeGreaterThan(900);
});

test('what is cleared is not told later', () => {
  const { add } = printQueue((message) => told.push(message));
  for (let index = 0; index < 30; index += 1) add(print(String(index)));
  add(print('', 'clear'));
  add(print('last'));
  jest.advanceTimersByTime(100);
  expect(told.slice(20).flatMap(({ prints }) => prints)).toMatchObject([{ does: 'clear' }, { values: [{ text: 'last' }] }]);
});
