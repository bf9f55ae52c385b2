import { DocPageSchema } from '@webdocs/contracts/page/page';
import { WritersPageSchema, type WritersPage } from '@webdocs/contracts/page/writers-page';
import { addressOf } from '@webdocs/contracts/reader/address';
import * as v from 'valibot';
import { configuration } from '@webdocs/testing/public-configuration';
import { openedContent, type OpenedContent } from '../../fixtures/opened-content.ts';
import { documentText } from '@webdocs/testing/written-tree';

const files = {
  'files/en-us/web/index.md': documentText('Web', 'Web', '[x](/en-US/docs/Nothing) [y](/en-us/docs/web/API)'),
  'files/en-us/web/api/index.md': documentText('Web/API', 'API', '[x](/en-US/docs/Nothing)', { status: '[deprecated]' }),
  'files/en-us/web/css/gap/index.md': documentText('Web/CSS/gap', 'gap'),
  'files/fr/web/index.md': documentText('Web', 'Web', 'x'),
  'files/fr/old/index.md': documentText('Old', 'Vieux', 'x'),
};
const writers = { configuration: { ...configuration, writerMode: true } };

async function finished({ page }: OpenedContent, path: string, search = ''): Promise<WritersPage> {
  for (;;) {
    const shown = await page('Writers', path, search);
    if (!shown.progress) return v.parse(WritersPageSchema, shown);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test('pages for writers are not there for readers', async () => {
  const { content } = await openedContent(files);
  for (const path of ['/en-US/_flaws', '/en-US/_translations', '/en-US/_sitemap', '/en-US/_404/Web'])
    expect((await content.page(addressOf(path, ''))).kind).toBe('missing');
});

test('every page with flaws is listed, the worst first, and can be found by kind and words', async () => {
  const opened = await openedContent(files, writers);
  const all = await finished(opened, '/en-US/_flaws');
  expect(all.rows.map(({ url, cells }) => [url, ...cells])).toEqual([
    ['/en-US/docs/Web', 2, 1, 'broken-link 1, ill-cased-link 1'],
    ['/en-US/docs/Web/API', 1, 0, 'broken-link 1'],
  ]);
  expect(all.counts).toEqual([
    { kind: 'broken-link', count: 2 },
    { kind: 'ill-cased-link', count: 1 },
  ]);
  expect((await finished(opened, '/en-US/_flaws', '?kind=ill-cased-link')).rows.map(({ url }) => url)).toEqual(['/en-US/docs/Web']);
  expect((await finished(opened, '/en-US/_flaws', '?q=API%20web')).rows.map(({ url }) => url)).toEqual(['/en-US/docs/Web/API']);
  expect((await finished(opened, '/en-US/_flaws', '?page=99999')).page).toBe(1);
});

test('each language shows how many pages are translated, and each translation its status', async () => {
  const opened = await openedContent(files, writers);
  const french = (await finished(opened, '/en-US/_translations')).rows.find(({ url }) => url?.startsWith('/fr/'));
  expect(french?.cells).toEqual([1, 2, 0, 0, 1, 1]);
  const own = await finished(opened, '/fr/_translations');
  expect(own.rows.map(({ url, cells }) => [url, cells[0]])).toEqual([
    ['/fr/docs/Old', 'orphaned'],
    ['/fr/docs/Web', 'unknown'],
  ]);
  expect((await finished(opened, '/fr/_translations', '?kind=missing')).rows.map(({ url }) => url)).toEqual([
    '/en-US/docs/Web/API',
    '/en-US/docs/Web/CSS/gap',
  ]);
});

test('a part of the tree shows the status of its translations, and an unknown part is missing', async () => {
  const opened = await openedContent(files, writers);
  const languages = await finished(opened, '/en-US/_translations/Web/CSS');
  expect(languages.rows.find(({ url }) => url === '/fr/_translations/Web/CSS')?.cells).toEqual([0, 1, 0, 0, 0, 0]);
  expect((await finished(opened, '/fr/_translations/web')).rows.map(({ url }) => url)).toEqual(['/fr/docs/Web']);
  const missing = await finished(opened, '/fr/_translations/Web/CSS', '?kind=missing');
  expect(missing.rows.map(({ url }) => url)).toEqual(['/en-US/docs/Web/CSS/gap']);
  expect((await opened.content.page(addressOf('/fr/_translations/Nowhere'))).kind).toBe('missing');
});

test('the tree of pages is walked level by level, through levels that have no page', async () => {
  const opened = await openedContent(files, writers);
  expect((await finished(opened, '/en-US/_sitemap')).rows.map(({ title, below, cells }) => [title, below, cells[0]])).toEqual([
    ['Web', '/en-US/_sitemap/Web', 2],
  ]);
  const web = await finished(opened, '/en-US/_sitemap/Web');
  expect(web.rows.map(({ title, url, below, cells }) => [title, url, below, ...cells])).toEqual([
    ['CSS', undefined, '/en-US/_sitemap/Web/CSS', 1, null, null],
    ['Web APIs', '/en-US/docs/Web/API', undefined, 0, 'guide', 'deprecated'],
  ]);
  expect((await finished(opened, '/en-US/_sitemap/Web/CSS')).trail.map(({ url }) => url)).toEqual([
    '/en-US/_sitemap',
    '/en-US/_sitemap/Web',
  ]);
  expect(web.pageTitle).toBe(`Web - All pages | ${configuration.siteTitle}`);
  expect((await opened.content.page(addressOf('/en-US/_sitemap/Nothing', ''))).kind).toBe('missing');
});

test('what readers see without a page can be looked at', async () => {
  const { content } = await openedContent(files, writers);
  const answer = await content.page(addressOf('/en-US/_404/docs/Web/AP', ''));
  expect(answer).toMatchObject({ kind: 'missing', page: { renderer: 'NotFound' } });
  expect(JSON.stringify(answer)).toContain('/en-US/docs/Web/API');
});

test('a page tells its writer what is wrong with it, and its reader nothing', async () => {
  const { page } = await openedContent(files, writers);
  const { doc } = v.parse(DocPageSchema, await page('Doc', '/en-US/docs/Web'));
  expect(doc.flaws?.broken_links?.map(({ id, kind, line, fixable, filepath }) => [id, kind, line, fixable, filepath])).toEqual([
    ['broken_links1', 'broken-link', 7, false, 'en-us/web/index.md'],
    ['broken_links2', 'ill-cased-link', 7, true, 'en-us/web/index.md'],
  ]);
  const reader = await openedContent(files);
  expect((await reader.page('Doc', '/en-US/docs/Web')).doc.flaws).toBeUndefined();
});
