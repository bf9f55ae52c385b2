import { workerQueue } from './worker-queue.ts';

interface Answer {
  readonly code: string;
}

/** Workers that answer as they are told. */
function workers(answer: (request: string, worker: Worker) => void) {
  const made: Array<{ isEnded: boolean }> = [];
  const start = () => {
    const own = { isEnded: false };
    made.push(own);
    const worker = {
      postMessage: (request: string) => answer(request, worker),
      terminate: () => void (own.isEnded = true),
    } as unknown as Worker;
    return worker;
  };
  return { made, start };
}
const reply = (worker: Worker, data: unknown) => void worker.onmessage?.({ data } as MessageEvent);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('one worker is asked one thing after the other', async () => {
  const waiting: Array<() => void> = [];
  const { made, start } = workers((request, worker) => void waiting.push(() => reply(worker, { code: request.toUpperCase() })));
  const ask = workerQueue<string, Answer>({ start, longestMs: 100 });
  const answers = [ask('tea'), ask('cup')];
  await jest.advanceTimersByTimeAsync(0);
  expect(waiting).toHaveLength(1);
  waiting[0]?.();
  await jest.advanceTimersByTimeAsync(0);
  waiting[1]?.();
  expect(await Promise.all(answers)).toEqual([{ code: 'TEA' }, { code: 'CUP' }]);
  expect(made).toEqual([{ isEnded: false }]);
});

test('a worker that does not answer in time is ended, and the next one is asked', async () => {
  const { made, start } = workers((request, worker) => request !== 'bomb' && reply(worker, { code: request }));
  const ask = workerQueue<string, Answer>({ start, longestMs: 100 });
  const bomb = expect(ask('bomb')).rejects.toThrow('no answer in time');
  await jest.advanceTimersByTimeAsync(100);
  await bomb;
  expect(await ask('tea')).toEqual({ code: 'tea' });
  expect(made).toEqual([{ isEnded: true }, { isEnded: false }]);
});

test('what a worker cannot do is said by it', async () => {
  const { start } = workers((_, worker) => reply(worker, { failed: 'too deep' }));
  await expect(workerQueue<string, Answer>({ start, longestMs: 100 })('x')).rejects.toThrow('too deep');
});
