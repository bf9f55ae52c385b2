/** @jest-environment jsdom */
import { whenThereIsTime } from './when-there-is-time.ts';

let idle: Array<() => void>;
let done: string[];
let isHidden: boolean;

beforeEach(() => {
  idle = [];
  done = [];
  isHidden = false;
  Object.assign(window, { requestIdleCallback: (run: () => void) => idle.push(run) });
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isHidden ? 'hidden' : 'visible'));
});
afterEach(() => jest.restoreAllMocks());

test('what comes together is done in its order, in one idle moment', () => {
  const soon = whenThereIsTime(window);
  soon(() => done.push('first'));
  soon(() => done.push('second'));
  expect([done, idle.length]).toEqual([[], 1]);
  idle.shift()?.();
  expect(done).toEqual(['first', 'second']);
  soon(() => done.push('third'));
  idle.shift()?.();
  expect(done).toEqual(['first', 'second', 'third']);
});

test.each([
  ['is hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['goes', () => window.dispatchEvent(new Event('pagehide'))],
])('when the page %s there is no time to wait for, and nothing is done twice', (_, leave) => {
  const soon = whenThereIsTime(window);
  soon(() => done.push('first'));
  isHidden = true;
  leave();
  expect(done).toEqual(['first']);
  soon(() => done.push('of a hidden page'));
  idle.shift()?.();
  expect(done).toEqual(['first', 'of a hidden page']);
});

test('a browser that tells no idle moments is given a short while', () => {
  jest.useFakeTimers();
  Object.assign(window, { requestIdleCallback: undefined });
  const soon = whenThereIsTime(window);
  soon(() => done.push('first'));
  expect(done).toEqual([]);
  jest.advanceTimersByTime(200);
  expect(done).toEqual(['first']);
  jest.useRealTimers();
});
