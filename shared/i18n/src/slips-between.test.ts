import { slipsBetween } from './slips-between.ts';

test.each([
  ['array', 'array', 0],
  ['arry', 'array', 1],
  ['arrray', 'array', 1],
  ['arrey', 'array', 1],
  ['aray', 'array', 1],
  ['lenght', 'length', 1],
  ['', 'abc', 3],
  ['flex', 'grid', 4],
])('between %j and %j there are as many slips as fingers made: %d', (typed, meant, slips) => {
  expect(slipsBetween(typed, meant)).toBe(slips);
});

test('words that are further apart than it matters are told to be one slip further', () => {
  expect(slipsBetween('flex', 'grid', 2)).toBe(3);
  expect(slipsBetween('a', 'abcdef', 2)).toBe(3);
});
