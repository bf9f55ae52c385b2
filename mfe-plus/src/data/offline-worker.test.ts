import type { FromWorker, ToWorker } from '@webdocs/contracts/offline/worker-messages';
import { whenCleared } from './offline-worker.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const kept = { version: '1', date: '2026-11-28' };
const pong = (phase: FromWorker['status']['phase'], local: typeof kept | null) =>
  ({ type: 'pong', status: { phase, local } }) as FromWorker;

/** Answers one after the other, the last one again and again. */
function workerOf(...answers: readonly FromWorker[]) {
  const told: string[] = [];
  let asked = 0;
  return {
    told,
    asked: () => asked,
    tell: ({ type }: ToWorker) => void told.push(type),
    ask: async () => answers[Math.min((asked += 1), answers.length) - 1] as FromWorker,
  };
}

test('what is kept is gone when the worker says so, and it is asked with pauses', async () => {
  const worker = workerOf(pong('idle', kept), pong('clear', kept), pong('idle', null));
  const heard: FromWorker[] = [];
  const cleared = whenCleared(worker, (one) => heard.push(one));
  await jest.advanceTimersByTimeAsync(0);
  expect(worker.told).toEqual(['clear']);
  expect(worker.asked()).toBe(1);
  await jest.advanceTimersByTimeAsync(1000);
  await cleared;
  expect(heard).toHaveLength(3);
});

test('a worker that never ends with it is given up', async () => {
  const worker = workerOf(pong('clear', kept));
  const given = expect(whenCleared(worker, () => undefined)).rejects.toThrow('does not clear');
  await jest.runAllTimersAsync();
  await given;
});
