import { pairShare, wordPairs } from './word-pairs.ts';

test.each([
  ['read properties of', 'Cannot READ properties, "of" nothing', 1],
  ['read properties', 'thread properties', 0],
  ['read properties', 'read propertiesque', 0],
  ['creme brulee', 'Une crème\u00a0brûlée.', 1],
  ['one two three', 'two three one', 0.5],
  ['a b', 'a a b', 1],
  ['одно слово', 'Есть одно — слово', 1],
])('of the neighbours in %j, %j has the share %d', (query, text, share) => {
  expect(pairShare(wordPairs(query), text)).toBe(share);
});
