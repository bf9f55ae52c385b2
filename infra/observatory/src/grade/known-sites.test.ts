import { observatoryOutcomes } from '@webdocs/contracts/api/observatory-outcomes';
import { knownSites, type KnownSite } from '../../fixtures/known-sites.ts';
import { knownWays } from '../../fixtures/known-ways.ts';
import { scanOf } from '../../fixtures/scan-of-test.ts';
import { servedPair } from '../../fixtures/served-pair.ts';

/** Without the code under test: deductions first, bonuses from 90 on, and nothing else on these sites has any points. */
function expectedScore({ points, besides = 0 }: KnownSite): number {
  const parts = [points, besides];
  const deducted = 100 + parts.filter((part) => part < 0).reduce((sum, part) => sum + part, 0);
  return deducted + (deducted >= 90 ? parts.filter((part) => part > 0).reduce((sum, part) => sum + part, 0) : 0);
}

function expectedGrade(score: number): string {
  if (score >= 100) return 'A+';
  if (score >= 90) return 'A';
  if (score >= 85) return 'A-';
  if (score >= 80) return 'B+';
  if (score >= 70) return 'B';
  if (score >= 65) return 'B-';
  if (score >= 60) return 'C+';
  return score >= 50 ? 'C' : 'D+';
}

test.each(knownSites.map((site) => [`${site.test}, ${site.says}`, site] as const))('%s', async (_, known) => {
  const { headers, html, body, status } = known;
  const served = await servedPair({
    http: 'to-https',
    https: { headers, ...(html ? { html } : {}), ...(body ? { body } : {}), ...(status ? { status } : {}) },
  });
  const { scan, tests, ledger } = await scanOf(`localhost:${served.port}`);
  await served.close();
  expect([tests[known.test]?.result, tests[known.test]?.score_modifier]).toEqual([known.outcome, known.points]);
  expect(scan.score).toBe(expectedScore(known));
  expect(scan.grade).toBe(expectedGrade(expectedScore(known)));
  expect(ledger?.score).toBe(scan.score);
});

test.each(knownWays.map((way) => [way.says, way] as const))('%s', async (_, { open, observing, outcomes }) => {
  const served = await open();
  const { tests } = await scanOf(`localhost:${served.port}`, observing);
  await served.close();
  const found = Object.fromEntries(Object.keys(outcomes).map((name) => [name, tests[name]?.result]));
  expect(found).toEqual(outcomes);
});

test('every outcome of every test is among them, and there are 160 sites', () => {
  const seen = new Set([...knownSites.map(({ outcome }) => outcome), ...knownWays.flatMap(({ outcomes }) => Object.values(outcomes))]);
  const missing = Object.values(observatoryOutcomes)
    .flatMap((outcomes) => Object.keys(outcomes))
    .filter((outcome) => !seen.has(outcome));
  expect(missing).toEqual([]);
  expect(knownSites.length + knownWays.length).toBeGreaterThanOrEqual(160);
});
