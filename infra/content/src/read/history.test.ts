import { execFileSync } from 'node:child_process';
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { writeIn, writtenTree } from '@webdocs/testing/written-tree';
import { contributionsIn } from './featured-content.ts';
import { readHistory } from './history.ts';
import { ContentMemory } from './content-memory.ts';

const silently = () => undefined;

function git(root: string, ...words: readonly string[]): void {
  gitAs('A. Writer', root, ...words);
}

function gitAs(name: string, root: string, ...words: readonly string[]): void {
  const settings = ['-c', `user.name=${name}`, '-c', 'user.email=writer@example.org', '-c', 'commit.gpgsign=false'];
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
    contributors: ['A. Writer'],
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

test('a file that moved keeps those who wrote it under its old name', async () => {
  const root = writtenTree({ 'old.md': 'one line\nand another\nand a third\n' });
  git(root, 'init', '-q');
  git(root, 'add', '.');
  git(root, 'commit', '-qm', 'First');
  renameSync(join(root, 'old.md'), join(root, 'new.md'));
  git(root, 'add', '-A');
  gitAs('B. Mover', root, 'commit', '-qm', 'Move');
  const history = await readHistory([root], silently);
  expect(history.get(join(root, 'new.md'))?.contributors).toEqual(['B. Mover', 'A. Writer']);
});

test('a merge is not a change of its author', async () => {
  const root = writtenTree({ 'a.md': 'one' });
  git(root, 'init', '-q', '-b', 'main');
  git(root, 'add', '.');
  git(root, 'commit', '-qm', 'First');
  git(root, 'checkout', '-qb', 'side');
  writeIn(root, 'b.md', 'two');
  git(root, 'add', '.');
  git(root, 'commit', '-qm', 'Second');
  git(root, 'checkout', '-q', 'main');
  gitAs('C. Merger', root, 'merge', '-q', '--no-ff', '-m', 'Merge', 'side');
  const { recent = [] } = await readHistory([root], silently);
  expect(recent.map(({ subject, author }) => `${subject} by ${author}`).sort()).toEqual(['First by A. Writer', 'Second by A. Writer']);
});

test('changes that were merged by request are contributions, the newest first', async () => {
  const root = writtenTree({ 'a.md': 'one' });
  git(root, 'init', '-q');
  git(root, 'remote', 'add', 'origin', 'git@code.example:pages/content.git');
  git(root, 'add', '.');
  git(root, 'commit', '-qm', 'First');
  for (const number of [7, 8]) {
    writeIn(root, 'a.md', String(number));
    git(root, 'commit', '-qam', `Fix a word (#${number})`);
  }
  expect(contributionsIn(await readHistory([root], silently))).toEqual(
    [8, 7].map((number) => ({
      number,
      title: 'Fix a word',
      url: `https://code.example/pages/content/pull/${number}`,
      updated_at: expect.stringMatching(/^2026-03-01T/) as string,
      repo: { name: 'pages/content', url: 'https://code.example/pages/content' },
    })),
  );
});

describe('what was read before', () => {
  function grownTree() {
    const root = writtenTree({ 'a.md': 'one line\nand another\nand a third\n', 'b.md': 'one' });
    git(root, 'init', '-q', '-b', 'main');
    git(root, 'remote', 'add', 'origin', 'https://code.example/pages/content.git');
    git(root, 'add', '.');
    git(root, 'commit', '-qm', 'First (#1)');
    return root;
  }
  function change(root: string) {
    renameSync(join(root, 'a.md'), join(root, 'c.md'));
    git(root, 'add', '-A');
    gitAs('B. Mover', root, 'commit', '-qm', 'Move (#2)');
  }
  /** As the index file keeps it. */
  const written = (memory: ContentMemory) =>
    new ContentMemory(new Map(), new Map(JSON.parse(JSON.stringify([...memory.parts])) as Array<[string, never]>));

  test('is believed as long as nothing was added, and is not read again', async () => {
    const root = grownTree();
    const memory = new ContentMemory();
    const first = await readHistory([root], silently, memory);
    const again = written(memory);
    expect(await readHistory([root], silently, again)).toEqual(first);
    expect(again.hasChanged).toBe(false);
  });

  test('is continued by what was added, as if all had been read at once', async () => {
    const root = grownTree();
    const memory = new ContentMemory();
    await readHistory([root], silently, memory);
    change(root);
    const continued = await readHistory([root], silently, written(memory));
    const whole = await readHistory([root], silently);
    expect([...continued].sort()).toEqual([...whole].sort());
    expect(continued.recent).toEqual(whole.recent);
    expect(continued.get(join(root, 'c.md'))?.contributors).toEqual(['B. Mover', 'A. Writer']);
  });

  test('tells where changes are shown today, also where the repository has moved since', async () => {
    const root = grownTree();
    const memory = new ContentMemory();
    await readHistory([root], silently, memory);
    git(root, 'remote', 'set-url', 'origin', 'git@code.example:other/docs.git');
    const again = await readHistory([root], silently, written(memory));
    expect(again.recent?.[0]?.repository).toEqual({ name: 'other/docs', url: 'https://code.example/other/docs' });
  });

  test('is discarded where the history was written anew', async () => {
    const root = grownTree();
    const memory = new ContentMemory();
    await readHistory([root], silently, memory);
    gitAs('C. Rewriter', root, 'commit', '-q', '--amend', '--reset-author', '-m', 'Other first');
    const history = await readHistory([root], silently, written(memory));
    expect(history.recent?.map(({ subject, author }) => [subject, author])).toEqual([['Other first', 'C. Rewriter']]);
  });
});

test('commits of English pages are listed, and what came later is read into the list', async () => {
  const page = 'files/en-us/tea/index.md';
  const root = writtenTree({ [page]: 'one', 'files/fr/tea/index.md': 'un' });
  git(root, 'init', '-q');
  git(root, 'add', '.');
  git(root, 'commit', '-qm', 'First');
  const memory = new ContentMemory();
  await readHistory([root], silently, memory);
  writeIn(root, 'files/fr/tea/index.md', 'deux');
  git(root, 'commit', '-qam', 'Second');
  writeIn(root, page, 'two');
  git(root, 'commit', '-qam', 'Third');
  const [log] = (await readHistory([root], silently, memory)).logs ?? [];
  expect(log?.commits).toHaveLength(3);
  expect([...(log?.files ?? [])]).toEqual([[join(root, page), [0, 2]]]);
  const [recalled] = (await readHistory([root], silently, memory)).logs ?? [];
  expect(recalled).toEqual(log);
});
