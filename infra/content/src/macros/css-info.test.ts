import { writtenDataPackages } from '@webdocs/reference/fixtures/data-packages';
import { htmlOfBody, openedContent } from '../../fixtures/opened-content.ts';
import { documentText } from '@webdocs/testing/written-tree';

const properties = {
  brew: {
    initial: 'strong',
    appliesto: 'allPots',
    inherited: true,
    percentages: 'referToPot',
    computed: 'asPoured',
    animationType: 'notAnimatable',
    stacking: true,
    alsoAppliesTo: ['::lid'],
    media: 'visual',
  },
  mix: {
    initial: ['brew', 'milk', 'mix'],
    appliesto: 'allPots',
    inherited: false,
    percentages: 'no',
    computed: ['brew', 'milk'],
    animationType: ['brew', 'milk'],
  },
  milk: { initial: 'none', inherited: false, percentages: 'no', computed: 'asPoured', animationType: 'steaming' },
};
const css = {
  atrules: [{ name: '@tea', descriptors: [{ name: 'leaf', initial: 'green' }] }],
  functions: [],
  properties: [
    { name: 'brew', appliesTo: 'all pots', computedValue: 'as poured' },
    {
      name: 'sugar',
      initial: 'two lumps',
      appliesTo: 'cups <of> tea',
      inherited: 'no',
      percentages: 'N/A',
      computedValue: 'see prose',
      longhands: [],
    },
    { name: 'sweet', inherited: 'see individual properties', longhands: ['sugar', 'brew'] },
  ],
  selectors: [],
  types: [],
};
const phrases = {
  allPots: { 'en-US': 'all {{cssxref("brew")}} pots, save <code>&lt;cup&gt;</code>', fr: 'tous les pots' },
  referToPot: { 'en-US': 'refer to <a href="/en-US/docs/Web/Pot" onclick="x()">the pot</a>' },
  asPoured: { 'en-US': 'as poured' },
  notAnimatable: { 'en-US': 'not animatable' },
  steaming: { 'en-US': '$1$, or steam;' },
  length: { 'en-US': 'a length' },
};
const files = {
  'mdn-data': {
    'css/properties.json': properties,
    'css/at-rules.json': { '@tea': { descriptors: { 'pot-size': { initial: '"small"', computed: 'asPoured' } } } },
    'css/selectors.json': {},
    'l10n/css.json': phrases,
  },
  '@webref/css': { 'css.json': css },
};
const folder = 'Web/CSS/Reference';

async function definitionOn(slug: string, { locale = 'en-US', packages = files as object } = {}) {
  const path = slug.toLowerCase().replace(/:/g, '_colon_');
  const { page } = await openedContent(
    {
      [`files/en-us/${path}/index.md`]: documentText(slug, 'Page', '{{cssinfo}}', { 'page-type': 'css-property' }),
      [`files/${locale.toLowerCase()}/${path}/index.md`]: documentText(slug, 'Page', '{{cssinfo}}', { 'page-type': 'css-property' }),
      [`files/en-us/web/css/reference/properties/brew/index.md`]: documentText(`${folder}/Properties/brew`, 'brew', '{{cssinfo}}', {
        'page-type': 'css-property',
      }),
      'files/jsondata/L10n-CSSFormalDefinitions.json': JSON.stringify([
        { 'As poured': { 'en-US': 'as poured', ja: '注いだまま' }, 'two lumps': { 'en-US': 'two lumps', ja: '角砂糖二つ' } },
      ]),
    },
    { modulesFolders: [writtenDataPackages({ files: packages })] },
  );
  const html = htmlOfBody(await page('Doc', `/${locale}/docs/${slug}`));
  const rows = Object.fromEntries(
    [...html.matchAll(/<tr><th scope="row">(.*?)<\/th><td>(.*?)<\/td><\/tr>/g)].map(([, head, told]) => [head, told]),
  );
  return { html, rows };
}

test('a property is told in a table that a heading heads each row of', async () => {
  const { html, rows } = await definitionOn(`${folder}/Properties/brew`);
  expect(html).toContain('<table class="properties">');
  expect(rows).toEqual({
    'Initial value': '<code>strong</code>',
    'Applies to': expect.stringMatching(
      /^all <a href="[^"]*\/Properties\/brew" aria-current="page"><code>brew<\/code><\/a> pots, save <code>&lt;cup&gt;<\/code>$/,
    ),
    Inherited: 'yes',
    Percentages: expect.stringContaining('refer to <a data-href="/en-US/docs/Web/Pot"'),
    'Computed value': 'as poured',
    'Animation type': 'not animatable',
    'Also applies to': expect.stringContaining('<code>::lid</code>'),
    'Creates stacking context': 'yes',
  });
  expect(html).not.toContain('onclick');
});

test('a shorthand tells the value of each of its longhands, and what holds for all of them once', async () => {
  const { rows } = await definitionOn(`${folder}/Properties/mix`);
  expect(rows['Initial value']).toBe(
    '<ul><li><a href="/en-US/docs/Web/CSS/Reference/Properties/brew"><code>brew</code></a>: <code>strong</code></li>' +
      '<li><code>milk</code>: <code>none</code></li>' +
      '<li><a href="/en-US/docs/Web/CSS/Reference/Properties/mix" aria-current="page"><code>mix</code></a></li></ul>',
  );
  expect(rows['Computed value']).toBe('as poured');
  expect(rows['Animation type']).toContain('<code>milk</code>: a length, or steam</li>');
  expect(rows).not.toHaveProperty('Percentages');
});

test('a descriptor names the rule that it belongs to', async () => {
  expect((await definitionOn(`${folder}/At-rules/@tea/pot-size`)).rows).toEqual({
    'Related at-rule': expect.stringContaining('<code>@tea</code>'),
    'Initial value': '<code>"small"</code>',
    'Computed value': 'as poured',
  });
  expect((await definitionOn(`${folder}/At-rules/@tea/leaf`)).rows).toMatchObject({ 'Initial value': '<code>green</code>' });
});

test('what one package does not define is told in the words of the standard', async () => {
  expect((await definitionOn(`${folder}/Properties/sugar`)).rows).toEqual({
    'Initial value': '<code>two lumps</code>',
    'Applies to': 'cups &lt;of&gt; tea',
    Inherited: 'no',
    'Computed value': 'see prose',
  });
  expect((await definitionOn(`${folder}/Properties/sweet`)).rows['Inherited']).toMatch(
    /<code>sugar<\/code>: no.*<code>brew<\/code><\/a>: yes/,
  );
});

test('readers of another language read theirs as far as it is translated', async () => {
  const french = await definitionOn(`${folder}/Properties/brew`, { locale: 'fr' });
  expect(french.rows).toMatchObject({ Applicabilité: 'tous les pots', Héritée: 'oui' });
  const japanese = await definitionOn(`${folder}/Properties/brew`, { locale: 'ja' });
  expect(japanese.rows).toMatchObject({ 計算値: '注いだまま', アニメーションの種類: '<span lang="en-US">not animatable</span>' });
  expect((await definitionOn(`${folder}/Properties/sugar`, { locale: 'ja' })).rows).toMatchObject({ 初期値: '角砂糖二つ' });
});

test.each([
  ['Properties/unheard-of', files as object],
  ['Properties/brew', {}],
  ['Properties/constructor', files as object],
])('of %s nothing may be known, and the page says so', async (name, packages) => {
  expect((await definitionOn(`${folder}/${name}`, { packages })).html).toBe('<p>No formal definition available.</p>');
});
