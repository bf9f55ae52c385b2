import { SideBySidePageSchema, type SideBySidePage } from '@webdocs/contracts/page/side-by-side-page';
import { addressOf } from '@webdocs/contracts/reader/address';
import { documentText } from '@webdocs/testing/written-tree';
import * as v from 'valibot';
import { openedContent } from '../../fixtures/opened-content.ts';

const english =
  '## Water\n\nHot, as [below](#tea).\n\n<p id="cup"><label for="x">x</label></p>\n\n### Tea\n\nGreen.\n\n## Cups\n\nWhite.\n';
const french = '## Eau\n\nChaude, comme [plus bas](#thé).\n\n### Thé\n\nVert.\n';

async function shown(files: Readonly<Record<string, string>>, path = '/fr/side-by-side/Kettle'): Promise<SideBySidePage> {
  const { page } = await openedContent(files);
  return v.parse(SideBySidePageSchema, await page('SideBySide', path));
}

const both = {
  'files/en-us/kettle/index.md': documentText('Kettle', 'Kettle', english),
  'files/fr/kettle/index.md': documentText('Kettle', 'Bouilloire', french),
};

test('sections of both pages are side by side, and one that only English has is alone', async () => {
  const page = await shown(both);
  expect(page.rows.map(({ translation, english: other }) => [translation?.title, other?.title])).toEqual([
    ['Eau', 'Water'],
    ['Thé', 'Tea'],
    [undefined, 'Cups'],
  ]);
  expect(page).toMatchObject({ unmatched: 1, state: 'unknown', noIndexing: true, english: { url: '/en-US/docs/Kettle', locale: 'en-US' } });
});

test('no id is there twice, and links within a column stay in it', async () => {
  const { rows } = await shown(both);
  expect(rows.map(({ english: other }) => other?.id)).toEqual(['en-us-water', 'en-us-tea', 'en-us-cups']);
  expect(rows[0]?.english?.content).toContain('href="#en-us-tea"');
  expect(rows[0]?.english?.content).toContain('id="en-us-cup"');
  expect(rows[0]?.english?.content).toContain('for="en-us-x"');
  expect(rows[0]?.translation?.content).toMatch(/href="#th(?:é|%c3%a9)"/);
});

test('a translation whose English page is gone is there by itself', async () => {
  const page = await shown({ 'files/fr/kettle/index.md': documentText('Kettle', 'Bouilloire', french) });
  expect(page.english).toBeUndefined();
  expect(page).toMatchObject({ state: 'orphaned', unmatched: 0 });
  expect(page.rows.map(({ translation }) => translation?.title)).toEqual(['Eau', 'Thé']);
});

test('where there is no translation readers are led to the English page, and to none where there is neither', async () => {
  const { content } = await openedContent(both);
  expect(await content.page(addressOf('/ja/side-by-side/Kettle', ''))).toEqual({ kind: 'moved', to: '/en-US/docs/Kettle' });
  expect(await content.page(addressOf('/en-US/side-by-side/Kettle', ''))).toEqual({ kind: 'moved', to: '/en-US/docs/Kettle' });
  expect(await content.page(addressOf('/fr/side-by-side/kettle', ''))).toEqual({ kind: 'moved', to: '/fr/side-by-side/Kettle' });
  expect((await content.page(addressOf('/fr/side-by-side/Nothing', ''))).kind).toBe('missing');
});

test('frames and forms of the page are left out, and no list of all addresses names it', async () => {
  const framed = {
    ...both,
    'files/fr/kettle/index.md': documentText('Kettle', 'B', '<iframe src="/x"></iframe><button>Go</button>\n\nMots.'),
  };
  const { content } = await openedContent(framed);
  const { rows } = await shown(framed);
  expect(rows[0]?.translation?.content).not.toMatch(/<iframe|<button/);
  expect(rows[0]?.translation?.content).toContain('Mots.');
  expect(content.paths().filter((path) => path.includes('side-by-side'))).toEqual([]);
});
