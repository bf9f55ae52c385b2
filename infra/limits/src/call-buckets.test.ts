import { openCallBuckets } from './call-buckets.ts';

const rate = { burst: 2, perMinute: 6 };

test('a caller may call so many times at once, then as often as the bucket fills', () => {
  let now = 0;
  const { take } = openCallBuckets(() => now);
  const call = () => take('reading', 'ada', rate);
  expect([call(), call(), call()]).toEqual([0, 0, 10]);
  now = 9_000;
  expect(call()).toBe(1);
  now = 10_000;
  expect(call()).toBe(0);
  now = 1_000_000;
  expect([call(), call(), call()]).toEqual([0, 0, 10]);
});

test('callers and kinds of calls do not take from each other', () => {
  const { take } = openCallBuckets(() => 0);
  for (const caller of ['ada', 'grace']) for (const kind of ['reading', 'writing']) expect(take(kind, caller, rate)).toBe(0);
  take('reading', 'ada', rate);
  expect(take('reading', 'ada', rate)).toBe(10);
  expect(take('reading', 'grace', rate)).toBe(0);
  expect(take('writing', 'ada', rate)).toBe(0);
});

test('of more callers than are counted, the one not heard of for longest is dropped', () => {
  const { take } = openCallBuckets(() => 0, 2);
  const once = { burst: 1, perMinute: 1 };
  for (const caller of ['ada', 'grace', 'ada', 'joan']) take('reading', caller, once);
  expect(take('reading', 'ada', once)).toBe(60);
  expect(take('reading', 'grace', once)).toBe(0);
});
