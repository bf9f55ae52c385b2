import type { HistoryEntry } from '@webdocs/contracts/remote/history';
import { unneededReleases } from './unneeded-releases.ts';

const now = new Date('2026-06-10T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

/** mfe-docs went from 1.0.0 to 5.0.0, a version a week but the last, which went live an hour ago. */
const ages = [40, 30, 20, 10, 1 / 24];
const entryOf = (days: number, index: number): HistoryEntry => ({
  revision: index + 1,
  after: index,
  at: daysAgo(days).toISOString(),
  by: 'ada',
  actor: null,
  because: null,
  commit: null,
  link: null,
  reason: 'deploy',
  changes: [{ name: 'mfe-docs', from: index === 0 ? null : `${index}.0.0`, to: `${index + 1}.0.0` }],
});
const history = ages.map(entryOf);
const release = (version: string, days: number, name = 'mfe-docs') => ({ name, version, admittedAt: daysAgo(days) });
const retirement = (days: number): HistoryEntry => ({
  ...entryOf(days, 3),
  reason: 'retire',
  changes: [{ name: 'mfe-docs', from: '3.0.0', to: null }],
});
const releases = ages.map((days, index) => release(`${index + 1}.0.0`, days));
const versions = { 'mfe-docs': '5.0.0' };

const left = (keep: number, more: ReadonlyArray<ReturnType<typeof release>> = []) =>
  unneededReleases([...releases, ...more], { versions, history, keep, now }).map(({ version }) => version);

test('what is live and what a rollback leads to stays, as far back as is asked for', () => {
  expect(left(3)).toEqual(['1.0.0']);
  expect(left(2)).toEqual(['1.0.0', '2.0.0']);
});

test('what was live within a day stays, because pages are open that need it', () => {
  expect(left(0)).toEqual(['1.0.0', '2.0.0', '3.0.0']);
});

test('what was never live goes when it is a day old', () => {
  expect(left(9, [release('6.0.0', 2), release('7.0.0', 0.5)])).toEqual(['6.0.0']);
});

test('the releases of one remote say nothing about those of another', () => {
  expect(left(9, [release('1.0.0', 20, 'mfe-ads')])).toEqual(['1.0.0']);
});

test('of a remote that was retired a month ago nothing is needed, and of one that was retired lately what it had', () => {
  const retired = (days: number) =>
    unneededReleases(releases, {
      versions: {},
      history: [...history.slice(0, 3), retirement(days)],
      keep: 2,
      now,
    }).map(({ version }) => version);
  expect(retired(10)).toEqual(['1.0.0', '4.0.0']);
  expect(retired(31)).toEqual(['1.0.0', '2.0.0', '3.0.0', '4.0.0']);
});
