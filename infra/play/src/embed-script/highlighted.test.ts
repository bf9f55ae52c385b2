/** @jest-environment jsdom */
import { highlighted } from './highlighted.ts';

test('code gets its colors, and code of another size or language stays text', () => {
  expect(highlighted('const tea = 1;', 'js').some((node) => node instanceof HTMLElement && node.className.includes('keyword'))).toBe(true);
  const hostile = '<a '.repeat(20_000);
  expect(highlighted(hostile, 'html')).toEqual([hostile]);
  expect(highlighted('(module)', 'wat')).toEqual(['(module)']);
});
