/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useSelection } from './use-selection.ts';

const shown = ['a', 'b', 'c', 'd', 'e'];
const selecting = (most = 500) => renderHook(({ ids }) => useSelection(ids, most), { initialProps: { ids: shown } });

test('with Shift everything between the last one chosen and this one is chosen, or left', () => {
  const { result } = selecting();
  act(() => result.current.toggle('d', false));
  act(() => result.current.toggle('b', true));
  expect(result.current.ids).toEqual(['b', 'c', 'd']);
  act(() => result.current.toggle('c', false));
  act(() => result.current.toggle('d', true));
  expect(result.current.ids).toEqual(['b']);
});

test('Shift without a first one chooses one', () => {
  const { result } = selecting();
  act(() => result.current.toggle('c', true));
  expect(result.current.ids).toEqual(['c']);
});

test('all are chosen at once, as many as one call takes, and left again', () => {
  const { result } = selecting(3);
  act(() => result.current.setAll(true));
  expect(result.current.ids).toEqual(['a', 'b', 'c']);
  act(() => result.current.setAll(false));
  expect(result.current.ids).toEqual([]);
});

test('what is gone is not chosen any more', () => {
  const { result, rerender } = selecting();
  act(() => result.current.setAll(true));
  rerender({ ids: ['b', 'x'] });
  expect(result.current.ids).toEqual(['b']);
});
