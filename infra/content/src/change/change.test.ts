import { mkdirSync, readFileSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { configuration } from '@webdocs/testing/public-configuration';
import { randomCases, type Choices } from '@webdocs/testing/random-cases';
import { documentText, writtenTree } from '@webdocs/testing/written-tree';
import { checkCorpus } from '../check/check-corpus.ts';
import { rootContext } from '../check/root-context.ts';
import { openData } from '@webdocs/reference/open-data';
import type { PageContext } from '../write/page-context.ts';
import { addRedirect } from './add-redirect.ts';
import { FileEdits } from './file-edits.ts';
import { deletePage } from './delete-page.ts';
import { fixFlaws } from './fix-flaws.ts';
import { fixRedirects, validateRedirects } from './fix-redirects.ts';
import { movePage } from './move-page.ts';
import { newPage } from './new-page.ts';
import { translationLags } from '../read/translation-lag.ts';

type Files = Readonly<Record<string, string>>;
const data = openData({ report: () => undefined });
const header = '# FROM-URL\tTO-URL\n';

const kettle: Files = {
  'files/en-us/kettle/index.md': documentText('Kettle', 'Kettle', '[lid](/en-US/docs/Kettle/Lid#how) ![k](k.svg)'),
  'files/en-us/kettle/k.svg': '<svg viewBox="0 0 1 1"></svg>',
  'files/en-us/kettle/drawings/side.svg': '<svg viewBox="0 0 1 1"></svg>',
  'files/en-us/kettle/lid/index.md': documentText('Kettle/Lid', 'Lid', '## How\n\n[kettle](/en-US/docs/Kettle)'),
  'files/en-us/tea/index.md': documentText(
    'Tea',
    'Tea',
    'é {{glossary("x")}} [k](/en-US/docs/Kettle?a#b), `[k](/en-US/docs/Kettle)`, [t](/en-US/docs/Kettles)',
  ),
  'files/fr/tea/index.md': documentText('Tea', 'Thé', '[k](/en-US/docs/Kettle) [k](/fr/docs/Kettle)'),
  'files/en-us/_redirects.txt': `${header}/en-US/docs/Pot\t/en-US/docs/Kettle/Lid\n`,
  'files/en-us/_wikihistory.json': '{\n  "Kettle/Lid": {\n    "contributors": ["Kettle"]\n  },\n  "Kettles": {\n  }\n}\n',
  'files/sidebars/tea.yaml': 'sidebar:\n  - /Kettle\n  - link: /Kettle/Lid # the lid\n    title: Lid\n  - /Kettles\n',
};

function contentsOf(folder: string, below = ''): Record<string, string> {
  const found: Record<string, string> = {};
  for (const entry of readdirSync(join(folder, below), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(below, entry.name);
    if (entry.isDirectory()) Object.assign(found, { [path]: '' }, contentsOf(folder, path));
    else found[path] = readFileSync(join(folder, path), 'utf8');
  }
  return found;
}

async function changed<T>(root: string, work: (context: PageContext, changes: FileEdits) => T | Promise<T>): Promise<T> {
  const context = await rootContext({ roots: [root], configuration, data, report: () => undefined });
  const changes = new FileEdits([root]);
  const answer = await work(context, changes);
  changes.apply();
  return answer;
}

const move = (root: string, from: string, to: string, redirect = true) =>
  changed(root, ({ corpus }, changes) => movePage(corpus, changes, from, to, { locale: 'en-US', redirect }));

test('a moved page takes its pictures, its sub-pages, its redirects and the links to it along', async () => {
  const root = writtenTree(kettle);
  const { pages, relinked } = await move(root, 'kettle', 'Kitchen/Kettle');
  expect(pages.map(({ to }) => to)).toEqual(['/en-US/docs/Kitchen/Kettle', '/en-US/docs/Kitchen/Kettle/Lid']);
  expect(relinked).toBe(5);
  const files = contentsOf(root);
  expect(Object.keys(files).filter((path) => path.includes('kettle'))).toEqual([
    'files/en-us/kitchen/kettle',
    'files/en-us/kitchen/kettle/drawings',
    'files/en-us/kitchen/kettle/drawings/side.svg',
    'files/en-us/kitchen/kettle/index.md',
    'files/en-us/kitchen/kettle/k.svg',
    'files/en-us/kitchen/kettle/lid',
    'files/en-us/kitchen/kettle/lid/index.md',
  ]);
  expect(files['files/en-us/_wikihistory.json']).toBe(
    '{\n  "Kitchen/Kettle/Lid": {\n    "contributors": ["Kettle"]\n  },\n  "Kettles": {\n  }\n}\n',
  );
  expect(files['files/en-us/kitchen/kettle/lid/index.md']).toContain('slug: Kitchen/Kettle/Lid\n');
  expect(files['files/en-us/kitchen/kettle/index.md']).toContain('[lid](/en-US/docs/Kitchen/Kettle/Lid#how)');
  expect(files['files/en-us/tea/index.md']).toContain(
    '[k](/en-US/docs/Kitchen/Kettle?a#b), `[k](/en-US/docs/Kettle)`, [t](/en-US/docs/Kettles)',
  );
  expect(files['files/fr/tea/index.md']).toContain('[k](/en-US/docs/Kitchen/Kettle) [k](/fr/docs/Kettle)');
  expect(files['files/sidebars/tea.yaml']).toBe(
    'sidebar:\n  - /Kitchen/Kettle\n  - link: /Kitchen/Kettle/Lid # the lid\n    title: Lid\n  - /Kettles\n',
  );
  expect(files['files/en-us/_redirects.txt']).toBe(
    `${header}/en-US/docs/Kettle\t/en-US/docs/Kitchen/Kettle\n/en-US/docs/Kettle/Lid\t/en-US/docs/Kitchen/Kettle/Lid\n/en-US/docs/Pot\t/en-US/docs/Kitchen/Kettle/Lid\n`,
  );
});

test('moved back, a page is where it was, and its other address leads to it', async () => {
  const root = writtenTree(kettle);
  const before = contentsOf(root);
  await move(root, 'Kettle', 'Pan');
  await move(root, 'Pan', 'Kettle');
  const after = contentsOf(root);
  expect(after['files/en-us/_redirects.txt']).toBe(
    `${header}/en-US/docs/Pan\t/en-US/docs/Kettle\n/en-US/docs/Pan/Lid\t/en-US/docs/Kettle/Lid\n/en-US/docs/Pot\t/en-US/docs/Kettle/Lid\n`,
  );
  expect({ ...after, 'files/en-us/_redirects.txt': '' }).toEqual({ ...before, 'files/en-us/_redirects.txt': '' });
});

const words = ['Tea', 'Pot', 'Cup', 'A:b', 'c*d', 'Été', 'x_y', 'Lid'] as const;
const slug = (choose: Choices) => [choose.of(words), ...choose.list(2, () => choose.of(words))].join('/');

function randomTree(choose: Choices): Files {
  const slugs = new Set(choose.list(8, () => slug(choose)));
  const files: Record<string, string> = {};
  for (const own of slugs) {
    const folder = `files/en-us/${own.toLowerCase().replaceAll('*', '_star_').replaceAll(':', '_colon_')}`;
    const link = () =>
      `[${choose.text(5, 'ab é')}x](/en-US/docs/${choose.of([...slugs] as [string, ...string[]])}${choose.of(['', '#a', '?b#c'])})`;
    files[`${folder}/index.md`] = documentText(JSON.stringify(own), own, [choose.text(40), ...choose.list(4, link)].join(' {{x}} '));
    if (choose.below(3) === 0) files[`${folder}/cup.svg`] = choose.text(9);
  }
  if (choose.below(2) === 0)
    files['files/en-us/_redirects.txt'] = `${header}/en-US/docs/Old\t/en-US/docs/${choose.of(['Tea', ...slugs])}\n`;
  return files;
}

test.each(randomCases(40, (choose) => ({ files: randomTree(choose), from: slug(choose), to: `Elsewhere/${slug(choose)}` })))(
  'move there and back leaves the tree as it was: case %#',
  async ({ files, from, to }) => {
    const root = writtenTree({ 'files/en-us/keep/index.md': documentText('Keep', 'Keep'), ...files });
    const before = contentsOf(root);
    const { corpus } = await rootContext({ roots: [root], configuration, data, report: () => undefined });
    if (!corpus.documents.find('en-US', from)) return expect(move(root, from, to, false)).rejects.toThrow('there is no page');
    await move(root, from, to, false);
    expect(contentsOf(root)).not.toEqual(before);
    await move(root, to, from, false);
    const after = contentsOf(root);
    // A slug that was in quotation marks may be without them.
    const unquoted = (tree: Record<string, string>) =>
      Object.entries(tree).map(([path, text]) => [path, text.replace(/^slug: "(.*)"$/m, 'slug: $1')]);
    expect(unquoted(after)).toEqual(unquoted(before));
  },
);

test.each([
  ['Nothing', 'Pan', 'there is no page at /en-US/docs/Nothing'],
  ['Kettle', 'Tea', 'there is a page at /en-US/docs/Tea already'],
  ['Kettle', '../Pan', 'is no address below the documentation'],
  ['Kettle', 'Kettle/Pan', 'cannot move below itself'],
])('moving %s to %s is refused and changes nothing', async (from, to, cause) => {
  const root = writtenTree(kettle);
  const before = contentsOf(root);
  await expect(move(root, from, to)).rejects.toThrow(cause);
  expect(contentsOf(root)).toEqual(before);
});

test('nothing is written outside of the roots, also not through a link', () => {
  const root = writtenTree({ 'files/a.md': '' });
  const outside = writtenTree({ 'b.md': 'safe' });
  symlinkSync(outside, join(root, 'out'));
  const changes = new FileEdits([root]);
  for (const file of [join(outside, 'b.md'), join(root, '../x.md'), join(root, 'out/b.md'), join(root, 'out/new/c.md'), root])
    expect(() => changes.write(file, 'x')).toThrow('outside of the content');
  expect(changes.isEmpty).toBe(true);
});

test('when one step fails, those before it are undone', () => {
  const root = writtenTree({ 'a.md': 'a', 'b.md': 'b' });
  const before = contentsOf(root);
  const changes = new FileEdits([root]);
  changes.write(join(root, 'a.md'), 'changed');
  changes.move(join(root, 'b.md'), join(root, 'c/b.md'));
  changes.remove(join(root, 'gone.md'));
  expect(() => changes.apply()).toThrow();
  mkdirSync(join(root, 'c'), { recursive: true });
  expect(contentsOf(root)).toEqual({ ...before, c: '' });
});

test('what would be done can be read before', async () => {
  const root = writtenTree(kettle);
  const context = await rootContext({ roots: [root], configuration, data, report: () => undefined });
  const changes = new FileEdits([root]);
  deletePage(context.corpus, changes, 'Kettle/Lid', { locale: 'en-US', redirect: '/en-US/docs/tea', recursive: false });
  expect(changes.describe()).toEqual(['delete  files/en-us/kettle/lid/index.md', 'change  files/en-us/_redirects.txt']);
});

test('a deleted page leaves a redirect, and pages below it only go when that is said', async () => {
  const root = writtenTree(kettle);
  const options = { locale: 'en-US', redirect: '/en-US/docs/tea' } as const;
  await expect(
    changed(root, ({ corpus }, changes) => deletePage(corpus, changes, 'Kettle', { ...options, recursive: false })),
  ).rejects.toThrow('1 pages stand below');
  await changed(root, ({ corpus }, changes) => deletePage(corpus, changes, 'Kettle', { ...options, recursive: true }));
  expect(Object.keys(contentsOf(root)).filter((path) => path.startsWith('files/en-us'))).toEqual([
    'files/en-us',
    'files/en-us/_redirects.txt',
    'files/en-us/_wikihistory.json',
    'files/en-us/tea',
    'files/en-us/tea/index.md',
  ]);
  expect(contentsOf(root)['files/en-us/_redirects.txt']).toBe(
    `${header}/en-US/docs/Kettle\t/en-US/docs/Tea\n/en-US/docs/Kettle/Lid\t/en-US/docs/Tea\n/en-US/docs/Pot\t/en-US/docs/Tea\n`,
  );
});

test.each([
  ['/en-US/docs/Old', '/en-US/docs/pot#how', '/en-US/docs/Kettle/Lid#how'],
  ['/en-US/docs/Old', 'https://far.example/tea', 'https://far.example/tea'],
])('a redirect from %s to %s leads to %s', async (from, to, end) => {
  const root = writtenTree(kettle);
  await changed(root, ({ corpus }, changes) => addRedirect(corpus, changes, from, to));
  expect(contentsOf(root)['files/en-us/_redirects.txt']).toContain(`${from}\t${end}\n`);
});

test.each([
  ['/en-US/docs/Tea', '/en-US/docs/Kettle', 'there is a page at /en-US/docs/Tea'],
  ['/en-US/docs/Old', '/en-US/docs/Nothing', 'there is no page at /en-US/docs/Nothing'],
  ['/en-US/docs/Old', 'http://far.example', 'neither an address'],
  ['/xx/docs/Old', '/en-US/docs/Tea', 'no address of a document'],
  ['/en-US/docs/Old\tx', '/en-US/docs/Tea', 'no address of a document'],
])('a redirect from %j to %j is refused', async (from, to, cause) => {
  const root = writtenTree(kettle);
  await expect(changed(root, ({ corpus }, changes) => addRedirect(corpus, changes, from, to))).rejects.toThrow(cause);
});

const tangled = [
  '# Head',
  '/en-US/docs/B\t/en-US/docs/C',
  '/en-US/docs/A\t/en-US/docs/B#x',
  '/en-US/docs/C\t/en-US/docs/tea',
  '/en-us/docs/b\t/en-US/docs/Kettle',
  '/en-US/docs/X\t/en-US/docs/Y',
  '/en-US/docs/Y\t/en-US/docs/X',
  '/en-US/docs/Tea\t/en-US/docs/Kettle',
  '/en-US/docs/Z\t/en-US/docs/Nothing',
  'nonsense',
].join('\n');

test('redirects are sorted, their chains collapsed, and what cannot stay is told', async () => {
  const root = writtenTree({ ...kettle, 'files/en-us/_redirects.txt': tangled });
  const problems = await changed(root, ({ corpus }, changes) => fixRedirects(corpus, changes));
  expect(problems.map(({ line }) => line)).toEqual([10, 5, 8, 6, 7]);
  expect(contentsOf(root)['files/en-us/_redirects.txt']).toBe(
    '# Head\n/en-US/docs/A\t/en-US/docs/Tea#x\n/en-US/docs/B\t/en-US/docs/Tea\n/en-US/docs/C\t/en-US/docs/Tea\n/en-US/docs/Z\t/en-US/docs/Nothing\n',
  );
  const left = await changed(root, ({ corpus }, changes) => validateRedirects(corpus, changes));
  expect(left.map(({ line, cause }) => [line, cause])).toEqual([[5, '/en-US/docs/Z leads to /en-US/docs/Nothing, where there is no page']]);
});

test('validating tells of chains, order, circles, repetitions and missing targets', async () => {
  const root = writtenTree({ ...kettle, 'files/en-us/_redirects.txt': tangled });
  const problems = await changed(root, ({ corpus }, changes) => validateRedirects(corpus, changes));
  expect(problems.map(({ line }) => line)).toEqual([2, 3, 3, 4, 5, 6, 6, 7, 8, 8, 9, 10]);
});

test('fixable flaws are fixed, and everything else in the file stays as it is', async () => {
  const body =
    '\r\n  [a]( /en-us/docs/tea "T" )\t{{ domxref( \'KETTLE\' , "k") }}\n\n> <a  href="/docs/Tea">x</a>\n[b](/en-US/docs/Nothing)  \n';
  const root = writtenTree({
    'files/en-us/tea/index.md': documentText('Tea', 'Tea'),
    'files/en-us/web/api/kettle/index.md': documentText('Web/API/Kettle', 'Kettle'),
    'files/en-us/x/index.md': documentText('X', 'X', body),
  });
  const count = await changed(root, async (context, changes) => fixFlaws(await checkCorpus(context), changes));
  expect(count).toBe(3);
  expect(contentsOf(root)['files/en-us/x/index.md']).toBe(
    documentText('X', 'X', body)
      .replace('/en-us/docs/tea', '/en-US/docs/Tea')
      .replace("'KETTLE'", "'Kettle'")
      .replace('"/docs/Tea"', '"/en-US/docs/Tea"'),
  );
  expect(await changed(root, async (context, changes) => fixFlaws(await checkCorpus(context), changes))).toBe(0);
});

test('a new page has the front matter and headings of its type', async () => {
  const root = writtenTree({
    'files/en-us/web/api/kettle/index.md': documentText('Web/API/Kettle', 'Kettle', '', { 'page-type': 'web-api-interface' }),
    'files/en-us/web/api/kettle/pour/index.md': documentText('Web/API/Kettle/pour', 'pour()', '', {
      'page-type': 'web-api-instance-method',
    }),
  });
  await changed(root, ({ corpus }, changes) => newPage(corpus, changes, 'Web/API/Kettle/boil', { locale: 'en-US' }));
  expect(contentsOf(root)['files/en-us/web/api/kettle/boil/index.md']).toBe(
    '---\ntitle: "Kettle: boil() method"\nslug: Web/API/Kettle/boil\npage-type: web-api-instance-method\nbrowser-compat: api.Kettle.boil\n---\n\n' +
      '{{APIRef}}\n\n## Syntax\n\n## Examples\n\n## Specifications\n\n{{Specifications}}\n\n## Browser compatibility\n\n{{Compat}}\n\n## See also\n',
  );
});

test.each([
  ['Tea', undefined, 'there is a page at /en-US/docs/Tea already'],
  ['Cup', 'teacup', 'no page type is called teacup'],
  ['../Cup', undefined, 'no address below'],
])('a new page %s of type %s is refused', async (slugOfPage, pageType, cause) => {
  const root = writtenTree(kettle);
  await expect(changed(root, ({ corpus }, changes) => newPage(corpus, changes, slugOfPage, { locale: 'en-US', pageType }))).rejects.toThrow(
    cause,
  );
});

test('how far translations lag is told from their source commit', async () => {
  const of = (commit: string) => `---\ntitle: T\nslug: Tea\nl10n:\n  sourceCommit: ${commit}\n---\n`;
  const root = writtenTree({
    ...kettle,
    'files/fr/tea/index.md': of('abc456789'),
    'files/ja/tea/index.md': of('aaaaaaaaaa'),
    'files/ko/tea/index.md': documentText('Tea', 'T'),
    'files/es/other/index.md': documentText('Other', 'O'),
    '_git_history.json': JSON.stringify({ 'files/en-us/tea/index.md': { modified: '2026-01-01', hash: 'abc456789def' } }),
  });
  const { corpus } = await rootContext({ roots: [root], configuration, data, report: () => undefined });
  const lags = translationLags(corpus, configuration.locales);
  expect(lags.map(({ url, state }) => `${url} ${state}`).sort()).toEqual([
    '/es/docs/Other orphaned',
    '/fr/docs/Tea current',
    '/ja/docs/Tea unknown',
    '/ko/docs/Tea unknown',
  ]);
});
