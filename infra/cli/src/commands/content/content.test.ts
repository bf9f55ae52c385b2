import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentText, writtenTree } from '@webdocs/testing/written-tree';
import { runCommand } from '../../run-command.ts';

interface Printed {
  readonly out: string;
  /** Empty where all went well. */
  readonly failure: string;
}

async function printed(...args: string[]): Promise<Printed> {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runCommand(['content', ...args], { out: (line) => out.push(line), err: (line) => err.push(line) });
  return { out: out.join('\n'), failure: code === 0 ? '' : err.join('\n') };
}

const tree = () =>
  writtenTree({
    'files/en-us/tea/index.md': documentText('Tea', 'Tea', '[a](/en-us/docs/tea) [b](/en-US/docs/Cup,100%)'),
    'files/en-us/pot/index.md': documentText('Pot', 'Pot', '[t](/en-US/docs/Tea)'),
    'files/fr/tea/index.md': '---\ntitle: Thé\nslug: Tea\n---\n\n[a](/fr/docs/Tea)',
    'files/en-us/bad/index.md': 'no front matter',
  });
const textOf = (root: string, path: string) => readFileSync(join(root, path), 'utf8');

test('a check names file, line and what is better, and fails', async () => {
  const { out, failure } = await printed('check', '--content', tree());
  expect(out).toMatch(/files\/en-us\/tea\/index\.md:7:1 {2}ill-cased-link .* -> \/en-US\/docs\/Tea \(fixable\)/);
  expect(out).toMatch(/files\/en-us\/bad\/index\.md:1 {2}/);
  expect(failure).toContain('CONTENT_CHECK_FAILED  5 flaws to fix');
});

test('a check of one page tells of that page only', async () => {
  const { out, failure } = await printed('check', '/en-US/docs/Pot', '--content', tree());
  expect([out, failure]).toEqual(['Nothing to fix.', '']);
});

test('a pull request is annotated in the file and line of each flaw', async () => {
  const root = tree();
  const { out } = await printed('check', join(root, 'files/en-us/tea'), '--annotations', `--content=${root}`);
  expect(out.split('\n')).toEqual([
    expect.stringMatching(/^::warning file=.*files\/en-us\/tea\/index\.md,line=7,col=1,endLine=7,endColumn=21,title=ill-cased-link::/),
    expect.stringMatching(/::There is no page at \/en-US\/docs\/Cup,100%2525$/),
  ]);
});

test('programs read the flaws as JSON', async () => {
  const { pages, problems } = JSON.parse((await printed('check', '--json', '--content', tree())).out) as {
    pages: Array<{ url: string; flaws: Array<{ kind: string }> }>;
    problems: Array<{ line: number }>;
  };
  expect(pages.map(({ url, flaws }) => [url, flaws.map(({ kind }) => kind)])).toEqual([
    ['/en-US/docs/Tea', ['ill-cased-link', 'broken-link']],
    ['/fr/docs/Tea', ['translation-source', 'translation-difference']],
  ]);
  expect(problems).toHaveLength(1);
});

test('flaws of translations are summed up for each language, and one language can be looked at alone', async () => {
  const root = tree();
  const { out } = await printed('check', '--content', root);
  expect(out.split('\n').at(-1)).toBe('fr  1 page  translation-source 1, translation-difference 1');
  const french = await printed('check', '--locale', 'fr', '--json', '--content', root);
  expect(JSON.parse(french.out)).toMatchObject({
    problems: [],
    pages: [{ url: '/fr/docs/Tea' }],
    locales: [{ locale: 'fr', pages: 1, flaws: { 'translation-source': 1, 'translation-difference': 1 } }],
  });
  expect(french.failure).toContain('CONTENT_CHECK_FAILED  2 flaws');
  expect((await printed('check', '--locale', 'xx', '--content', root)).failure).toContain('xx is no language of the site');
});

test('a language without pages has nothing to fix, whatever is wrong with others, and a post is English', async () => {
  const post = '---\nslug: odd\ntitle: Odd\ndescription: x\ndate: soon\nauthor: A. Writer\nimage:\n  file: c.svg\n---\n\nText.\n';
  const root = writtenTree({ 'files/en-us/bad/index.md': 'no front matter', 'blog/odd/index.md': post, 'blog/odd/c.svg': '<svg/>' });
  expect(await printed('check', '--locale', 'ko', '--content', root)).toEqual({ out: 'Nothing to fix.', failure: '' });
  const english = await printed('check', '--locale', 'en-US', '--content', root);
  expect(english.failure).toContain('CONTENT_CHECK_FAILED  2 flaws');
  expect(english.out.match(/date: is no day/g)).toHaveLength(1);
});

test('a rehearsal changes nothing', async () => {
  const root = tree();
  expect((await printed('fix-flaws', '--dry-run', '--content', root)).out).toBe(
    'would change  files/en-us/tea/index.md\n1 flaws could be fixed',
  );
  expect((await printed('move', 'Tea', 'Leaf/Tea', '--dry-run', '--content', root)).out).toContain(
    'would move    files/en-us/tea/index.md -> files/en-us/leaf/tea/index.md',
  );
  expect(textOf(root, 'files/en-us/tea/index.md')).toContain('/en-us/docs/tea');
});

test('flaws are fixed, pages moved, redirected, deleted and begun', async () => {
  const root = tree();
  const site = (...args: string[]) => printed(...args, '--content', root);
  expect((await site('fix-flaws')).out).toContain('1 flaws were fixed');
  expect((await site('move', '/en-US/docs/Tea', 'Leaf/Tea')).out.split('\n').slice(-3)).toEqual([
    '/en-US/docs/Tea -> /en-US/docs/Leaf/Tea',
    '1 page moved, links changed in 2 files',
    'It is still at its old address in fr: site content move Tea Leaf/Tea --locale fr',
  ]);
  expect(textOf(root, 'files/en-us/leaf/tea/index.md')).toContain('[a](/en-US/docs/Leaf/Tea)');
  expect((await site('add-redirect', '/en-US/docs/Chai', '/en-US/docs/Tea')).out).toContain('/en-US/docs/Chai -> /en-US/docs/Leaf/Tea');
  expect((await site('new', 'Cup', '--title', 'Cups', '--type', 'guide')).failure).toBe('');
  expect(textOf(root, 'files/en-us/cup/index.md')).toContain('title: Cups\nslug: Cup\npage-type: guide\n');
  expect((await site('delete', 'Pot', '--redirect', '/en-US/docs/Cup')).failure).toBe('');
  expect((await site('validate-redirects')).out).toBe('All redirects are in order.');
  expect((await site('fix-redirects')).out).toBe('Nothing to fix.');
  expect(textOf(root, 'files/en-us/_redirects.txt').split('\n').slice(1, -1)).toEqual([
    '/en-US/docs/Chai\t/en-US/docs/Leaf/Tea',
    '/en-US/docs/Pot\t/en-US/docs/Cup',
    '/en-US/docs/Tea\t/en-US/docs/Leaf/Tea',
  ]);
});

test('translations are told by how far they are behind', async () => {
  const { out } = await printed('translations', '--content', tree());
  expect(out).toMatch(/\/fr\/docs\/Tea +unknown/);
  expect(out).toContain('1 translations, 0 of them up to date');
});

test.each([
  [['move', 'Tea'], '<new> is missing'],
  [['delete', 'Tea', 'Pot'], 'Pot is more than it takes'],
  [['delete', 'Tea', '--redirect'], '--redirect has no value'],
  [['check', '--contents', '/x'], '--contents'],
])('%j is refused with the reason', async (args, cause) => {
  expect((await printed(...args)).failure).toContain(cause);
});
