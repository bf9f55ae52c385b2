/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useRepeatableCall } from './repeatable-call.ts';

/** Work that ends when the test says so. */
function workToEnd() {
  const ends: Array<{ well: () => void; badly: (thrown: unknown) => void }> = [];
  const work = () => new Promise<void>((well, badly) => ends.push({ well, badly }));
  return { work, ends };
}

test('a call is pending until it is done', async () => {
  const { result } = renderHook(useRepeatableCall);
  const { work, ends } = workToEnd();
  act(() => result.current.run(work));
  expect(result.current.isPending).toBe(true);
  await act(async () => ends[0]?.well());
  expect(result.current).toMatchObject({ isPending: false, failure: undefined });
});

test('a second press while the first is on its way does nothing', async () => {
  const { result } = renderHook(useRepeatableCall);
  const { work, ends } = workToEnd();
  act(() => result.current.run(work));
  act(() => result.current.run(work));
  act(() => result.current.retry());
  expect(ends).toHaveLength(1);
  await act(async () => ends[0]?.well());
});

test('a failed call is repeated as it was, and says what was wrong until it succeeds', async () => {
  const { result } = renderHook(useRepeatableCall);
  const { work, ends } = workToEnd();
  act(() => result.current.run(work));
  await act(async () => ends[0]?.badly(new Error('away')));
  expect(result.current).toMatchObject({ isPending: false, failure: new Error('away') });
  act(() => result.current.retry());
  expect(result.current).toMatchObject({ isPending: true, failure: new Error('away') });
  await act(async () => ends[1]?.well());
  expect(result.current).toMatchObject({ isPending: false, failure: undefined });
});

test('a failure without a reason is a failure all the same', async () => {
  const { result } = renderHook(useRepeatableCall);
  await act(async () => result.current.run(() => Promise.reject(undefined)));
  expect(result.current.failure).toBeInstanceOf(Error);
  act(() => result.current.forget());
  expect(result.current.failure).toBeUndefined();
});
