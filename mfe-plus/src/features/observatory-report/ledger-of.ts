import { observatoryBonusesFrom, observatoryStart } from '@webdocs/contracts/api/observatory-outcomes';
import type { Analysis, ScoreLedger } from '@webdocs/contracts/api/observatory-report';

/** How the score is made: as the scanner says, or, of one that does not say it, by the same rule. */
export function ledgerOf({ ledger, tests, scan }: Pick<Analysis, 'ledger' | 'tests' | 'scan'>): ScoreLedger {
  if (ledger) return ledger;
  const lines = Object.values(tests).map(({ name, result, score_modifier: points }) => ({ test: name, result, points }));
  const deductions = lines.filter(({ points }) => points < 0).sort((one, other) => one.points - other.points);
  const bonuses = lines.filter(({ points }) => points > 0).sort((one, other) => other.points - one.points);
  const sum = (all: typeof lines) => all.reduce((total, { points }) => total + points, 0);
  const before = observatoryStart + sum(deductions);
  const bonus = sum(bonuses);
  const isCounted = before >= observatoryBonusesFrom;
  return {
    start: observatoryStart,
    deductions,
    before_bonuses: before,
    bonuses,
    bonus,
    bonuses_from: observatoryBonusesFrom,
    is_bonus_counted: isCounted,
    missing_for_bonuses: Math.max(0, observatoryBonusesFrom - before),
    is_floored: before < 0,
    score: scan.score ?? Math.max(0, before + (isCounted ? bonus : 0)),
  };
}
