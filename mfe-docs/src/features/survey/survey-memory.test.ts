/** @jest-environment jsdom */
import { isDone, memoryOf, noteTime, surveyKey } from './survey-memory.ts';

let buckets = 0;
/** What this page knows of a bucket lasts: each test has one of its own. */
const anotherBucket = () => `TEA_${(buckets += 1)}`;
const kept = (bucket: string) => JSON.parse(localStorage.getItem(surveyKey(bucket)) ?? 'null') as unknown;

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('a bucket has one random number, and times are noted once', () => {
  const bucket = anotherBucket();
  const { random } = memoryOf(bucket);
  expect(random).toBeGreaterThanOrEqual(0);
  expect(random).toBeLessThan(1);
  expect([noteTime(bucket, 'seen_at', 5), noteTime(bucket, 'seen_at', 6)]).toEqual([true, false]);
  expect(kept(bucket)).toEqual({ random, seen_at: 5 });
  expect(memoryOf(bucket)).toEqual({ random, seen_at: 5 });
  expect(isDone(memoryOf(bucket))).toBe(false);
  noteTime(bucket, 'dismissed_at', 7);
  expect(isDone(memoryOf(bucket))).toBe(true);
});

test('what another tab noted is kept', () => {
  const bucket = anotherBucket();
  const { random } = memoryOf(bucket);
  localStorage.setItem(surveyKey(bucket), JSON.stringify({ random, seen_at: 1, submitted_at: 2 }));
  noteTime(bucket, 'opened_at', 3);
  expect(kept(bucket)).toEqual({ random, seen_at: 1, submitted_at: 2, opened_at: 3 });
});

test.each(['{', 'null', '{"random":2}', '{"random":1}', '{"random":"0.1"}', '[]'])('%s in its place is begun anew', (text) => {
  const bucket = anotherBucket();
  localStorage.setItem(surveyKey(bucket), text);
  expect(memoryOf(bucket).random).toBeLessThan(1);
});

test.each(['getItem', 'setItem'] as const)('a storage whose %s throws keeps nothing, and the page remembers', (name) => {
  jest.spyOn(Storage.prototype, name).mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const bucket = anotherBucket();
  const { random } = memoryOf(bucket);
  expect(noteTime(bucket, 'dismissed_at', 7)).toBe(true);
  expect(noteTime(bucket, 'dismissed_at', 8)).toBe(false);
  expect(memoryOf(bucket)).toEqual({ random, dismissed_at: 7 });
});
