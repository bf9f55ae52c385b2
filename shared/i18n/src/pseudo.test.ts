import { pseudoText } from './pseudo.ts';

test('every word with a vowel looks different and stays readable', () => {
  expect(pseudoText('Search the shelves')).toBe('Séárćh thé shélvés');
});

test('text stays as long as it was, and tags, digits and signs stay as they were', () => {
  expect(pseudoText('100 % → 42')).toBe('100 % → 42');
  expect(pseudoText('Reference')).toHaveLength('Reference'.length);
});
