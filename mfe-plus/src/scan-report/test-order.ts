import { observatoryTests } from '@webdocs/contracts/api/observatory-outcomes';
import type { Analysis, ScanTest } from '@webdocs/contracts/api/observatory-report';

/** What costs most is first, then what costs nothing, in the order of reports. */
export function inOrder(tests: Analysis['tests']): ScanTest[] {
  const place = ({ name }: ScanTest) => (observatoryTests as readonly string[]).indexOf(name);
  const cost = ({ score_modifier: points }: ScanTest) => Math.min(0, points);
  return Object.values(tests).sort((one, other) => cost(one) - cost(other) || place(one) - place(other));
}

const little = -5;

export function toneOfTest({ pass, score_modifier: points }: Pick<ScanTest, 'pass' | 'score_modifier'>): 'pass' | 'warning' | 'fail' {
  if (pass) return 'pass';
  return points >= little ? 'warning' : 'fail';
}
