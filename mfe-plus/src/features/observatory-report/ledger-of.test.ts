import type { Analysis } from '@webdocs/contracts/api/observatory-report';
import { analysis } from '../../../fixtures/observatory.ts';
import { ledgerOf } from './ledger-of.ts';

const without = (given: Analysis): Analysis => {
  const { ledger: _, ...rest } = given;
  return rest;
};

test('the ledger of the scanner is shown as it is', () => {
  expect(ledgerOf(analysis)).toBe(analysis.ledger);
});

test('a scanner that shows no ledger gets the same one, made of its tests', () => {
  expect(ledgerOf(without(analysis))).toEqual(analysis.ledger);
});

test('every line adds up to the score, with bonuses where they are counted', () => {
  const tests = Object.fromEntries(
    Object.entries(analysis.tests).map(([name, test]) => [name, { ...test, score_modifier: Math.max(0, test.score_modifier) }]),
  );
  const { start, deductions, bonus, is_bonus_counted, score } = ledgerOf(
    without({ ...analysis, tests, scan: { ...analysis.scan, score: null } }),
  );
  expect(deductions).toEqual([]);
  expect(is_bonus_counted).toBe(true);
  expect(score).toBe(start + bonus);
});

test('no score is below zero, and the ledger says so', () => {
  const worst = Object.values(analysis.tests).map((test) => [test.name, { ...test, score_modifier: -20 }] as const);
  const { before_bonuses, is_floored, score } = ledgerOf(
    without({ ...analysis, tests: Object.fromEntries(worst), scan: { ...analysis.scan, score: null } }),
  );
  expect([before_bonuses < 0, is_floored, score]).toEqual([true, true, 0]);
});
