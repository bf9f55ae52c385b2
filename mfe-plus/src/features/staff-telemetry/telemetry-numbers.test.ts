import type { TelemetryReport } from '@webdocs/contracts/api/telemetry-report';
import { shownFigures } from './figures.ts';
import { stepText, vitalText } from './numbers.ts';
import { csvNameOf, csvOf } from './report-csv.ts';
import { marksOf } from './VisitsChart.tsx';
import { vitalStateOf } from './vital-limits.ts';

const figure = (all: number, whole: number | null = all, before: number | null = all) => ({ all, whole, before });
const figures: TelemetryReport['figures'] = {
  visits: figure(1000, 900, 600),
  views: figure(2300, 2070, 1200),
  errors: figure(2, 9, 12),
  searches: figure(400, 300, 400),
  misses: figure(40, 15, 12),
};

test('numbers of things are compared by ratio, and what is a ratio itself by difference', () => {
  const round = (value: number | null) => (value === null ? null : Math.round(value * 1000) / 1000);
  expect(shownFigures(figures).map(({ name, value, change }) => [name, round(value), round(change)])).toEqual([
    ['visits', 1000, 0.5],
    ['pages', 2.3, 0.3],
    ['searches', 400, -0.25],
    ['errors', 2, -10],
    ['misses', 0.1, 0.02],
  ]);
});

test('where nothing was before, and where nothing divides, nothing is compared', () => {
  const none = figure(0);
  const fresh = {
    visits: figure(5, 4, 0),
    views: figure(9, 8, 0),
    errors: none,
    searches: figure(7, null, null),
    misses: figure(1, null, null),
  };
  expect(shownFigures(fresh).map(({ change }) => change)).toEqual([null, null, null, null, null]);
  expect(shownFigures({ visits: none, views: none, errors: none, searches: none, misses: none }).map(({ value }) => value)).toEqual([
    0,
    null,
    0,
    null,
    null,
  ]);
});

test.each([
  ['LCP', 2500, 'good'],
  ['LCP', 2501, 'middling'],
  ['LCP', 4001, 'poor'],
  ['CLS', 0.1, 'good'],
  ['CLS', 0.26, 'poor'],
  ['INP', null, 'few'],
] as const)('%s of %p is %s', (name, value, state) => {
  expect(vitalStateOf(name, value)).toBe(state);
});

test('numbers have the unit in which they are read, in the language of the page, and are on the side of a limit that they are on', () => {
  expect([vitalText('en-US', 'LCP', 2140), vitalText('en-US', 'INP', 214), vitalText('en-US', 'CLS', 0.031)]).toEqual([
    '2.1 sec',
    '214 ms',
    '0.03',
  ]);
  expect([
    vitalText('en-US', 'LCP', 2540),
    vitalText('en-US', 'TTFB', 1804),
    vitalText('en-US', 'CLS', 0.104),
    vitalText('en-US', 'CLS', 0.1),
  ]).toEqual(['2.54 sec', '1.804 sec', '0.104', '0.1']);
  expect(vitalText('fr', 'TTFB', 640)).toMatch(/^0,6\s?s$/);
  expect([
    stepText('en-US', '2026-11-09'),
    stepText('en-US', '2026-11-09', 'short'),
    stepText('en-US', '2026-11-09T15:00Z', 'short'),
  ]).toEqual(['November 9', 'Nov 9', '3:00 PM']);
  expect(stepText('en-US', '2026-11-09T15:00Z')).toBe('November 9 at 3:00 PM UTC');
});

test('what went live on one day is one mark', () => {
  const steps = ['2026-11-08', '2026-11-09'].map((at) => ({ at, visits: 0, before: 0 }));
  const release = (at: string, name: string) => ({ at, name, version: '7.41.0' });
  expect(marksOf(steps, [release('2026-11-09', 'docs'), release('2026-11-09', 'plus'), release('2026-11-01', 'ads')])).toEqual([
    { at: 1, label: 'docs 7.41.0 +1' },
  ]);
});

test('a file has a line for each number, and no word of a reader becomes a formula', () => {
  const report: TelemetryReport = {
    counted_until: null,
    steps: [{ at: '2026-11-27', visits: 3, before: 2 }],
    figures,
    releases: [],
    page_kinds: [{ kind: 'home', views: 3 }],
    clicks: [{ source: 'thumbs', count: 1 }],
    remotes: ['shell'],
    versions: [{ version: '9.6.0', vitals: [{ name: 'LCP', device: 'phone', count: 3, p50: null, p75: null, p95: null }] }],
    errors: [
      { remote: 'mfe-docs', signature: 'Error: "x", y', state: 'new', first_version: '1', first_day: '2026-11-27', count: 2, counts: [2] },
    ],
    misses: [{ query: '=HYPERLINK("x")', count: 9 }],
  };
  const wish = { days: '28', locale: 'fr', remote: 'shell' } as const;
  expect([csvNameOf(wish, report), csvNameOf({ ...wish, locale: undefined }, report)]).toEqual([
    'telemetry-2026-11-27-28-days-fr.csv',
    'telemetry-2026-11-27-28-days-all-languages.csv',
  ]);
  const lines = csvOf(wish, report).split('\r\n');
  expect(lines.slice(0, 3)).toEqual(['section,name,detail,value', 'report,days,,28', 'report,language,,fr']);
  expect(lines.slice(8)).toEqual([
    'visits,2026-11-27,now,3',
    'visits,2026-11-27,before,2',
    'page kinds,home,,3',
    'clicks,thumbs,,1',
    'vitals in all languages,shell 9.6.0,LCP phone count,3',
    'vitals in all languages,shell 9.6.0,LCP phone p50,few',
    'vitals in all languages,shell 9.6.0,LCP phone p75,few',
    'vitals in all languages,shell 9.6.0,LCP phone p95,few',
    'errors,"mfe-docs: Error: ""x"", y",2026-11-27,2',
    `searches without a result in all languages,"'=HYPERLINK(""x"")",,9`,
    '',
  ]);
});
