import { boundedQueue } from './bounded-queue.ts';

test('so many work at once, so many wait their turn, and who comes after them is told that it is busy', async () => {
  const queue = boundedQueue({ atOnce: 2, waiting: 3 });
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  let working = 0;
  let most = 0;
  const work = async (): Promise<string> => {
    most = Math.max(most, (working += 1));
    await released;
    working -= 1;
    return 'done';
  };
  const asked = Array.from({ length: 7 }, () => queue(work));
  const settled = Promise.allSettled(asked);
  release();
  const outcomes = (await settled).map((outcome) =>
    outcome.status === 'rejected' ? (outcome.reason as { code?: string }).code : outcome.value,
  );
  expect(outcomes).toEqual(['done', 'done', 'done', 'done', 'done', 'SEARCH_BUSY', 'SEARCH_BUSY']);
  expect(most).toBe(2);
});

test('a place is free again after work that failed', async () => {
  const queue = boundedQueue({ atOnce: 1, waiting: 0 });
  await expect(queue(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(queue(async () => 'yes')).resolves.toBe('yes');
});
