/** @jest-environment jsdom */
import { heartbeat } from './heartbeat.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function beating() {
  const ask = jest.fn();
  const onSilence = jest.fn();
  return { ...heartbeat({ ask, onSilence, limitMs: 1400 }), ask, onSilence };
}

test('a frame that never answers is silent within two seconds, and is told so once', () => {
  const { ask, onSilence } = beating();
  jest.advanceTimersByTime(1500);
  expect([ask.mock.calls.length, onSilence.mock.calls.length]).toEqual([1, 0]);
  jest.advanceTimersByTime(500);
  expect(onSilence).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(10_000);
  expect(onSilence).toHaveBeenCalledTimes(1);
});

test('code that works for 900 ms again and again is not silent', () => {
  const { heard, onSilence } = beating();
  for (let turn = 0; turn < 20; turn += 1) {
    jest.advanceTimersByTime(900);
    heard();
  }
  expect(onSilence).not.toHaveBeenCalled();
});

test('a dialog that waits for the reader is no silence', () => {
  const { hold, goOn, onSilence } = beating();
  jest.advanceTimersByTime(1000);
  hold();
  jest.advanceTimersByTime(60_000);
  goOn();
  jest.advanceTimersByTime(1000);
  expect(onSilence).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1000);
  expect(onSilence).toHaveBeenCalled();
});

test('a page in a hidden tab does not ask, and a frame that was slowed down there is not silent', () => {
  const { ask, onSilence } = beating();
  jest.advanceTimersByTime(1000);
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  ask.mockClear();
  jest.advanceTimersByTime(60_000);
  expect(ask).not.toHaveBeenCalled();
  hidden.mockReturnValue(false);
  jest.advanceTimersByTime(1000);
  expect(onSilence).not.toHaveBeenCalled();
});

test('a page that was held up itself begins to wait again', () => {
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const { onSilence } = beating();
  const turn = (ms: number) => {
    now += ms;
    jest.advanceTimersByTime(200);
  };
  turn(200);
  turn(60_000);
  turn(200);
  expect(onSilence).not.toHaveBeenCalled();
  for (let turns = 0; turns < 7; turns += 1) turn(200);
  expect(onSilence).toHaveBeenCalled();
});

test('an answer is late before it is given up', () => {
  const { isLate, heard } = beating();
  jest.advanceTimersByTime(600);
  expect(isLate()).toBe(false);
  jest.advanceTimersByTime(400);
  expect(isLate()).toBe(true);
  heard();
  expect(isLate()).toBe(false);
});
