import { execFileSync } from 'node:child_process';
import { writeIn, writtenTree } from '@webdocs/testing/written-tree';
import { HomePageSchema } from '@webdocs/contracts/page/page';
import { parse } from 'valibot';
import { openedContent } from '../../fixtures/opened-content.ts';

const page = (title: string) => `---\ntitle: ${title}\nslug: ${title}\n---\n\nText.\n`;

/** Content under git, and one commit for each change; the later ones are newer. */
async function changed(changes: ReadonlyArray<readonly [subject: string, files: Readonly<Record<string, string>>]>, origin?: string) {
  const root = writtenTree({ 'files/en-us/a/index.md': page('A') });
  const git = (day: number, ...words: readonly string[]) =>
    execFileSync(
      'git',
      ['-C', root, '-c', 'user.name=A. Writer', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false', ...words],
      {
        env: { ...process.env, GIT_AUTHOR_DATE: `2026-03-0${day}T10:00:00Z`, GIT_COMMITTER_DATE: `2026-03-0${day}T10:00:00Z` },
        stdio: 'pipe',
      },
    );
  git(1, 'init', '-q');
  if (origin) git(1, 'remote', 'add', 'origin', origin);
  changes.forEach(([subject, files], index) => {
    for (const [path, text] of Object.entries(files)) writeIn(root, path, text);
    git(index + 1, 'add', '.');
    git(index + 1, 'commit', '-qm', subject);
  });
  const { page: pageAt } = await openedContent({}, { roots: [root] });
  const home = await pageAt('Homepage', '/en-US/');
  expect(() => parse(HomePageSchema, home)).not.toThrow();
  return home.hyData.recentContributions.items;
}

test('without requests the newest changes of pages are shown, and lead to these pages', async () => {
  const items = await changed([
    ['Begin', { 'files/en-us/b/index.md': page('B') }],
    ['Say what B is for', { 'files/en-us/b/index.md': `${page('B')}\nMore.\n` }],
    ['Sort the menus', { 'notes.txt': 'x' }],
  ]);
  expect(items).toEqual([
    {
      title: 'Say what B is for',
      url: '/en-US/docs/B',
      updated_at: expect.stringMatching(/^2026-03-02T/) as string,
      repo: { name: 'Webdocs', url: '/en-US/' },
    },
    expect.objectContaining({ title: 'Begin' }),
  ]);
});

test('a change of a page and its translation leads to the page', async () => {
  const [item] = await changed([
    ['Write about B', { 'files/en-us/b/index.md': page('B') }],
    [
      'Say more in two languages',
      {
        'files/de/b/index.md': `${page('B')}\nMehr.\n`,
        'files/en-us/b/index.md': `${page('B')}\nMore.\n`,
        'files/de/c/index.md': page('C'),
      },
    ],
  ]);
  expect(item).toMatchObject({ title: 'Say more in two languages', url: '/en-US/docs/B' });
});

test('where the address of the repository is known, a change leads to its commit', async () => {
  const [item] = await changed([['Begin', {}]], 'https://code.example/our/pages.git');
  expect(item?.url).toMatch(/^https:\/\/code\.example\/our\/pages\/commit\/[0-9a-f]{40}$/);
  expect(item?.repo).toEqual({ name: 'our/pages', url: 'https://code.example/our/pages' });
});

test('a change of a page that is gone, and one of very many files, is no contribution', async () => {
  const many = Object.fromEntries(Array.from({ length: 120 }, (_, index) => [`files/en-us/p${index}/index.md`, page(`P${index}`)]));
  const items = await changed([
    ['Bring everything', many],
    ['Write a page without a head', { 'files/en-us/c/index.md': 'no page' }],
    ['Fix A', { 'files/en-us/a/index.md': `${page('A')}\nMore.\n` }],
  ]);
  expect(items.map(({ title }) => title)).toEqual(['Fix A']);
});

test('changes that were merged by request come before all others', async () => {
  const items = await changed(
    [
      ['Fix a word (#7)', {}],
      ['Fix another', { 'files/en-us/a/index.md': `${page('A')}\nMore.\n` }],
    ],
    'https://code.example/our/pages.git',
  );
  expect(items.map(({ title, number }) => [title, number])).toEqual([['Fix a word', 7]]);
});

test('content without a history has no contributions', async () => {
  const { page: pageAt } = await openedContent({ 'files/en-us/a/index.md': page('A') });
  expect((await pageAt('Homepage', '/en-US/')).hyData.recentContributions.items).toEqual([]);
});
