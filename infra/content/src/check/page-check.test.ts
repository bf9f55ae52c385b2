import { openData } from '@webdocs/reference/open-data';
import { sharedAssetsIn } from '../read/shared-assets.ts';
import { rootContext, type Roots } from './root-context.ts';
import { checkCorpus } from './check-corpus.ts';
import { configuration } from '@webdocs/testing/public-configuration';
import { documentText, writtenTree } from '@webdocs/testing/written-tree';
import type { Flaw } from '../report/flaw.ts';

const data = openData({ report: () => undefined });

const tree = (body: string, more: Readonly<Record<string, string | Buffer>> = {}) => ({
  'files/en-us/tea/index.md': documentText('Tea', 'Tea', body),
  'files/en-us/web/api/kettle/index.md': documentText('Web/API/Kettle', 'Kettle', '## Boil it'),
  'files/en-us/web/api/kettle/boil/index.md': documentText('Web/API/Kettle/boil', 'boil()', 'Steam. {{domxref("Kettle")}}'),
  'files/en-us/glossary/leaf/index.md': documentText('Glossary/Leaf', 'Leaf'),
  'files/en-us/_redirects.txt': '/en-US/docs/Web/API/Pot\t/en-US/docs/Web/API/Kettle\n/en-US/docs/Far\thttps://far.example/tea\n',
  ...more,
});

async function flawsOf(
  body: string,
  more: Readonly<Record<string, string | Buffer>> = {},
  roots: Partial<Roots> = {},
): Promise<readonly Flaw[]> {
  const root = writtenTree(tree(body, more));
  const context = await rootContext({ roots: [root], configuration, data, report: () => undefined, ...roots });
  const [file] = await checkCorpus(context, { only: ['/en-US/docs/Tea'] });
  return file?.flaws ?? [];
}

/** The text of the file at which a flaw points. */
function pointedAt(body: string, { line, column, endLine, endColumn }: Flaw): string {
  const lines = documentText('Tea', 'Tea', body).split('\n');
  const text = lines.slice(line - 1, endLine);
  const last = text.length - 1;
  text[last] = (text[last] ?? '').slice(0, endColumn - 1);
  text[0] = (text[0] ?? '').slice(column - 1);
  return text.join('\n');
}

test('a text without flaws has none', async () => {
  expect(
    await flawsOf('See [it](/en-US/docs/Web/API/Kettle#boil_it) and {{domxref("Kettle.boil()")}}, https://far.example and [up](#).'),
  ).toEqual([]);
});

test.each([
  ['a link to no page', 'See [the *pan*](/en-US/docs/Pan "Pans").', 'broken-link', '[the *pan*](/en-US/docs/Pan "Pans")', undefined],
  [
    'a link to a moved page',
    'See [pot](/en-US/docs/Web/API/Pot?a#boil_it).',
    'redirected-link',
    '[pot](/en-US/docs/Web/API/Pot?a#boil_it)',
    '/en-US/docs/Web/API/Kettle?a#boil_it',
  ],
  ['a link to a page elsewhere', '[x](</en-US/docs/Far>)', 'redirected-link', '[x](</en-US/docs/Far>)', 'https://far.example/tea'],
  [
    'a link in other capitals',
    '- [x](/en-us/docs/web/API/kettle)',
    'ill-cased-link',
    '[x](/en-us/docs/web/API/kettle)',
    '/en-US/docs/Web/API/Kettle',
  ],
  [
    'a link to the host of the site',
    '> [x](https://developer.mozilla.org/en-US/docs/Web/API/Kettle)',
    'own-host-link',
    '[x](https://developer.mozilla.org/en-US/docs/Web/API/Kettle)',
    '/en-US/docs/Web/API/Kettle',
  ],
  [
    'a link that names no language',
    '[x](/docs/Web/API/Kettle)',
    'link-without-locale',
    '[x](/docs/Web/API/Kettle)',
    '/en-US/docs/Web/API/Kettle',
  ],
  [
    'a link in HTML',
    'é <b>A</b> <a class="x" href=\'/en-US/docs/Web/API/Pot\'>b</a>',
    'redirected-link',
    '<a class="x" href=\'/en-US/docs/Web/API/Pot\'>',
    '/en-US/docs/Web/API/Kettle',
  ],
  [
    'a link with a name for its address',
    '[x][pot]\n\n[Pot]: /en-US/docs/Web/API/Pot',
    'redirected-link',
    '[x][pot]',
    '/en-US/docs/Web/API/Kettle',
  ],
  [
    'a fragment that no heading has',
    '[x](/en-US/docs/Web/API/Kettle#steam)',
    'missing-fragment',
    '[x](/en-US/docs/Web/API/Kettle#steam)',
    undefined,
  ],
  [
    'a fragment in other capitals',
    '[x](/en-US/docs/Web/API/Kettle#Boil_it)',
    'missing-fragment',
    '[x](/en-US/docs/Web/API/Kettle#Boil_it)',
    '/en-US/docs/Web/API/Kettle#boil_it',
  ],
  ['a fragment that the page itself lacks', '## Cup\n\n[x](#cup) [x](#saucer)', 'missing-fragment', '[x](#saucer)', undefined],
  ['a macro that leads nowhere', 'A {{domxref("Pan.fry()", "fry")}}.', 'templ-broken-link', '{{domxref("Pan.fry()", "fry")}}', undefined],
  ['a macro whose page has moved', 'A {{domxref(\'Pot\', "it")}}.', 'templ-redirected-link', 'Pot', 'Kettle'],
  ['a macro argument in other capitals', 'A {{DOMxRef("kettle.Boil()")}}.', 'templ-ill-cased-arg', 'kettle.Boil()', 'Kettle.boil()'],
  ['an unknown macro', 'A {{pour("x")}}', 'unknown-macro', '{{pour("x")}}', undefined],
  ['a picture that is not there', 'A ![cup](cup.png)', 'image-missing', '![cup](cup.png)', undefined],
  ['a film that is not there', 'A <video src="pour.mp4"></video>', 'image-missing', '<video src="pour.mp4">', undefined],
  ['a picture of another host', '![x](https://far.example/a.png)', 'external-image', '![x](https://far.example/a.png)', undefined],
  [
    'a shared asset on a site without any',
    '![x](https://mdn.github.io/shared-assets/a.png)',
    'external-image',
    '![x](https://mdn.github.io/shared-assets/a.png)',
    undefined,
  ],
  ['a shared asset by its path', '![x](/shared-assets/a.png)', 'external-image', '![x](/shared-assets/a.png)', undefined],
  [
    'a sample whose film is not there',
    '## Film\n\n```html live-sample___film\n<video src="pour.mp4"></video>\n```\n\n{{EmbedLiveSample("film")}}',
    'sample-media',
    '```html live-sample___film\n<video src="pour.mp4"></video>\n```',
    undefined,
  ],
  ['HTML that pages may not have', 'A\n\n<script>x</script>', 'removed-html', '<script>', undefined],
  ['a heading that leaves out a level', '## A\n\n#### B', 'sectioning', '#### B', undefined],
  ['a heading with a link', '## A [b](/en-US/docs/Web/API/Kettle)', 'heading-link', '## A [b](/en-US/docs/Web/API/Kettle)', undefined],
])('%s is pointed at: %s', async (_, body, kind, text, suggestion) => {
  const flaws = await flawsOf(body);
  expect(flaws.map((flaw) => flaw.kind)).toEqual([kind]);
  expect(flaws.map((flaw) => pointedAt(body, flaw))).toEqual([text]);
  expect(flaws[0]?.suggestion).toBe(suggestion);
  expect(flaws[0]?.fixable).toBe(suggestion !== undefined);
});

test('macro calls before a link do not shift its place', async () => {
  const body = '{{domxref("Kettle")}} é😀 {{glossary("leaf")}}\n{{domxref("Kettle.boil()")}} [x](/en-US/docs/Pan)';
  const [flaw] = await flawsOf(body);
  expect(flaw && pointedAt(body, flaw)).toBe('[x](/en-US/docs/Pan)');
  expect(flaw?.sourceContext).toContain('{{glossary("leaf")}}');
});

test('a drawing out of proportion is told the height that it should have', async () => {
  const picture = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100"></svg>');
  const flaws = await flawsOf('<img src="cup.svg" alt="" width="100" height="80">\n<img src="cup.svg" alt="" width="100" height="50">', {
    'files/en-us/tea/cup.svg': picture,
  });
  expect(flaws.map(({ kind, suggestion, line }) => [kind, suggestion, line])).toEqual([['image-size', '50', 7]]);
});

test('data and sidebars that do not exist are pointed at in the front matter', async () => {
  const more = { 'files/en-us/tea/index.md': documentText('Tea', 'Tea', 'x', { 'browser-compat': 'api.NoSuchThing', sidebar: 'tearef' }) };
  expect((await flawsOf('', more)).map(({ kind, name, line }) => [kind, name, line])).toEqual([
    ['bad-bcd-query', 'api.NoSuchThing', 5],
    ['sidebar', 'tearef', 6],
  ]);
});

test('a translation is compared with the English page', async () => {
  const root = writtenTree(
    tree('{{domxref("Kettle")}} [a](/en-US/docs/Web/API/Kettle) {{glossary("Leaf")}}', {
      'files/fr/tea/index.md':
        '---\ntitle: Thé\nslug: Tea\nl10n:\n  sourceCommit: abcdef01\n---\n\n{{domxref("Kettle")}} {{domxref("Kettle")}} {{glossary("Leaf")}}',
    }),
  );
  const context = await rootContext({ roots: [root], configuration, data, report: () => undefined });
  const [file] = await checkCorpus(context, { only: ['/fr/docs/Tea'] });
  expect(file?.flaws.map(({ kind, explanation }) => [kind, explanation])).toEqual([
    ['translation-difference', 'The English page calls domxref once, this one 2 times'],
    ['translation-difference', 'The English page links to web/api/kettle, this one does not'],
  ]);
});

test('a picture in other capitals than its file is told its name', async () => {
  const more = { 'files/en-us/tea/florian.png': Buffer.from('x') };
  const [flaw] = await flawsOf('![Florian](./Florian.PNG)', more);
  expect(flaw).toMatchObject({ kind: 'image-missing', suggestion: './florian.png', fixable: true });
});

test('links to what programs read of a page are no flaws', async () => {
  expect(await flawsOf('[who](/en-US/docs/Web/API/Kettle/contributors.txt) [data](/en-US/docs/Web/API/Kettle.md)')).toEqual([]);
});

test('shared assets are looked for where the site says they are, in pages and in samples', async () => {
  const folder = writtenTree({ 'images/there.png': 'x' });
  const address = 'https://mdn.github.io/shared-assets/images';
  const body = [
    `![x](${address}/there.png) ![x](${address}/gone.png)`,
    `\`\`\`html live-sample___a\n<img src="${address}/there.png"> <img src="/shared-assets/images/lost.png">\n\`\`\``,
    '{{EmbedLiveSample("a")}}',
  ].join('\n\n');
  const flaws = await flawsOf(body, {}, { sharedAssets: sharedAssetsIn(folder) });
  expect(flaws.map(({ kind, href }) => [kind, href])).toEqual([
    ['image-missing', `${address}/gone.png`],
    ['sample-media', '/shared-assets/images/lost.png'],
  ]);
});
