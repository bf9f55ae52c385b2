import type { Analysis } from '@webdocs/contracts/api/observatory-report';
import { table } from './table.ts';

/** A report for a terminal: the grade, each test with its points, and how the score is made. */
export function scanLines({
  scan,
  tests,
  ledger,
}: Pick<Analysis, 'tests' | 'ledger'> & { readonly scan: Omit<Analysis['scan'], 'id'> }): string[] {
  const { target } = scan;
  const rows = Object.values(tests).map(({ pass, title, score_modifier: points, score_description: says }) => [
    pass ? 'pass' : 'FAIL',
    signed(points),
    title,
    says,
  ]);
  const advice = Object.values(tests)
    .filter(({ pass }) => !pass)
    .map(({ title, recommendation }) => `  ${title}: ${recommendation}`);
  return [
    `${target?.url ?? ''}  ${scan.grade}  ${scan.score} points, ${scan.tests_passed} of ${scan.tests_quantity} tests passed`,
    ...(target?.is_off_host ? [`${target.asked} redirects to ${target.host}: that host is graded`] : []),
    '',
    ...table(rows),
    '',
    ...(ledger ? arithmetic(ledger) : []),
    ...(advice.length > 0 ? ['', 'What to do:', ...advice] : []),
  ];
}

function arithmetic(ledger: NonNullable<Analysis['ledger']>): string[] {
  const { start, deductions, before_bonuses: before, bonus, bonuses_from: from, is_bonus_counted: isCounted, score } = ledger;
  const deducted = deductions.map(({ points }) => ` - ${-points}`).join('');
  const added = isCounted && bonus > 0 ? ` + ${bonus}` : '';
  const left =
    !isCounted && bonus > 0 ? [`A bonus of ${bonus} is not counted: bonuses begin at ${from} points, and there are ${before}.`] : [];
  return [`${start}${deducted}${added} = ${score}${ledger.is_floored ? ' (no score is below 0)' : ''}`, ...left];
}

function signed(points: number): string {
  return points > 0 ? `+${points}` : String(points);
}
