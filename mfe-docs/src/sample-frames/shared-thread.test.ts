/** @jest-environment jsdom */
import { askForThread } from './shared-thread.ts';

let now = 0;
beforeEach(() => {
  now = 0;
  jest.useFakeTimers();
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function pass(ms: number): void {
  for (let turn = 0; turn < ms; turn += 1) {
    now += 1;
    jest.advanceTimersByTime(1);
  }
}

test('a frame with a process of its own holds up itself alone', async () => {
  const hold = jest.fn();
  const { held, isShared } = askForThread(hold);
  expect(hold).toHaveBeenCalledTimes(1);
  pass(22);
  held();
  await expect(isShared).resolves.toBe(false);
});

test('a frame that holds up the page shares its thread', async () => {
  const { held, isShared } = askForThread(() => undefined);
  pass(2);
  now += 20;
  held();
  await expect(isShared).resolves.toBe(true);
});

test('a frame that does not answer may share it', async () => {
  const { isShared } = askForThread(() => undefined);
  pass(500);
  await expect(isShared).resolves.toBe(true);
});
