/** @jest-environment jsdom */
import type { WritersPage } from '@webdocs/contracts/page/writers-page';
import { act, renderHook } from '@testing-library/react';
import { useGrowingTable } from './use-growing-table.ts';

const table: WritersPage = {
  renderer: 'Writers',
  url: '/en-US/_flaws?kind=sidebar',
  pageTitle: '_flaws',
  noIndexing: true,
  view: 'flaws',
  trail: [],
  counts: [],
  columns: [],
  rows: [],
  filter: { query: '', kind: 'sidebar' },
  total: 0,
  page: 1,
  pages: 1,
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a table is asked for again until all pages were looked at, also after an answer that failed', async () => {
  const answers = [undefined, { ...table, total: 3, progress: { done: 5, total: 9 } }, { ...table, total: 7 }];
  const fetched = jest.fn(async (_address: string) => {
    const answer = answers.shift();
    return { ok: answer !== undefined, json: async () => answer };
  });
  globalThis.fetch = fetched as unknown as typeof fetch;
  const { result } = renderHook(() => useGrowingTable({ ...table, progress: { done: 1, total: 9 } }));
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(result.current.total).toBe(7);
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(Array(3).fill('/en-US/_flaws/index.json?kind=sidebar'));
});

test('a whole table is not asked for again', async () => {
  const fetched = jest.fn();
  globalThis.fetch = fetched;
  renderHook(() => useGrowingTable(table));
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(fetched).not.toHaveBeenCalled();
});
