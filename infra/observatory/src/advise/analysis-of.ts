import { observatoryAlgorithm } from '@webdocs/contracts/api/observatory-outcomes';
import type { Analysis, Scan, ScannedTarget, ScanTest } from '@webdocs/contracts/api/observatory-report';
import { gradedPage, type Evidence } from '../grade/evidence.ts';
import { recordOf } from '../grade/record-of.ts';
import { gradeOf, ledgerOf, pointsOf } from '../grade/score.ts';
import type { Finding, TestOfSite } from '../grade/test-of-site.ts';
import { testsOfSite } from '../grade/tests.ts';
import { fixesOfTest } from './fixes-of-test.ts';
import { proposePolicy } from './propose-policy.ts';
import { recommended, type SecurityText } from './recommended.ts';

export interface Seen {
  readonly evidence: Evidence;
  readonly target: ScannedTarget;
  readonly securityText: SecurityText;
  /** The address of a page of the documentation. */
  readonly linkOf: (documentation: string) => string;
}

/** A report that has no number yet, because it is not kept. */
export type FreshAnalysis = Omit<Analysis, 'history' | 'scan' | 'is_kept'> & { readonly scan: Omit<Scan, 'id'> };

/** Everything that is said of a site. */
export function analysisOf({ evidence, target, securityText, linkOf }: Seen): FreshAnalysis {
  const proposed = proposePolicy(evidence);
  const found = testsOfSite.map((test) => ({ test, finding: test.look(evidence) }));
  const results = new Map<string, string>(found.map(({ test, finding }) => [test.name, finding.result]));
  const ledger = ledgerOf(results);
  const tests = found.map(({ test, finding }) => {
    const points = pointsOf(test.name, finding.result);
    const offered = points < mostPoints(test) ? fixesOfTest(test.name, { evidence, finding, policy: proposed?.policy }) : [];
    const fixed = points < 0 ? ledgerOf(new Map([...results, [test.name, test.expectation]])).score : undefined;
    return reportOf(test, finding, {
      link: linkOf(test.documentation),
      ...(offered.length > 0 ? { fixes: offered } : {}),
      ...(fixed === undefined ? {} : { when_fixed: { score: fixed, grade: gradeOf(fixed) } }),
    });
  });
  const passed = tests.filter(({ pass }) => pass).length;
  const { status, headers } = gradedPage(evidence);
  return {
    scan: {
      algorithm_version: observatoryAlgorithm,
      scanned_at: evidence.scannedAt.toISOString(),
      error: null,
      grade: gradeOf(ledger.score),
      score: ledger.score,
      status_code: status,
      tests_failed: tests.length - passed,
      tests_passed: passed,
      tests_quantity: tests.length,
      response_headers: headersByName(headers),
      raw_headers: headers.map(({ name, value }) => ({ name, value })),
      target,
    },
    tests: Object.fromEntries(tests.map((test) => [test.name, test])),
    ledger,
    recommended: recommended(evidence, securityText),
    proposed_policy: proposed,
  };
}

function reportOf(
  { name, title, expectation, outcomes }: TestOfSite,
  { result, data, details }: Finding,
  more: Pick<ScanTest, 'link' | 'fixes' | 'when_fixed'>,
): ScanTest {
  const { description, recommendation } = outcomes[result];
  const points = pointsOf(name, result);
  return {
    name,
    title,
    pass: points >= 0,
    result,
    expectation,
    score_description: description,
    recommendation,
    score_modifier: points,
    data,
    ...details,
    ...more,
  };
}

function mostPoints({ name, outcomes }: TestOfSite): number {
  return Math.max(...Object.keys(outcomes).map((result) => pointsOf(name, result)));
}

function headersByName(lines: ReturnType<typeof gradedPage>['headers']): Record<string, string | string[]> {
  const byName = new Map<string, string[]>();
  for (const { name, value } of lines) byName.set(name.toLowerCase(), [...(byName.get(name.toLowerCase()) ?? []), value]);
  return recordOf([...byName].map(([name, values]) => [name, values.length === 1 ? (values[0] as string) : values]));
}
