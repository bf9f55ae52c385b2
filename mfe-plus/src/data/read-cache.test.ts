/** @jest-environment jsdom */
import { Failure } from '@webdocs/contracts/failures/failure';
import { ReadCache } from './read-cache.ts';

const failed = (status: number) => new Failure('REQUEST_FAILED', { status, message: 'no', address: '/api/v2/collections/' });
const settle = () => jest.advanceTimersByTimeAsync(0);

let reads: ReadCache;
let stop: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  reads = new ReadCache();
  stop = reads.subscribe(() => undefined);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

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

test('two who look at the same thing within two seconds ask once', async () => {
  const { asked, read } = source('answer');
  reads.watch('a', read);
  jest.advanceTimersByTime(1999);
  reads.watch('a', read);
  expect(asked).toHaveLength(1);
  jest.advanceTimersByTime(1);
  reads.watch('a', read);
  expect(asked).toHaveLength(2);
});

test('what is known is shown at once while it is asked for again', async () => {
  const { read } = source('old', 'new');
  const leave = reads.watch('a', read);
  expect(reads.get('a')).toEqual({ data: undefined, failure: undefined, isLoading: true });
  await settle();
  leave();
  jest.advanceTimersByTime(2000);
  reads.watch('a', read);
  expect(reads.get('a')).toEqual({ data: 'old', failure: undefined, isLoading: true });
  await settle();
  expect(reads.get('a')).toEqual({ data: 'new', failure: undefined, isLoading: false });
});

test.each(['focus', 'online'])('on %s what is on screen is asked for again, at most every five seconds', async (event) => {
  const onScreen = source('answer');
  const away = source('answer');
  reads.watch('a', onScreen.read);
  reads.watch('b', away.read)();
  window.dispatchEvent(new Event(event));
  expect(onScreen.asked).toHaveLength(2);
  jest.advanceTimersByTime(4999);
  window.dispatchEvent(new Event(event));
  expect(onScreen.asked).toHaveLength(2);
  jest.advanceTimersByTime(1);
  window.dispatchEvent(new Event(event));
  expect(onScreen.asked).toHaveLength(3);
  expect(away.asked).toHaveLength(1);
});

test('nobody looks any more: coming back asks for nothing', () => {
  const { asked, read } = source('answer');
  reads.watch('a', read);
  stop();
  window.dispatchEvent(new Event('focus'));
  expect(asked).toHaveLength(1);
});

test.each([0, 500, 503, 429])('after status %i it is tried again in five seconds, and what was known stays', async (status) => {
  const { asked, read } = source('old', failed(status), 'new');
  reads.watch('a', read);
  await settle();
  reads.refresh();
  await settle();
  expect(reads.get('a')).toEqual({ data: 'old', failure: failed(status), isLoading: false });
  await jest.advanceTimersByTimeAsync(4999);
  expect(asked).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(1);
  expect(reads.get('a')).toEqual({ data: 'new', failure: undefined, isLoading: false });
});

test.each([400, 401, 404])('status %i is an answer: it is not asked for again by itself', async (status) => {
  const { asked, read } = source(failed(status));
  reads.watch('a', read);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(1);
});

test('whoever leaves the page stops the tries', async () => {
  const { asked, read } = source(failed(0));
  const leave = reads.watch('a', read);
  await settle();
  leave();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(1);
});

test('a change asks anew for what is on screen, and for the rest when it is next looked at', async () => {
  const onScreen = source('answer');
  const away = source('answer');
  reads.watch('a', onScreen.read);
  reads.watch('b', away.read)();
  reads.refresh();
  expect([onScreen.asked.length, away.asked.length]).toEqual([2, 1]);
  reads.watch('b', away.read);
  expect(away.asked).toHaveLength(2);
});

test('an answer that was overtaken by a later one is not shown', async () => {
  const answers: Array<(data: string) => void> = [];
  reads.watch('a', () => new Promise((resolve) => answers.push(resolve)));
  reads.refresh();
  answers[1]?.('after the change');
  await settle();
  answers[0]?.('before the change');
  await settle();
  expect(reads.get('a').data).toBe('after the change');
});

test('nothing of a reader who has left is kept, not even what was on its way', async () => {
  let answer: (data: string) => void = () => undefined;
  reads.watch('a', () => new Promise((resolve) => (answer = resolve)));
  reads.forget();
  answer('mine');
  await settle();
  expect(reads.get('a').data).toBeUndefined();
});

test('what a change answered stands at once, and no older answer takes its place', async () => {
  const answers: Array<(data: string[]) => void> = [];
  reads.watch('a', () => new Promise((resolve) => answers.push(resolve)));
  reads.put<string[]>('a', (known) => [...known, 'too early']);
  expect(reads.get('a').data).toBeUndefined();
  answers[0]?.(['one']);
  await settle();
  reads.refresh();
  reads.put<string[]>('a', (known) => [...known, 'two']);
  answers[1]?.(['one']);
  await settle();
  expect(reads.get('a').data).toEqual(['one', 'two']);
});
