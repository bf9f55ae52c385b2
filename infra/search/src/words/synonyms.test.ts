import { meanings, meaningsOf } from './synonyms.ts';

test('a word is also searched by what the documentation says for it', () => {
  expect(meaningsOf('contains')).toContain('includes');
  expect(meaningsOf('zebra')).toEqual([]);
});

test('every word has one row, which does not name the word itself', () => {
  expect(new Set(meanings.map(({ said }) => said)).size).toBe(meanings.length);
  expect(meanings.filter(({ said, means }) => means.split(' ').includes(said))).toEqual([]);
});
