import { observatoryOutcomes, observatoryTests } from '@webdocs/contracts/api/observatory-outcomes';
import fc from 'fast-check';
import { recommendationMatrix } from './recommendation-matrix.ts';
import { gradeOf, ledgerOf, pointsOf } from './score.ts';

const anyResults = fc
  .tuple(
    ...observatoryTests.map((test) => fc.constantFrom(...Object.keys(observatoryOutcomes[test])).map((result) => [test, result] as const)),
  )
  .map((entries) => new Map<string, string>(entries));

const bestOf = (test: (typeof observatoryTests)[number]) =>
  Object.entries<number>(observatoryOutcomes[test]).reduce((best, one) => (one[1] > best[1] ? one : best));

test('all bonuses together make 165 points: there is no cap', () => {
  const best = new Map<string, string>(observatoryTests.map((test) => [test, bestOf(test)[0]]));
  expect(ledgerOf(best)).toMatchObject({ score: 165, bonus: 65, deductions: [], is_bonus_counted: true, is_floored: false });
  expect(gradeOf(165)).toBe('A+');
});

test('no score is below zero', () => {
  const worst = new Map<string, string>(
    observatoryTests.map((test) => [
      test,
      Object.entries<number>(observatoryOutcomes[test]).sort((one, other) => one[1] - other[1])[0]?.[0] ?? '',
    ]),
  );
  expect(ledgerOf(worst)).toMatchObject({ score: 0, is_floored: true });
});

test.each([
  [90, true, 100],
  [85, false, 85],
])('with %i points before bonuses they count: %s', (before, isCounted, score) => {
  const results = new Map([
    ['x-content-type-options', 'x-content-type-options-not-implemented'],
    ['referrer-policy', before === 90 ? 'referrer-policy-unsafe' : 'referrer-policy-private'],
    [
      'strict-transport-security',
      before === 90 ? 'hsts-implemented-max-age-at-least-six-months' : 'hsts-implemented-max-age-less-than-six-months',
    ],
    ['cross-origin-resource-policy', 'cross-origin-resource-policy-implemented-with-same-origin'],
  ]);
  expect(ledgerOf(results)).toMatchObject({
    before_bonuses: before,
    is_bonus_counted: isCounted,
    score,
    missing_for_bonuses: isCounted ? 0 : 5,
  });
});

test('the ledger adds up, line by line, whatever was found', () => {
  fc.assert(
    fc.property(anyResults, (results) => {
      const ledger = ledgerOf(results);
      const deducted = ledger.deductions.reduce((left, { points }) => left + points, ledger.start);
      const bonus = ledger.bonuses.reduce((sum, { points }) => sum + points, 0);
      expect(ledger.before_bonuses).toBe(deducted);
      expect(ledger.bonus).toBe(bonus);
      expect(ledger.score).toBe(Math.max(0, ledger.is_bonus_counted ? deducted + bonus : deducted));
      expect(ledger.score % 5).toBe(0);
      expect(ledger.is_bonus_counted).toBe(deducted >= 90);
    }),
  );
});

test.each([
  [100, 'A+'],
  [95, 'A'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [75, 'B'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [55, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
  [20, 'F'],
  [0, 'F'],
])('%i points are %s', (score, grade) => {
  expect(gradeOf(score)).toBe(grade);
});

test('the matrix has every outcome with words and the points of the table', () => {
  const matrix = recommendationMatrix((documentation) => `/en-US${documentation}`);
  expect(matrix.map(({ name }) => name)).toEqual(observatoryTests);
  for (const { name, results, mdnLink } of matrix) {
    expect(mdnLink).toMatch(/^\/en-US\/docs\//);
    expect(results.map(({ name: result }) => result).sort()).toEqual(Object.keys(observatoryOutcomes[name as 'cookies']).sort());
    for (const result of results) {
      expect(result.scoreModifier).toBe(pointsOf(name, result.name));
      expect(result.description).toMatch(/^[A-Z].*\.$/);
      // Whatever costs points says what to do.
      if (result.scoreModifier < 0) expect(result.recommendation).toMatch(/^[A-Z].*\.$/);
    }
  }
});
