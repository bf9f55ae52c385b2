import { baselineRow } from './baseline-row.ts';

const support = { chrome: '110', edge: '110', firefox: '115', safari: '16' };

test('what works everywhere for long says since when', () => {
  const row = baselineRow({ baseline: 'high', baseline_low_date: '2023-07-04', support }, 'en-US');
  expect(row).toMatchObject({ level: 'high', sinceId: 'docs-baseline-since', since: 'July 2023' });
});

test('what is new everywhere shows the year', () => {
  expect(baselineRow({ baseline: 'low', baseline_low_date: '2026-01-13', support }, 'en-US')).toMatchObject({
    level: 'low',
    since: '2026',
  });
});

test('a date that is only an upper bound keeps its sign', () => {
  expect(baselineRow({ baseline: 'high', baseline_low_date: '≤2018-10-02', support }, 'en-US').since).toBe('≤October 2018');
});

test('limited availability names the browser that lacks the feature', () => {
  const row = baselineRow({ baseline: false, support: { chrome: '114', edge: '114' } }, 'en-US');
  expect(row.level).toBe('limited');
  expect(row.browsers).toContainEqual({ browser: 'firefox', version: undefined });
});

test.each(['', 'soon', '20-1-1'])('a date of %j is left out', (date) => {
  expect(baselineRow({ baseline: 'high', baseline_low_date: date, support }, 'fr').sinceId).toBe('docs-baseline-undated');
});
