import type { History, SourceLog } from './change-history.ts';
import { SourceCommits } from './source-commits.ts';

const both = 'a'.repeat(40);
const later = 'b'.repeat(40);
const log = (root: string, commits: SourceLog['commits'], files: ReadonlyArray<readonly [string, readonly number[]]>): SourceLog => ({
  ...{ root, commits, files: new Map(files) },
});
const historyOf = (...logs: readonly SourceLog[]): History => Object.assign(new Map<string, never>(), { logs });

test('a commit that touched two roots of one repository is looked up in the root of the page', () => {
  const first = log('/one', [[both, '2026-03-01']], [['/one/files/en-us/cup/index.md', [0]]]);
  const second = log(
    '/two',
    [
      [later, '2026-03-09'],
      [both, '2026-03-01'],
    ],
    [['/two/files/en-us/tea/index.md', [0, 1]]],
  );
  const commits = new SourceCommits(historyOf(first, second));
  for (const name of [both, both.slice(0, 10)])
    expect(commits.changesSince('/two/files/en-us/tea/index.md', name)).toEqual({ count: 1, since: '2026-03-09' });
});

test('what a root does not know of a page or a commit is not guessed', () => {
  const commits = new SourceCommits(historyOf(log('/one', [[both, '2026-03-01']], [['/one/files/en-us/cup/index.md', [0]]])));
  expect(commits.changesSince('/one/files/en-us/cup/index.md', later)).toBeUndefined();
  expect(commits.changesSince('/two/files/en-us/tea/index.md', both)).toBeUndefined();
  expect([commits.dateOf(both), commits.dateOf('cccccccc')]).toEqual(['2026-03-01', undefined]);
});
