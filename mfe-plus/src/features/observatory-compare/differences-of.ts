import type { Analysis } from '@webdocs/contracts/api/observatory-report';
import { inOrder } from '../../scan-report/test-order.ts';

interface Difference {
  readonly name: string;
  readonly title: string;
  /** Undefined where a scan of older rules had no such test. */
  readonly points: number | undefined;
  readonly otherPoints: number | undefined;
}

/** Every test that either has: what differs is first. */
export function differencesOf(tests: Analysis['tests'], others: Analysis['tests']): Difference[] {
  const rows = inOrder({ ...others, ...tests }).map(({ name, title }) => ({
    name,
    title,
    points: tests[name]?.score_modifier,
    otherPoints: others[name]?.score_modifier,
  }));
  const isSame = ({ points, otherPoints }: Difference) => Number(points === otherPoints);
  return rows.sort((one, other) => isSame(one) - isSame(other));
}
