/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useTypedRuns } from './use-typed-runs.ts';

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

function typing(mayRun = true) {
  let runs = 0;
  let facts = { edits: 0, revision: 0, mayRun };
  const { result, rerender } = renderHook(() => useTypedRuns({ ...facts, run: () => (runs += 1) }));
  const change = (next: Partial<typeof facts>) => {
    facts = { ...facts, ...next };
    rerender();
  };
  return {
    type: () => change({ edits: facts.edits + 1 }),
    runByHand: () => change({ revision: facts.revision + 1, mayRun: true }),
    change,
    rest: (ms = 600) => act(() => jest.advanceTimersByTime(ms)),
    turn: (isOn: boolean) => act(() => result.current.turn(isOn)),
    isOn: () => result.current.isOn,
    runs: () => runs,
  };
}

test('code runs once, when its reader rests from typing', () => {
  const { type, rest, runs } = typing();
  for (let key = 0; key < 5; key += 1) {
    type();
    rest(599);
  }
  expect(runs()).toBe(0);
  rest(1);
  expect(runs()).toBe(1);
  rest(10_000);
  expect(runs()).toBe(1);
});

test('a run by hand leaves nothing to run, and what is typed after it runs again', () => {
  const { type, rest, runByHand, runs } = typing();
  type();
  runByHand();
  rest();
  expect(runs()).toBe(0);
  type();
  rest();
  expect(runs()).toBe(1);
});

test('what must not run by itself does not: neither as it is typed nor once it may, because by then it has run by hand', () => {
  const { type, rest, runByHand, change, runs } = typing(false);
  type();
  rest();
  runByHand();
  rest();
  expect(runs()).toBe(0);
  type();
  change({ mayRun: false });
  rest();
  expect(runs()).toBe(0);
});

test('switched off, typing runs nothing; the choice is kept, and switched on, what was typed meanwhile runs', () => {
  const { type, rest, turn, runs } = typing();
  turn(false);
  type();
  rest();
  expect(runs()).toBe(0);
  expect(typing().isOn()).toBe(false);
  turn(true);
  rest();
  expect(runs()).toBe(1);
  expect(typing().isOn()).toBe(true);
});
