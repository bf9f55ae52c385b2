import { synonyms, synonymsOf } from './synonyms.ts';

test('a word is also searched by what the documentation says for it', () => {
  expect(synonymsOf('contains')).toContain('includes');
  expect(synonymsOf('zebra')).toEqual([]);
});

test('every word has one row, which does not name the word itself', () => {
  expect(new Set(synonyms.map(({ said }) => said)).size).toBe(synonyms.length);
  expect(synonyms.filter(({ said, means }) => means.split(' ').includes(said))).toEqual([]);
});
