import { observatoryGrades, type ObservatoryGrade } from '@webdocs/contracts/api/observatory-outcomes';
import { observatoryLimits, type ObservatoryStats } from '@webdocs/contracts/api/observatory-report';

interface GradeShare {
  readonly grade: ObservatoryGrade;
  readonly count: number;
  /** Of all hosts. */
  readonly share: number;
}

interface Shares {
  /** Every grade, the best first. */
  readonly shares: readonly GradeShare[];
  readonly hosts: number;
  /** The share of hosts with a lower grade than this one. */
  readonly better: number;
}

export function sharesOf({ grade_distribution: counted }: ObservatoryStats, own: ObservatoryGrade | null): Shares {
  const hosts = counted.reduce((sum, { count }) => sum + count, 0);
  const shares = observatoryGrades.map(([grade]) => {
    const count = counted.find((one) => one.grade === grade)?.count ?? 0;
    return { grade, count, share: hosts === 0 ? 0 : count / hosts };
  });
  const at = shares.findIndex(({ grade }) => grade === own);
  const better = at < 0 ? 0 : shares.slice(at + 1).reduce((sum, { share }) => sum + share, 0);
  return { shares, hosts, better };
}

/** With few hosts the distribution says nothing. */
export function isComparable(stats: ObservatoryStats): boolean {
  return sharesOf(stats, null).hosts >= observatoryLimits.comparedHosts;
}
