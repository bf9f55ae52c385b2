/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useItemGroups } from './use-item-groups.ts';

const numbers = (count: number, from = 0) => Array.from({ length: count }, (_, index) => from + index);
const listing = (count: number) =>
  renderHook(({ items }) => useItemGroups(items, (item) => item), { initialProps: { items: numbers(count) } });
const itemsOf = (groups: ReadonlyArray<{ readonly items: readonly number[] }>) => groups.flatMap(({ items }) => items);
const frame = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));

test('a thousand that leave at once are out of the list at once, and removed two dozen a frame', async () => {
  const { result, rerender } = listing(1000);
  const wanted = numbers(12, 5000);
  rerender({ items: wanted });
  expect(itemsOf(result.current.groups)).toEqual(wanted);
  const left = itemsOf(result.current.leaving).length;
  expect(left).toBeGreaterThan(900);
  await frame();
  const later = itemsOf(result.current.leaving).length;
  expect(left - later).toBeGreaterThan(0);
  expect(left - later).toBeLessThanOrEqual(3 * 24);
  for (let turn = 0; turn < 100 && result.current.leaving.length > 0; turn += 1) await frame();
  expect(result.current.leaving).toEqual([]);
  expect(itemsOf(result.current.groups)).toEqual(wanted);
});

test('a few that leave are gone at once', () => {
  const { result, rerender } = listing(60);
  rerender({ items: numbers(40) });
  expect(result.current.leaving).toEqual([]);
  expect(itemsOf(result.current.groups)).toEqual(numbers(40));
});

test('where many stay, those stay what they are', () => {
  const { result, rerender } = listing(1000);
  const before = new Map(result.current.groups.flatMap(({ id, items }) => items.map((item) => [item, id] as const)));
  rerender({ items: numbers(500, 500) });
  expect(result.current.leaving).toEqual([]);
  expect(itemsOf(result.current.groups)).toEqual(numbers(500, 500));
  expect(result.current.groups.every(({ id, items }) => items.every((item) => before.get(item) === id))).toBe(true);
});

test('those that come back while they leave are in the list once, and no two groups have one id', () => {
  const { result, rerender } = listing(200);
  rerender({ items: numbers(12) });
  rerender({ items: numbers(200) });
  expect(itemsOf(result.current.groups)).toEqual(numbers(200));
  const ids = [...result.current.groups, ...result.current.leaving].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
