import type { Release } from '@webdocs/contracts/remote/release';
import { buildRelease } from '@webdocs/testing/release-builder';
import { budgetsOf, requireBudgets } from './budgets.ts';

const kilobyte = 1024;

const { release: docs } = buildRelease({ name: 'mfe-docs', files: { 'client/page-more.js': '' } });
const part = { module: './page', fallback: { kind: 'nothing' as const }, budgetKb: 12 };
const assets = { scripts: ['client/page.js', 'client/page-more.js'], styles: [], lateScripts: ['client/late.js'], lateStyles: [] };

/** A release of one part with these weights; the part has two files of that weight together. */
function weighing({ entry = 0, page = 0, ...more }: { entry?: number; page?: number; development?: true }): Release {
  const record = (bytes: number) => ({ ...docs.files[docs.entry], brotliBytes: bytes }) as Release['files'][string];
  return {
    ...docs,
    ...more,
    definition: { ...docs.definition, entryBudgetKb: 8, parts: { page: part } },
    files: { ...docs.files, [docs.entry]: record(entry), 'client/page.js': record(page / 2), 'client/page-more.js': record(page / 2) },
    parts: { page: assets },
  };
}

test('entry and parts are weighed by the scripts that they need at once, late ones are not', () => {
  expect(budgetsOf(weighing({ entry: 2 * kilobyte, page: 3 * kilobyte }))).toEqual([
    { part: 'entry', kilobytes: 2, atMost: 8 },
    { part: 'page', kilobytes: 3, atMost: 12 },
  ]);
});

test('what weighs as much as it may is taken in', () => {
  expect(() => requireBudgets(weighing({ entry: 8 * kilobyte, page: 12 * kilobyte }))).not.toThrow();
});

test('everything that is too large is named, with what it has and what it may have', () => {
  expect(() => requireBudgets(weighing({ entry: 8 * kilobyte + 100, page: 13 * kilobyte }))).toThrow(
    'mfe-docs 1.0.0 is larger than its definition allows: its entry has 8.10 KB, 8 KB are allowed; part page has 13.00 KB, 12 KB are allowed',
  );
});

test('a build for development is not weighed', () => {
  expect(() => requireBudgets(weighing({ page: 90 * kilobyte, development: true }))).not.toThrow();
});

test('parts of the shell that its main script holds have no weight of their own', () => {
  const { release } = buildRelease();
  const parts = Object.fromEntries(Object.keys(release.parts).map((name) => [name, { ...assets, scripts: [] }]));
  expect(budgetsOf({ ...release, parts }).map(({ part: name }) => name)).toEqual(['entry']);
});
