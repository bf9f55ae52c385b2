import { baselineRow } from './baseline-row.ts';

const support = {
  chrome: '110',
  chrome_android: '110',
  edge: '110',
  firefox: '115',
  firefox_android: '115',
  safari: '16',
  safari_ios: '16',
};

test('what works everywhere for long says since when', () => {
  const row = baselineRow({ baseline: 'high', baseline_low_date: '2023-07-04', support }, 'high', 'en-US');
  expect(row).toMatchObject({ level: 'high', sinceId: 'docs-baseline-since', since: 'Jul 2023' });
});

test('what is new everywhere shows the year', () => {
  expect(baselineRow({ baseline: 'low', baseline_low_date: '2026-01-13', support }, undefined, 'en-US')).toMatchObject({
    level: 'low',
    since: '2026',
  });
});

test('a date that is only an upper bound keeps its sign', () => {
  expect(baselineRow({ baseline: 'high', baseline_low_date: '≤2018-10-02', support }, undefined, 'en-US')?.since).toBe('≤Oct 2018');
});

test('limited availability names the browser that lacks the feature, under its engine too', () => {
  const row = baselineRow({ baseline: false, support: { chrome: '114', edge: '114' } }, 'limited', 'en-US');
  expect(row?.level).toBe('limited');
  expect(row?.browsers).toContainEqual({ browser: 'firefox', version: undefined });
  expect(row?.engines).toContainEqual({
    name: 'Gecko',
    browsers: [
      { browser: 'firefox', version: undefined },
      { browser: 'firefox_android', version: undefined },
    ],
  });
});

test('every browser is under the engine that it is made with', () => {
  const { engines = [] } = baselineRow({ baseline: 'high', support }, undefined, 'en-US') ?? {};
  expect(engines.map(({ name, browsers }) => [name, ...browsers.map(({ browser }) => browser)])).toEqual([
    ['Blink', 'chrome', 'chrome_android', 'edge'],
    ['Gecko', 'firefox', 'firefox_android'],
    ['WebKit', 'safari', 'safari_ios'],
  ]);
});

test.each(['discouraged', 'removing'] as const)('something %s is that, however widely it works', (standing) => {
  expect(baselineRow({ baseline: 'high', baseline_low_date: '2023-07-04', support }, standing, 'en-US')).toMatchObject({
    level: standing,
    since: '',
  });
  expect(baselineRow(undefined, standing, 'en-US')).toMatchObject({ level: standing, browsers: [], engines: [] });
});

test('of a feature that nothing is known of there is nothing to say', () => {
  expect(baselineRow(undefined, undefined, 'en-US')).toBeUndefined();
  expect(baselineRow(undefined, 'high', 'en-US')).toBeUndefined();
});

test.each(['', 'soon', '20-1-1'])('a date of %j is left out', (date) => {
  expect(baselineRow({ baseline: 'high', baseline_low_date: date, support }, undefined, 'fr')?.sinceId).toBe('docs-baseline-undated');
});
