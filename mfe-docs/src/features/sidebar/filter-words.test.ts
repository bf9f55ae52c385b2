import { filterWords, matchesAllWords } from './filter-words.ts';

test('an entry matches when all words occur, in any order and case', () => {
  expect(matchesAllWords('Array.prototype.toSorted()', filterWords('  SORTED   array '))).toBe(true);
  expect(matchesAllWords('Array.prototype.toSorted()', filterWords('array map'))).toBe(false);
});

test('a filter of white space alone has no words', () => {
  expect(filterWords(' \t\n ')).toEqual([]);
});

test.each(['Using the <template> element', 'İstanbul', 'a.b*c(d)', '  spaced   out ', '日本 語', ''])(
  'the title %j matches its own words',
  (title) => {
    expect(matchesAllWords(title, filterWords(title))).toBe(true);
  },
);
