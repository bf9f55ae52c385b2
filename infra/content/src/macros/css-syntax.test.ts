import { writtenDataPackages } from '@webdocs/reference/fixtures/data-packages';
import { htmlOfBody, openedContent } from '../../fixtures/opened-content.ts';
import { documentText } from '@webdocs/testing/written-tree';

const css = {
  atrules: [{ name: '@brew', syntax: '@brew <leaf># { <rule-list> }', descriptors: [{ name: 'steep', syntax: 'auto | <minutes>' }] }],
  properties: [{ name: 'tea', syntax: "<'leaf'> || <minutes> | none" }, { name: 'leaf', syntax: '<leaf>' }, { name: 'spout' }],
  functions: [
    { name: 'pour()', syntax: 'pour( <minutes> )' },
    { name: 'pour()', for: ['<brewing>'], syntax: 'pour( <leaf>, <minutes> )' },
  ],
  selectors: [{ name: ':hot()', syntax: ':hot( <minutes> )' }],
  types: [
    { name: 'leaf', syntax: `green | black | <brew()> | [ ${Array.from({ length: 3 }, (_, index) => `kind${index}`).join(' | ')} ]` },
    { name: 'minutes', syntax: '<number [0,∞]> min' },
    { name: 'shade', syntax: Array.from({ length: 30 }, (_, index) => `shade${index}`).join(' | ') },
    { name: 'colored', syntax: '<shade> | <leaf>' },
  ],
};
const modulesFolders = [writtenDataPackages({ files: { '@webref/css': { 'css.json': css } } })];
const values = 'Web/CSS/Reference/Values';

async function syntaxOn(slug: string, pageType: string, call = '{{csssyntax}}', options: object = { modulesFolders }) {
  const files = [
    documentText(`${values}/number`, 'Number', 'Text.', { 'page-type': 'css-type' }),
    documentText(`${values}/shade_value`, 'Shade', 'Text.', { 'page-type': 'css-type' }),
    documentText(slug, 'Page', call, { 'page-type': pageType }),
  ];
  const opened = await openedContent(
    Object.fromEntries(
      files.map((text) => [`files/en-us/${/slug: (.*)/.exec(text)?.[1]?.toLowerCase().replace(/:/g, '_colon_')}/index.md`, text]),
    ),
    options,
  );
  const html = htmlOfBody(await opened.page('Doc', `/en-US/docs/${slug}`));
  return {
    html,
    text: html
      .replace(/<[^>]*>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>'),
    problems: opened.problems,
  };
}

test('a property shows its syntax and, once each, that of all it refers to', async () => {
  const { html, text } = await syntaxOn('Web/CSS/Reference/Properties/tea', 'css-property');
  expect(html).toContain('<pre class="css-formal-syntax notranslate">');
  expect(text).toBe(
    [
      "tea = <'leaf'> || <minutes> | none",
      "<'leaf'> = <leaf>",
      '<minutes> = <number [0,∞]> min',
      '<leaf> = green | black | <brew()> | [ kind0 | kind1 | kind2 ]',
    ].join('\n\n'),
  );
});

test('terms lead to the pages about them', async () => {
  const { html } = await syntaxOn('Web/CSS/Reference/Properties/tea', 'css-property');
  expect(html).toContain('<a href="/en-US/docs/Web/CSS/Reference/Values/number">&lt;number [0,∞]&gt;</a> min');
});

test('a type that has a page of its own is a link to it, and not written out', async () => {
  const { html, text } = await syntaxOn(`${values}/colored`, 'css-type');
  expect(text).toMatch(/^<colored> = <shade> \| <leaf>\n\n<leaf> = /);
  expect(text).not.toContain('shade0');
  expect(html).toContain('<a href="/en-US/docs/Web/CSS/Reference/Values/shade_value">&lt;shade&gt;</a>');
});

test('the page of a type shows its syntax all the same', async () => {
  expect((await syntaxOn(`${values}/shade_value`, 'css-type')).text).toMatch(/^<shade> =\s+shade0 \|/);
});

test.each([
  ['Web/CSS/Reference/At-rules/@brew', 'css-at-rule', '@brew <leaf># { <rule-list> }\n\n<leaf> ='],
  ['Web/CSS/Reference/At-rules/@brew/steep', 'css-media-feature', 'steep = auto | <minutes>\n\n<minutes> ='],
  ['Web/CSS/Reference/At-rules/@brew/steep', 'css-at-rule-descriptor', 'steep = auto | <minutes>\n\n<minutes> ='],
  [`${values}/pour`, 'css-function', '<pour()> = pour( <minutes> )\n\n'],
  [`${values}/brewing/pour`, 'css-function', '<pour()> = pour( <leaf>, <minutes> )\n\n'],
  [`${values}/minutes_value`, 'css-type', '<minutes> = <number [0,∞]> min'],
  ['Web/CSS/Reference/Selectors/:hot', 'css-pseudo-class', ':hot( <minutes> )\n\n<minutes> ='],
])('the kind of page %s says where its syntax is found', async (slug, pageType, beginning) => {
  expect((await syntaxOn(slug, pageType)).text).toMatch(new RegExp(`^${beginning.replace(/[()|[\]{}?*+#]/g, '\\$&')}`));
});

test.each([
  ['leaf', 'leaf = <leaf>'],
  ['<leaf>', '<leaf> = green'],
  ['pour()', '<pour()> = pour( <minutes> )'],
  ['@brew', '@brew <leaf># { <rule-list> }'],
  [':hot()', ':hot( <minutes> )'],
])('a page may name what it wants the syntax of: %s', async (name, beginning) => {
  expect((await syntaxOn('Web/Page', 'guide', `{{csssyntax("${name}")}}`)).text).toContain(beginning);
});

test('what has no formal syntax is said to have none', async () => {
  const { text } = await syntaxOn('Web/CSS/Reference/Properties/spout', 'css-property');
  expect(text).toBe('No formal syntax is specified.');
});

test('a page may bring its own syntax', async () => {
  const { html, text } = await syntaxOn('Web/Page', 'guide', '{{csssyntaxraw(`-x-tea = <leaf># | <script>alert(1)</script>`)}}');
  expect(text).toMatch(/^-x-tea = <leaf># \| <script> alert\( 1 \) <\/script>\n\n<leaf> = green/);
  expect(html).not.toContain('<script');
});

test('several definitions stand in lines of their own, and may go on in the next', async () => {
  const { text } = await syntaxOn('Web/Page', 'guide', '{{csssyntaxraw(`\n\n  a =\n    b\n    | c\n\n<d> = e = f\n`)}}');
  expect(text).toBe('a = b | c\n\n<d> = e = f');
});

test('definitions that refer to one another without end come to one', async () => {
  const types = Array.from({ length: 500 }, (_, index) => ({ name: `t${index}`, syntax: `<t${index + 1}> | <t${Math.floor(index / 2)}>` }));
  const endless = writtenDataPackages({ files: { '@webref/css': { 'css.json': { ...css, types } } } });
  const { text } = await syntaxOn('Web/Page', 'guide', '{{csssyntax("<t0>")}}', { modulesFolders: [endless] });
  const names = text.split('\n\n').map((definition) => definition.split(' = ')[0]);
  expect(names.length).toBeLessThan(500);
  expect(new Set(names).size).toBe(names.length);
});

test('the length of what is written is no trap', async () => {
  for (const source of [
    '\n'.repeat(200_000),
    ' '.repeat(200_000),
    'a '.repeat(50_000),
    '<a '.repeat(50_000),
    '['.repeat(100_000),
    '| '.repeat(50_000),
  ]) {
    const { html } = await syntaxOn('Web/Page', 'guide', `{{csssyntaxraw(\`x = ${source}.\`)}}`);
    expect(html).toContain('</pre>');
  }
});

test('without the data a page still has its text, and its own syntax', async () => {
  const modules = { modulesFolders: [writtenDataPackages({})] };
  expect((await syntaxOn('Web/Page', 'css-property', '{{csssyntax}}', modules)).text).toBe('No formal syntax is specified.');
  expect((await syntaxOn('Web/Page', 'guide', '{{csssyntaxraw(`a = <leaf>`)}}', modules)).text).toBe('a = <leaf>');
});
