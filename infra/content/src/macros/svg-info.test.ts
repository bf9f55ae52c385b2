import { htmlOfBody, openedContent } from '../../fixtures/opened-content.ts';
import { documentText } from '@webdocs/testing/written-tree';

const elements = {
  pot: {
    categories: ['graphicsElement', 'shapeElement'],
    content: { description: 'anyNumber', elements: ['shapeElements', '&lt;lid&gt;', 'unheardOf'] },
    attributes: [],
    interfaces: [],
  },
  lid: {
    categories: ['noCategory'],
    content: { description: { 'en-US': 'One <a href="/en-US/docs/Web/Knob" onclick="x()">knob</a>', fr: 'Un bouton' }, elements: [] },
  },
};
const words = {
  graphicsElement: { 'en-US': 'Graphics element', fr: 'Élément graphique' },
  shapeElement: { 'en-US': 'Shape element' },
  shapeElements: { 'en-US': 'Shape elements' },
  noCategory: { 'en-US': 'None', fr: 'Aucune' },
  anyNumber: { 'en-US': 'Any number of:' },
};
const reference = 'Web/SVG/Reference/Element';

async function tableOn(name: string, { locale = 'en-US', data = elements as object | null } = {}) {
  const { page } = await openedContent({
    [`files/${locale.toLowerCase()}/web/svg/reference/element/${name}/index.md`]: documentText(
      `${reference}/${name}`,
      'Page',
      '{{svginfo}}',
    ),
    'files/en-us/web/svg/reference/element/index.md': documentText(reference, 'Elements'),
    ...(data
      ? { 'files/jsondata/SVGData.json': JSON.stringify({ elements: data }), 'files/jsondata/L10n-SVG.json': JSON.stringify(words) }
      : {}),
  });
  return htmlOfBody(await page('Doc', `/${locale}/docs/${reference}/${name}`));
}

test('an element is told by its kinds and by what may stand in it', async () => {
  const html = await tableOn('pot');
  expect(html).toContain('<table class="properties">');
  expect(html).toContain(
    '<th scope="row">Categories</th><td><a href="/en-US/docs/Web/SVG/Reference/Element#graphics_elements">Graphics element</a>, ' +
      '<a href="/en-US/docs/Web/SVG/Reference/Element#shape_elements">Shape element</a></td>',
  );
  expect(html).toMatch(
    /<th scope="row">Permitted content<\/th><td>Any number of:<ul><li><a [^>]*>Shape elements<\/a><\/li><li><a [^>]*><code>&lt;lid&gt;<\/code><\/a><\/li><li>unheardOf<\/li><\/ul><\/td>/,
  );
});

test('a sentence of the table may hold links, and nothing that runs', async () => {
  const html = await tableOn('lid');
  expect(html).toContain('>knob</a>');
  expect(html).not.toContain('onclick');
});

test('labels and words are in the language of the page as far as the table has it', async () => {
  const html = await tableOn('lid', { locale: 'fr' });
  expect(html).toContain('<th scope="row">Catégories</th><td>Aucune</td>');
  expect(html).toContain('<th scope="row">Contenu autorisé</th><td>Un bouton</td>');
});

test.each([
  ['unheard', elements as object],
  ['pot', null],
  ['constructor', elements as object],
])('of %s nothing may be known, and the page says so', async (name, data) => {
  expect(await tableOn(name, { data })).toBe('<p>No formal definition available.</p>');
});
