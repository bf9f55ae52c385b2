import { markedParts } from './marked-parts.ts';

const matches = (text: string, query: string) =>
  markedParts(text, query)
    .filter(({ isMatch }) => isMatch)
    .map(({ text: word }) => word);

test('every word of the query is marked, whatever its case', () => {
  expect(matches('Grid areas name parts of a grid', 'grid name')).toEqual(['Grid', 'name', 'grid']);
});

test('a query without words marks nothing', () => {
  expect(markedParts('Grid', '  ')).toEqual([{ text: 'Grid', isMatch: false }]);
});

test.each(['(', '[a-z]', 'a.c', '\\d', '$', '*', '{2}', '|', '/', '-', '<b>', '𝒳', 'é'])(
  'signs of a query like %j stand for themselves',
  (query) => {
    const text = `before ${query} after (abc) 123 𝒳y`;
    expect(matches(text, query)).toContain(query);
    expect(
      markedParts(text, query)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  },
);
