import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { writeIn, writtenTree } from '../../fixtures/written-tree.ts';
import { readHistory } from './history.ts';

const silently = () => undefined;

function git(root: string, ...words: readonly string[]): void {
  const settings = ['-c', 'user.name=A. Writer', '-c', 'user.email=writer@example.org', '-c', 'commit.gpgsign=false'];
  execFileSync('git', ['-C', root, ...settings, ...words], {
    env: { ...process.env, GIT_AUTHOR_DATE: '2026-03-01T10:00:00Z', GIT_COMMITTER_DATE: '2026-03-01T10:00:00Z' },
    stdio: 'pipe',
  });
}

test('a tree under git knows the last change of each file, whatever its name', async () => {
  const root = writtenTree({ 'inner/files/en-us/a b/index.md': 'one', 'inner/files/fr/é/index.md': 'two', 'outside.md': 'three' });
  git(root, 'init', '-q');
  git(root, 'add', '.');
  git(root, 'commit', '-qm', 'First');
  const history = await readHistory([join(root, 'inner')], silently);
  expect([...history.keys()].sort()).toEqual([join(root, 'inner/files/en-us/a b/index.md'), join(root, 'inner/files/fr/é/index.md')]);
  expect(history.get(join(root, 'inner/files/fr/é/index.md'))).toEqual({
    modified: expect.stringMatching(/^2026-03-01T/) as string,
    hash: expect.stringMatching(/^[0-9a-f]{40}$/) as string,
  });
});

test('of several commits the newest counts', async () => {
  const root = writtenTree({ 'a.md': 'one' });
  git(root, 'init', '-q');
  git(root, 'add', '.');
  git(root, 'commit', '-qm', 'First');
  const first = (await readHistory([root], silently)).get(join(root, 'a.md'));
  writeIn(root, 'a.md', 'two');
  git(root, 'commit', '-qam', 'Second');
  expect((await readHistory([root], silently)).get(join(root, 'a.md'))?.hash).not.toBe(first?.hash);
});

test('an exported history is read where there is one', async () => {
  const root = writtenTree({ '_git_history.json': JSON.stringify({ 'files/en-us/a/index.md': { modified: '2026-02-03', hash: 'abc' } }) });
  expect([...(await readHistory([root], silently))]).toEqual([
    [join(root, 'files/en-us/a/index.md'), { modified: '2026-02-03', hash: 'abc' }],
  ]);
});

test('a folder without a history has none', async () => {
  expect([...(await readHistory([writtenTree({ 'a.md': 'x' }), '/nowhere/at/all'], silently))]).toEqual([]);
});
