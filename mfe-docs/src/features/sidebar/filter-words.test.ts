import { filterWords } from './filter-words.ts';

test('what is typed is trimmed and split into words, in lower case', () => {
  expect(filterWords('  SORTED   array ')).toEqual(['sorted', 'array']);
  expect(filterWords('日本 語')).toEqual(['日本', '語']);
});

test('a filter of white space alone has no words', () => {
  expect(filterWords(' \t\n ')).toEqual([]);
});
