import { openData } from '@webdocs/reference/open-data';
import { configuration } from '@webdocs/testing/public-configuration';
import { writtenTree } from '@webdocs/testing/written-tree';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Flaw } from '../report/flaw.ts';
import { checkCorpus } from './check-corpus.ts';
import { rootContext } from './root-context.ts';

const data = openData({ report: () => undefined });
const known = 'abcdef0123456789';

const page = (title: string, body: string, matter = '') => `---\ntitle: ${title}\nslug: Tea\n${matter}---\n\n${body}`;
const source = `l10n:\n  sourceCommit: ${known}\n`;
const french = 'files/fr/tea/index.md';

async function checked(files: Readonly<Record<string, string>>): Promise<{ readonly root: string; readonly flaws: readonly Flaw[] }> {
  const history = { 'files/en-us/tea/index.md': { modified: '2026-03-02', hash: known } };
  const root = writtenTree({ '_git_history.json': JSON.stringify(history), ...files });
  const context = await rootContext({ roots: [root], configuration, data, report: () => undefined });
  const [file] = await checkCorpus(context, { locale: 'fr' });
  return { root, flaws: file?.flaws ?? [] };
}

async function flawsOf(english: string, translation: string, matter = source): Promise<string[]> {
  const files = { 'files/en-us/tea/index.md': page('Tea', english), [french]: page('Thé', translation, matter) };
  return (await checked(files)).flaws.map(({ kind, line, explanation }) => `${kind} ${line}: ${explanation}`);
}

test('a translation with everything that its English page has is without flaws', async () => {
  const english = '## Cups\n\nIt is drunk from cups of white porcelain.\n\n```css\na {\n  color: red; /* red */\n}\n```\n';
  const own = '## Tasses\n\nOn le boit dans des tasses blanches.\n\n```css\na {\n  color: red; /* rouge */\n}\n```\n';
  expect(await flawsOf(english, own)).toEqual([]);
});

test.each([
  ['', 'translation-source 1: The front matter does not say which commit was translated: l10n.sourceCommit is missing'],
  ['l10n:\n  sourceCommit: soon\n', 'translation-source 5: l10n.sourceCommit is no hash of a commit: soon'],
  ['l10n:\n  sourceCommit: fedcba9876\n', 'translation-source 5: The history of the content has no commit fedcba9876'],
])('front matter like %j says too little of its source', async (matter, flaw) => {
  expect(await flawsOf('Green.', 'Vert.', matter)).toEqual([flaw]);
});

test('facts of the English page are no business of a translation', async () => {
  expect(await flawsOf('Green.', 'Vert.', `page-type: guide\nstatus:\n  - deprecated\n${source}`)).toEqual([
    'translation-front-matter 4: page-type is read from the English page and has no effect here',
    'translation-front-matter 5: status is read from the English page and has no effect here',
  ]);
});

test('a section that is missing is told where it belongs, and one that English does not have where it is', async () => {
  const code = (name: string) => `\`\`\`css\n.${name} {}\n\`\`\`\n`;
  const english = `## Water\n\n${code('water')}\n## Cups\n\n${code('cups')}`;
  expect(await flawsOf(`${english}\n## Spoons\n\nTwo.\n`, `## Eau\n\n${code('water')}\n## Tasses\n\n${code('cups')}`)).toEqual([
    'translation-section 14: The English page has a section “Spoons” after this',
  ]);
  expect(await flawsOf(english, `## Eau\n\n${code('water')}\n### Note\n\nUn.\n\n## Tasses\n\n${code('cups')}`)).toEqual([
    'translation-section 14: The English page has no section like “Note”',
  ]);
});

test('code that is another one is told, and translated comments and texts are none', async () => {
  const fenced = (code: string, info = 'js') => `\`\`\`${info}\n${code}\n\`\`\`\n`;
  expect(await flawsOf(fenced('say("tea"); // twice'), fenced('say("thé"); // deux fois'))).toEqual([]);
  expect(await flawsOf(fenced('say(tea);'), fenced('say(coffee);'))).toEqual([
    'translation-code 8: This code is not that of the English page',
  ]);
  expect(await flawsOf(fenced('<p>Tea</p>', 'html'), fenced('<p>Thé</p>', 'html'))).toEqual([]);
  expect(await flawsOf(fenced('a();') + fenced('b();'), fenced('a();'))).toEqual([
    'translation-code 8: The English page has 2 blocks of code, this one 1',
  ]);
});

test('a paragraph that is left in English is told, and one of code or names alone is not', async () => {
  const english = 'It is drunk from cups of white porcelain.\n\n`a` `b` `c`: {{rfc(9110)}} HTML, CSS.\n';
  expect(await flawsOf(english, english)).toEqual(['translation-text 8: This paragraph is not translated']);
});

test('an English page that is gone is told, with the page that it became', async () => {
  const { flaws } = await checked({
    [french]: page('Thé', 'Vert.', source),
    'files/en-us/leaf/index.md': '---\ntitle: Leaf\nslug: Leaf\n---\n\nGreen.\n',
    'files/en-us/_redirects.txt': '/en-US/docs/Tea\t/en-US/docs/Leaf\n',
  });
  expect(flaws.map(({ kind, explanation, suggestion }) => [kind, explanation, suggestion])).toEqual([
    [
      'translation-orphan',
      'There is no English page Tea: move this one to where the English page is now, or delete it',
      '/en-US/docs/Leaf',
    ],
  ]);
});

test('what can be fixed without a decision is fixed: links to translated pages, marks and spaces of code, and facts of the English page', async () => {
  const english = 'See [it](/en-US/docs/Tea#x).\n\n```css example\na {\n  b: c;\n}\n```\n';
  const own = 'Voir [ceci](/en-US/docs/Tea#x).\n\n```css\na {\n    b: c;\n}\n```\n';
  const { root, flaws } = await checked({
    'files/en-us/tea/index.md': page('Tea', english),
    [french]: page('Thé', own, `page-type: guide\n${source}`),
  });
  const fixable = flaws.filter((flaw) => flaw.fixable);
  expect(fixable.map(({ kind }) => kind).sort()).toEqual(['translation-code', 'translation-front-matter', 'translation-link']);
  const file = join(root, french);
  const text = readFileSync(file, 'utf8');
  expect(applied(text, fixable)).toBe(page('Thé', 'Voir [ceci](/fr/docs/Tea#x).\n\n```css example\na {\n    b: c;\n}\n```\n', source));
});

function applied(text: string, flaws: readonly Flaw[]): string {
  const fixes = flaws.flatMap(({ fix }) => fix ?? []).toSorted((a, b) => b.start - a.start);
  return fixes.reduce((now, { start, end, replacement }) => now.slice(0, start) + replacement + now.slice(end), text);
}
