import { writtenDataPackages, kettleCompat } from '@webdocs/reference/fixtures/data-packages';
import { openedContent } from '../../fixtures/opened-content.ts';
import { documentText } from '@webdocs/testing/written-tree';

const home = 'https://developer.mozilla.org';

/** The statement about boiling, of whose page it is said where it is. */
async function boiling(statement: object, files: Record<string, string>) {
  const { Kettle } = kettleCompat.api;
  const boil = { __compat: { ...Kettle.boil.__compat, ...statement } };
  const data = { ...kettleCompat, api: { Kettle: { ...Kettle, boil } } };
  const folder = writtenDataPackages({ files: { '@mdn/browser-compat-data': { 'data.json': data } } });
  const { content } = await openedContent(files, { modulesFolders: [folder] });
  return content.compat('api.Kettle.boil')?.data.__compat;
}

const page = { 'files/en-us/web/api/kettle/boil/index.md': documentText('Web/API/Kettle/boil', 'boil()') };

test('a feature leads to its page, and says in which languages that is', async () => {
  const french = { 'files/fr/web/api/kettle/boil/index.md': documentText('Web/API/Kettle/boil', 'boil()') };
  expect(await boiling({}, page)).toMatchObject({ mdn_url: '/docs/Web/API/Kettle/boil' });
  expect(await boiling({}, page)).not.toHaveProperty('translations');
  expect(await boiling({}, { ...page, ...french })).toMatchObject({ mdn_url: '/docs/Web/API/Kettle/boil', translations: ['fr'] });
});

test('a feature whose page is missing leads nowhere', async () => {
  const statement = await boiling({}, { 'files/en-us/web/index.md': documentText('Web', 'Web') });
  expect(statement).not.toHaveProperty('mdn_url');
  expect(statement?.support.chrome).toHaveLength(2);
});

test('a feature whose page has moved leads to where it is now', async () => {
  const moved = {
    'files/en-us/web/tea/index.md': documentText('Web/Tea', 'Tea'),
    'files/en-us/_redirects.txt': '/en-US/docs/Web/API/Kettle/boil\t/en-US/docs/Web/Tea#boiling\n',
  };
  expect(await boiling({}, moved)).toMatchObject({ mdn_url: '/docs/Web/Tea#boiling' });
});

test('a place in a page that exists is kept', async () => {
  expect(await boiling({ mdn_url: `${home}/docs/Web/API/Kettle/boil#steam` }, page)).toMatchObject({
    mdn_url: '/docs/Web/API/Kettle/boil#steam',
  });
});

test('links in notes and descriptions lead to pages that are here, and elsewhere where they are not', async () => {
  const link = (path: string) => `<a href="${home}${path}">it</a>`;
  const statement = await boiling(
    {
      description: `Boils, see ${link('/docs/Web/API/Kettle/boil#steam')}`,
      support: { chrome: [{ version_added: '120', notes: [link('/en-US/docs/Web/API/Kettle/boil'), link('/docs/Nowhere')] }] },
    },
    page,
  );
  expect(statement?.description).toBe('Boils, see <a href="/en-US/docs/Web/API/Kettle/boil#steam">it</a>');
  expect(statement?.support.chrome).toMatchObject([
    { notes: ['<a href="/en-US/docs/Web/API/Kettle/boil">it</a>', `<a href="${home}/docs/Nowhere">it</a>`] },
  ]);
});
