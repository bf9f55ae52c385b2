import { queryWords } from './query-words.ts';

test.each([
  ['Array map', ['array', 'map']],
  ['array.prototype.map()', ['array', 'prototype', 'map']],
  ['  grid,  flex ', ['grid', 'flex']],
  ['<areas>', ['areas']],
  ['content-security', ['content', 'security']],
  ['...', ['...']],
  [', ,', []],
  ['', []],
])('%j is looked for as %j', (query, words) => {
  expect(queryWords(query)).toEqual(words);
});
