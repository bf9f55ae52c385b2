/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { Failure } from '@webdocs/contracts/failures/failure';
import { forget, put, refresh, useRead } from './use-read.ts';

const failed = (status: number) => new Failure('REQUEST_FAILED', { status, message: 'no', address: '/api/v2/collections/' });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const onScreen = <T,>(key: string | undefined, read: () => Promise<T>) => renderHook(() => useRead(key, read));

beforeEach(() => {
  // Later than the five seconds in which coming back to the window asks once.
  jest.useFakeTimers({ now: (started += 3_600_000) });
});
afterEach(() => {
  act(() => forget());
  jest.useRealTimers();
});
let started = Date.parse('2026-01-01');

/** Gives the answers one after the other, the last one again and again. */
function source(...answers: unknown[]) {
  const asked: number[] = [];
  const read = async () => {
    const answer = answers[Math.min(asked.length, answers.length - 1)];
    asked.push(Date.now());
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { asked, read };
}

/** Answers when the test says so. */
function slowSource<T>() {
  const answers: Array<(data: T) => void> = [];
  return { answers, read: () => new Promise<T>((resolve) => answers.push(resolve)) };
}

test('two components that look at the same answer within two seconds ask once', async () => {
  const { asked, read } = source('answer');
  onScreen('a', read);
  await pass(1900);
  onScreen('a', read);
  await pass(50);
  expect(asked).toHaveLength(1);
  await pass(100);
  onScreen('a', read);
  await pass(50);
  expect(asked).toHaveLength(2);
});

test('without a key nothing is asked', async () => {
  const { asked, read } = source('answer');
  const { result } = onScreen(undefined, read);
  await pass(60_000);
  expect(asked).toHaveLength(0);
  expect(result.current).toEqual({ data: undefined, failure: undefined, isLoading: false });
});

test('what is known is shown at once while it is asked for again', async () => {
  const { read } = source('old', 'new');
  const first = onScreen('a', read);
  expect(first.result.current).toEqual({ data: undefined, failure: undefined, isLoading: true });
  await pass(0);
  first.unmount();
  await pass(2100);
  const { result } = onScreen('a', read);
  expect(result.current.data).toBe('old');
  await pass(50);
  expect(result.current).toEqual({ data: 'new', failure: undefined, isLoading: false });
});

test.each(['focus', 'online'])('on %s what is on screen is asked for again, and nothing else', async (event) => {
  const seen = source('answer');
  const left = source('answer');
  onScreen('a', seen.read);
  onScreen('b', left.read).unmount();
  await pass(6000);
  act(() => void window.dispatchEvent(new Event(event)));
  await pass(50);
  expect([seen.asked.length, left.asked.length]).toEqual([2, 1]);
});

test('coming back to the window asks at most every five seconds', async () => {
  const { asked, read } = source('answer');
  onScreen('a', read);
  await pass(6000);
  for (const wait of [4900, 200, 50]) {
    act(() => void window.dispatchEvent(new Event('focus')));
    await pass(wait);
  }
  expect(asked).toHaveLength(3);
});

test.each([0, 500, 503, 429])('after status %i it is tried again every five seconds, and what was known stays', async (status) => {
  const { asked, read } = source('old', failed(status), failed(status), 'new');
  const { result } = onScreen('a', read);
  await pass(0);
  act(() => refresh());
  await pass(0);
  expect(result.current).toEqual({ data: 'old', failure: failed(status), isLoading: false });
  await pass(4990);
  expect(asked).toHaveLength(2);
  await pass(20);
  expect(asked).toHaveLength(3);
  await pass(5000);
  expect(result.current).toEqual({ data: 'new', failure: undefined, isLoading: false });
});

test('a try between two others does not double them', async () => {
  const { asked, read } = source(failed(0));
  onScreen('a', read);
  await pass(2500);
  act(() => refresh());
  await pass(5000);
  expect(asked).toHaveLength(3);
  await pass(5000);
  expect(asked).toHaveLength(4);
});

test.each([400, 401, 404])('status %i is an answer: it is not asked for again by itself', async (status) => {
  const { asked, read } = source(failed(status));
  const { result } = onScreen('a', read);
  await pass(60_000);
  expect(asked).toHaveLength(1);
  expect(result.current.failure).toEqual(failed(status));
});

test('leaving the page stops the tries', async () => {
  const { asked, read } = source(failed(0));
  const { unmount } = onScreen('a', read);
  await pass(0);
  unmount();
  await pass(60_000);
  expect(asked).toHaveLength(1);
});

test('a change asks anew for what is on screen, and for the rest when it is next looked at', async () => {
  const seen = source('answer');
  const left = source('answer');
  onScreen('a', seen.read);
  const other = onScreen('b', left.read);
  await pass(0);
  other.unmount();
  act(() => refresh());
  await pass(50);
  expect([seen.asked.length, left.asked.length]).toEqual([2, 1]);
  onScreen('b', left.read);
  await pass(50);
  expect(left.asked).toHaveLength(2);
});

test('an answer that was overtaken by a later one is not shown', async () => {
  const { answers, read } = slowSource<string>();
  const { result } = onScreen('a', read);
  await pass(10);
  act(() => refresh());
  await pass(10);
  answers[1]?.('after the change');
  await pass(10);
  answers[0]?.('before the change');
  await pass(10);
  expect(result.current.data).toBe('after the change');
});

test('after signing out nothing of the user is kept, not even what was on its way', async () => {
  const { answers, read } = slowSource<string>();
  const known = onScreen('b', source('mine').read);
  const { result } = onScreen('a', read);
  await pass(10);
  expect(known.result.current.data).toBe('mine');
  act(() => forget());
  answers[0]?.('mine');
  await pass(10);
  expect([result.current.data, known.result.current.data]).toEqual([undefined, undefined]);
});

test('what a change answered is shown at once, and no older answer takes its place', async () => {
  const { answers, read } = slowSource<string[]>();
  const { result } = onScreen('a', read);
  await pass(10);
  answers[0]?.(['one']);
  await pass(10);
  act(() => refresh());
  await pass(10);
  act(() => put<string[]>('a', (known) => [...known, 'two']));
  await pass(10);
  answers[1]?.(['one']);
  await pass(10);
  expect(result.current.data).toEqual(['one', 'two']);
});

test('what a change answered is not shown in place of an answer that is missing', async () => {
  const { answers, read } = slowSource<string[]>();
  const { result } = onScreen('a', read);
  await pass(10);
  act(() => put<string[]>('a', (known) => [...known, 'too early']));
  await pass(10);
  expect(result.current.data).toBeUndefined();
  act(() => refresh());
  await pass(10);
  answers[1]?.(['one']);
  await pass(10);
  expect(result.current.data).toEqual(['one']);
});
