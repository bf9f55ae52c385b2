import { PageSchema } from '@webdocs/contracts/page/page';
import { parse } from 'valibot';
import { openedContent, type OpenedContent } from '../../fixtures/opened-content.ts';
import { documentText } from '@webdocs/testing/written-tree';

const doc = (slug: string, title: string, locale = 'en-us') =>
  [`files/${locale}/${slug.toLowerCase()}/index.md`, documentText(slug, title, `About ${title}.`)] as const;
const files = Object.fromEntries([
  doc('Web', 'The web'),
  doc('Web/map', 'Map'),
  doc('Web/Array/map', 'Array.prototype.map()'),
  doc('Web/Array/flatMap', 'Array.prototype.flatMap()'),
  doc('Web/bitmap', 'A bitmap of an array'),
  doc('Web/map', 'La carte', 'fr'),
  ...Array.from({ length: 120 }, (_, index) => doc(`Pots/Pot_${index}`, `Pot ${index}`)),
]);
let opened: OpenedContent;
beforeAll(async () => {
  opened = await openedContent(files);
});
const search = (query: string, locale = 'en-US') => opened.page('Search', `/${locale}/search`, query);
const titles = async (query: string, locale?: string) => (await search(query, locale)).hits.map(({ title }) => title);

test('every word must occur in the title, in any order and in any capitals', async () => {
  expect(await titles('?q=MAP+array')).toEqual(['A bitmap of an array', 'Array.prototype.flatMap()', 'Array.prototype.map()']);
  expect(await titles('?q=array+teapot')).toEqual([]);
});

test('a page whose title or last address segment is the query comes first', async () => {
  expect((await titles('?q=map')).slice(0, 2).sort()).toEqual(['Array.prototype.map()', 'Map']);
  expect((await titles('?q=flatmap'))[0]).toBe('Array.prototype.flatMap()');
});

test('titles are narrowed by area too', async () => {
  expect((await search('?q=map&area=css')).total).toBe(0);
  expect((await search('?q=map&area=other')).url).toBe('/en-US/search?q=map&area=other');
  expect((await search('?q=map&area=other')).total).toBe((await search('?q=map')).total);
  expect((await search('?q=map&area=tea')).problems?.map(({ parameter }) => parameter)).toEqual(['area']);
});

test('a hit tells what the page is about and where it is', async () => {
  expect((await search('?q=bitmap')).hits).toEqual([
    {
      mdn_url: '/en-US/docs/Web/bitmap',
      title: 'A bitmap of an array',
      summary: 'About A bitmap of an array.',
      parents: ['The web'],
      marked: {
        title: [{ text: 'A ' }, { text: 'bitmap', marked: true }, { text: ' of an array' }],
        summary: [{ text: 'About A ' }, { text: 'bitmap', marked: true }, { text: ' of an array.' }],
      },
    },
  ]);
});

test('ten hits make a page, and there are ten pages at most', async () => {
  const first = await search('?q=pot');
  expect([first.total, first.hits.length, first.page, first.url, first.pageTitle]).toEqual([
    120,
    10,
    1,
    '/en-US/search?q=pot',
    'Search: "pot"',
  ]);
  const second = await search('?q=pot&page=2');
  expect([second.url, second.pageTitle, second.hits[0]?.title]).toEqual(['/en-US/search?q=pot&page=2', 'Search: "pot" (page 2)', 'Pot 10']);
  expect(await search('?q=pot&page=11')).toMatchObject({
    page: 1,
    hits: [],
    problems: [{ parameter: 'page', message: '"11" is no page from 1 to 10' }],
  });
});

test('readers of a translation find its pages first, and English ones that are not translated', async () => {
  expect(await titles('?q=carte', 'fr')).toEqual(['La carte']);
  expect(await titles('?q=map', 'fr')).toEqual(expect.not.arrayContaining(['Map']));
  expect(await titles('?q=bitmap', 'fr')).toEqual(['A bitmap of an array']);
});

test('a hit of another language than the page says which', async () => {
  const { hits } = await search('?q=map', 'fr');
  const languages = new Map(hits.map(({ mdn_url: url, locale }) => [url, locale]));
  expect([languages.get('/en-US/docs/Web/Array/map'), languages.get('/fr/docs/Web/map')]).toEqual(['en-US', undefined]);
});

test.each(['', '?', '?q=', '?q=%20%20', '?page=3'])('%j is no query', async (query) => {
  expect(await search(query)).toMatchObject({ query: '', pageTitle: 'No query, no results.', total: 0, hits: [], url: '/en-US/search' });
});

test.each([
  '?q=<script>alert(1)</script>',
  '?q=%00%ff',
  '?q=%E0%A4%A',
  `?q=${'a'.repeat(100_000)}`,
  `?q=${'a+'.repeat(20_000)}`,
  '?q=.*',
  '?q=(((',
  '?q=a&q=b&page=-1',
  '?q=a&page=1e9',
  '?q=a&page=9999999',
  '?q=__proto__',
])('the query %.60j gets an ordinary answer', async (query) => {
  const page = await search(query);
  expect(() => parse(PageSchema, page)).not.toThrow();
  expect(page.query.length).toBeLessThanOrEqual(200);
  expect(page.page).toBeGreaterThanOrEqual(1);
});

test('the list for quick search has title and address of every page of a language', async () => {
  const { content } = opened;
  expect(await content.searchIndex('fr')).toEqual([{ title: 'La carte', url: '/fr/docs/Web/map' }]);
  expect(await content.searchIndex('en-US')).toHaveLength(125);
  expect(await content.searchIndex('ko')).toEqual([]);
});
