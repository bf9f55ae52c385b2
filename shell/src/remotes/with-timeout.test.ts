/** @jest-environment jsdom */
import { withTimeout } from './with-timeout.ts';

const late = () => new Error('late');
const never = new Promise<string>(() => undefined);
let free: Array<() => void>;

beforeEach(() => {
  jest.useFakeTimers();
  free = [];
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

test('work that is done in time gives its result, and no clock runs on', async () => {
  await expect(withTimeout(Promise.resolve('done'), 1000, late)).resolves.toBe('done');
  expect(jest.getTimerCount()).toBe(0);
});

test('work that fails in time fails as it did, and no clock runs on', async () => {
  await expect(withTimeout(Promise.reject(new Error('broken')), 1000, late)).rejects.toThrow('broken');
  expect(jest.getTimerCount()).toBe(0);
});

test('work that does not settle is given up when its time is up and not before', async () => {
  const outcome = jest.fn();
  const waiting = withTimeout(never, 250, late).catch((thrown: Error) => outcome(thrown.message));
  await jest.advanceTimersByTimeAsync(249);
  expect(outcome).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await waiting;
  expect(outcome).toHaveBeenCalledWith('late');
});

test('time in which the browser is busy does not count', async () => {
  window.requestIdleCallback = (callback) => free.push(callback as () => void);
  const outcome = jest.fn();
  const waiting = withTimeout(never, 300, late).catch((thrown: Error) => outcome(thrown.message));
  await jest.advanceTimersByTimeAsync(60_000);
  for (const moment of [1, 2, 3]) {
    expect(outcome).not.toHaveBeenCalled();
    expect(free).toHaveLength(1);
    free.shift()?.();
    await jest.advanceTimersByTimeAsync(moment * 1000);
  }
  await waiting;
  expect(outcome).toHaveBeenCalledWith('late');
});

test('work that is done while the browser is busy is not given up by the free moment after it', async () => {
  window.requestIdleCallback = (callback) => free.push(callback as () => void);
  let finish: (result: string) => void = () => undefined;
  const waiting = withTimeout(new Promise<string>((resolve) => (finish = resolve)), 100, late);
  await jest.advanceTimersByTimeAsync(5000);
  finish('done');
  await jest.advanceTimersByTimeAsync(0);
  free.shift()?.();
  await expect(waiting).resolves.toBe('done');
  expect(jest.getTimerCount()).toBe(0);
});

test('a page that never rests is waited for ten times as long and no longer', async () => {
  const timeouts: Array<number | undefined> = [];
  window.requestIdleCallback = (callback, options) => {
    timeouts.push(options?.timeout);
    return window.setTimeout(callback as () => void, options?.timeout);
  };
  const outcome = expect(withTimeout(never, 300, late)).rejects.toThrow('late');
  await jest.advanceTimersByTimeAsync(3300);
  await outcome;
  expect(timeouts).toEqual([1000, 1000, 1000]);
});
