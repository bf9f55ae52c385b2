import { missesOfTuning, outcomesOfHalves, qualityFigures } from './quality-figures.ts';
import { readHalf } from './judged-queries.ts';
import type { Searcher } from './searcher.ts';

const silent: Searcher = { name: 'silent', find: async () => [] };

async function allKnowing(): Promise<Searcher> {
  const accepted = new Map([...(await readHalf('tuning')), ...(await readHalf('reporting'))].map(({ query, accept }) => [query, accept]));
  return { name: 'all-knowing', find: async (query) => accepted.get(query) ?? [] };
}

test('what is always right keeps the budgets, what never answers misses them', async () => {
  const right = await outcomesOfHalves(await allKnowing());
  const wrong = await outcomesOfHalves(silent);
  const budgeted = (figures: ReturnType<typeof qualityFigures>) =>
    figures.filter(({ budget }) => budget).map(({ what, value, met }) => [what, value, met]);
  expect(budgeted(qualityFigures(right, []))).toEqual([
    ['reporting: success@1', 100, true],
    ['reporting: success@3', 100, true],
  ]);
  expect(budgeted(qualityFigures(wrong, []))).toEqual([
    ['reporting: success@1', 0, false],
    ['reporting: success@3', 0, false],
  ]);
});

test('the baselines stand beside the site for either half and for both', async () => {
  const outcomes = await outcomesOfHalves(silent);
  const figures = qualityFigures(outcomes, [{ name: 'silent', outcomes }]).map(({ what }) => what);
  for (const half of ['tuning', 'reporting', 'both']) expect(figures).toContain(`${half}: success@1 of silent`);
});

test('the misses that are told are those of the tuning half and no query of the other', async () => {
  const told = missesOfTuning(await outcomesOfHalves(silent)).join('\n');
  const [tuning, reporting] = [await readHalf('tuning'), await readHalf('reporting')];
  for (const { query } of tuning) expect(told).toContain(`not found: ${JSON.stringify(query)} (`);
  for (const { query } of reporting) expect(told).not.toContain(`: ${JSON.stringify(query)} (`);
  expect(missesOfTuning(await outcomesOfHalves(await allKnowing()))).toEqual([]);
});
