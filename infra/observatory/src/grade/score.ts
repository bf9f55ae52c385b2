import {
  observatoryBonusesFrom,
  observatoryGrades,
  observatoryOutcomes,
  observatoryStart,
  type ObservatoryGrade,
} from '@webdocs/contracts/api/observatory-outcomes';
import type { ScoreLedger } from '@webdocs/contracts/api/observatory-report';

/** The outcomes of tests by their names. */
export type Results = ReadonlyMap<string, string>;

export function pointsOf(test: string, result: string): number {
  const outcomes: Readonly<Record<string, Readonly<Record<string, number>>>> = observatoryOutcomes;
  return outcomes[test]?.[result] ?? 0;
}

/** The arithmetic of the score: deductions first, bonuses only where enough is left, never below zero, in steps of five. */
export function ledgerOf(results: Results): ScoreLedger {
  const lines = [...results].map(([test, result]) => ({ test, result, points: pointsOf(test, result) }));
  const deductions = lines.filter(({ points }) => points < 0).sort((one, other) => one.points - other.points);
  const bonuses = lines.filter(({ points }) => points > 0).sort((one, other) => other.points - one.points);
  const beforeBonuses = observatoryStart + sum(deductions);
  const bonus = sum(bonuses);
  const isCounted = beforeBonuses >= observatoryBonusesFrom;
  const total = beforeBonuses + (isCounted ? bonus : 0);
  return {
    start: observatoryStart,
    deductions,
    before_bonuses: beforeBonuses,
    bonuses,
    bonus,
    bonuses_from: observatoryBonusesFrom,
    is_bonus_counted: isCounted,
    missing_for_bonuses: Math.max(0, observatoryBonusesFrom - beforeBonuses),
    is_floored: total < 0,
    score: Math.floor(Math.max(0, total) / 5) * 5,
  };
}

export function gradeOf(score: number): ObservatoryGrade {
  return observatoryGrades.find(([, from]) => score >= from)?.[0] ?? 'F';
}

function sum(lines: ReadonlyArray<{ readonly points: number }>): number {
  return lines.reduce((all, { points }) => all + points, 0);
}
