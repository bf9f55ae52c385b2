import { queryWords } from './query-words.ts';

test.each([
  ['Array map', ['array', 'map']],
  ['array.prototype.map', ['array', 'prototype', 'map']],
  ['  grid,  flex ', ['grid', 'flex']],
  ['.map', ['.map']],
  ['console.', ['console.']],
  ['a.b c.', ['a.b', 'c.']],
  ['...', ['...']],
  [', ,', []],
  ['', []],
])('%j is looked for as %j', (query, words) => {
  expect(queryWords(query)).toEqual(words);
});
