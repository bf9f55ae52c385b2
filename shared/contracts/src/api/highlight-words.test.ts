import { highlightWords } from './highlight-words.ts';

const matches = (text: string, ...words: string[]) =>
  highlightWords(words)(text)
    .filter(({ isMatch }) => isMatch)
    .map(({ text: word }) => word);

test('every word is marked, whatever its case', () => {
  expect(matches('Grid areas name parts of a grid', 'grid', 'name')).toEqual(['Grid', 'name', 'grid']);
});

test('of two words that begin alike the longer one is marked', () => {
  expect(matches('Array', 'a', 'array')).toEqual(['Array']);
});

test('a word that was typed without its accents is marked all the same', () => {
  expect(matches('Élément inconnu', 'element')).toEqual(['Élément']);
  expect(matches('배열의 요소', '배열')).toEqual(['배열']);
});

test('without words nothing is marked', () => {
  expect(highlightWords([])('Grid')).toEqual([{ text: 'Grid', isMatch: false }]);
});

test.each(['(', '[a-z]', 'a.c', '\\d', '$', '*', '{2}', '|', '/', '-', '<b>', '𝒳', 'é'])(
  'signs of a query like %j stand for themselves',
  (query) => {
    const text = `before ${query} after (abc) 123 𝒳y`;
    expect(matches(text, query)).toContain(query);
    expect(
      highlightWords([query])(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  },
);
