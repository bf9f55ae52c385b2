import { SearchedTexts } from './searched-texts.ts';

const texts = ['css.Tea', '', 'html.green-tea-tea', 'api.İstanbul', 'ss'];
const found = (word: string) => [...new SearchedTexts(texts).withWord(word)];

test.each<[string, string, readonly number[]]>([
  ['finds each text once, however often it has the word', 'tea', [0, 2]],
  ['finds words whatever their capitals', 'TEA', [0, 2]],
  ['finds texts after one whose small letters are longer', 'ss', [0, 4]],
  ['finds a word of capitals that have longer small letters', 'İSTAN', [3]],
  ['finds all texts where nothing is looked for', '', [0, 1, 2, 3, 4]],
  ['finds nothing that reaches from one text into the next', 'tea\n', []],
  ['finds the whole of the last text', 'ss', [0, 4]],
  ['finds nothing where no text has the word', 'coffee', []],
])('%s', (_, word, places) => expect(found(word)).toEqual(places));

test('of no texts nothing is found', () => {
  expect([...new SearchedTexts([]).withWord('tea')]).toEqual([]);
  expect([...new SearchedTexts([]).withWord('')]).toEqual([]);
});
