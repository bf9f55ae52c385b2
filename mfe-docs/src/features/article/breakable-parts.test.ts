import { breakableParts } from './breakable-parts.ts';

test('an API name may break after its dots', () => {
  expect(breakableParts('Array.prototype.toSorted()')).toEqual(['Array.', 'prototype.', 'toSorted()']);
});

test('a sentence breaks at its spaces alone', () => {
  expect(breakableParts('What is new. And what is not...')).toEqual(['What is new. And what is not...']);
});

test.each(['', '.', 'a..b', '...', 'Über.größe', 'x.y.z'])('no letter of %j is lost', (title) => {
  expect(breakableParts(title).join('')).toBe(title);
});
