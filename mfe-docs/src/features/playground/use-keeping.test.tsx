/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useKeeping, type Keep, type Playground } from './use-keeping.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function writing(state: ReturnType<Keep>['state'] = 'kept') {
  const kept: Playground[] = [];
  const keep: Keep = (playground) => {
    kept.push(playground);
    return { state };
  };
  let facts = { current: {}, keptId: undefined as string | undefined, waits: false, edits: 0 };
  const { result, rerender, unmount } = renderHook(() => useKeeping(facts, async () => keep));
  const write = (html: string, keptId = 'mine') =>
    act(async () => {
      facts = { ...facts, current: { html }, keptId, edits: facts.edits + 1 };
      rerender();
    });
  const clear = () =>
    act(async () => {
      facts = { ...facts, current: {}, keptId: undefined };
      rerender();
    });
  const rest = () => act(() => jest.advanceTimersByTime(1000));
  return { write, clear, rest, unmount, kept: () => kept.map(({ id, code }) => `${id} ${code.html}`), state: () => result.current?.state };
}

test('what was written is kept when its reader rests', async () => {
  const { write, rest, kept, state } = await writing();
  expect(state()).toBeUndefined();
  await write('a');
  await write('ab');
  expect(kept()).toEqual([]);
  rest();
  expect([kept(), state()]).toEqual([['mine ab'], 'kept']);
  rest();
  expect(kept()).toHaveLength(1);
});

test('and when the page goes, or it is cleared, or another playground is begun', async () => {
  const { write, clear, unmount, kept } = await writing();
  await write('a');
  await clear();
  expect(kept()).toEqual(['mine a']);
  await write('b', 'other');
  expect(kept()).toEqual(['mine a']);
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(kept()).toEqual(['mine a', 'other b']);
  await write('c', 'other');
  await write('d', 'third');
  expect(kept()).toEqual(['mine a', 'other b', 'other c']);
  unmount();
  expect(kept()).toEqual(['mine a', 'other b', 'other c', 'third d']);
});

test('an empty playground is none to keep, and a device that is full is said to be', async () => {
  const { write, rest, kept, state } = await writing('full');
  await write('');
  rest();
  expect(kept()).toEqual([]);
  await write('a');
  rest();
  expect(state()).toBe('full');
});
