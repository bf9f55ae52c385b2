import type { Passage } from '../passage.ts';
import { chosenQuotes } from './chosen-quotes.ts';
import type { FoundPage } from './find-passages.ts';

const passage = (url: string, text: string, score = 1) =>
  ({ runs: [{ text }], codes: [], href: `${url}#x`, locale: 'en-US', score, source: { url, title: url } }) as unknown as Passage;
const page = { score: 1 } as FoundPage;
const quoted = (...passages: Passage[]) => {
  const { quotes, sources } = chosenQuotes(passages.map((one) => ({ page, passages: [one] })));
  return { quotes: quotes.map(({ source }) => source), sources: sources.length };
};

test('the best passage of each page is quoted', () => {
  expect(quoted(passage('/a', 'It boils.'), passage('/b', 'It is fast.'))).toEqual({ quotes: [1, 2], sources: 2 });
});

test('what two pages say in the same words is quoted once, and both are sources', () => {
  expect(quoted(passage('/a', 'It boils.'), passage('/b', 'It boils.'), passage('/c', 'It is fast.'))).toEqual({
    quotes: [1, 3],
    sources: 3,
  });
});

test('a page that says much less than the best one is a source alone', () => {
  expect(quoted(passage('/a', 'It boils.'), passage('/b', 'It is.', 0.1))).toEqual({ quotes: [1], sources: 2 });
});
