import { outcomesOf, qualityOf } from './quality.ts';
import type { Searcher } from './searcher.ts';

const answers: Readonly<Record<string, readonly string[]>> = {
  first: ['/a', '/b'],
  second: ['/b', '/a'],
  fourth: ['/b', '/c', '/d', '/a'],
  nothing: [],
};
const searcher: Searcher = { name: 'a list', find: async (query) => answers[query] ?? [] };
const judged = ['first', 'second', 'fourth', 'nothing'].map((query) => ({ query, accept: ['/a'] }));

test('the place of an answer is that of the first page that is accepted', async () => {
  const outcomes = await outcomesOf(judged, searcher);
  expect(outcomes.map(({ place }) => place)).toEqual([1, 2, 4, undefined]);
  const [either] = await outcomesOf([{ query: 'fourth', accept: ['/a', '/c'] }], searcher);
  expect(either?.place).toBe(2);
});

test('what comes after the first page of results was not found', async () => {
  const long: Searcher = { name: 'long', find: async () => [...Array.from({ length: 10 }, (_, number) => `/${number}`), '/a'] };
  const [outcome] = await outcomesOf(judged.slice(0, 1), long);
  expect(outcome?.place).toBeUndefined();
});

test('a quarter first, half among three, and what is found late counts little', async () => {
  expect(qualityOf(await outcomesOf(judged, searcher))).toEqual({ success1: 25, success3: 50, mrr: (1 + 1 / 2 + 1 / 4) / 4 });
});
