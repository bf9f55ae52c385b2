/** @jest-environment jsdom */
import { columnAround, scrollWithin } from './scroll-within.ts';

function columnWithRow(top: number) {
  const column = document.createElement('div');
  const row = document.createElement('a');
  column.append(row);
  column.getBoundingClientRect = () => new DOMRect(0, 100, 200, 400);
  row.getBoundingClientRect = () => new DOMRect(0, top, 200, 28);
  return { column, row };
}

test.each([
  ['below the column', 900, 614],
  ['above it', -300, -586],
  ['at its upper edge', 100, 0],
  ['in view', 286, 0],
])('a row %s is brought into the middle, or left where it is', (_, top, scrolled) => {
  const { column, row } = columnWithRow(top);
  Object.defineProperty(column, 'scrollTop', { value: 0, writable: true });
  scrollWithin(column, row);
  expect(column.scrollTop).toBe(scrolled);
});

test('the page itself is no column', () => {
  const { column, row } = columnWithRow(900);
  document.body.append(column);
  expect(columnAround(row)).toBeUndefined();
  Object.defineProperties(column, { scrollHeight: { value: 900 }, clientHeight: { value: 300 } });
  column.style.setProperty('overflow-y', 'auto');
  expect(columnAround(row)).toBe(column);
});
