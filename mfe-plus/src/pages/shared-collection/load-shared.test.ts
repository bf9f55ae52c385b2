import { addressOf } from '@webdocs/contracts/reader/address';
import { loadShared } from './load-shared.ts';

const layout = { name: 'Layout', updated_at: '2026-01-05T10:00:00.000Z', article_count: 0, page: 1, last: 1, items: [] };
const answering = (found: unknown) => {
  const asked: unknown[] = [];
  return { asked, read: async (source: unknown) => (asked.push(source), { found }) };
};

test('a shared collection is called by its name, and search engines leave it out', async () => {
  const { asked, read } = answering(layout);
  expect(await loadShared(addressOf('/fr/plus/shared/abc', '?page=2'), read)).toEqual({
    data: { collection: layout },
    noIndexing: true,
    pageTitle: 'Layout',
  });
  await loadShared(addressOf('/fr/plus/shared/abc', '?page=two'), read);
  expect(asked).toEqual(
    ['2', '1'].map((page) => ({ from: 'calls', call: 'showSharedCollection', params: { share: 'abc' }, query: { page } })),
  );
});

test('the collection that every account begins with is not called by the name that it has in the database', async () => {
  expect(await loadShared(addressOf('/fr/plus/shared/abc'), answering({ ...layout, name: 'Default' }).read)).not.toHaveProperty(
    'pageTitle',
  );
});

test('a link that leads nowhere, or none, is a page that there is not', async () => {
  expect(await loadShared(addressOf('/ja/plus/shared/abc'), answering(null).read)).toBeUndefined();
  expect(await loadShared(addressOf('/ja/plus/shared'), answering(layout).read)).toBeUndefined();
});

test('past its last page a collection has none, and is not said to be empty', async () => {
  expect(await loadShared(addressOf('/ja/plus/shared/abc', '?page=2'), answering({ ...layout, page: 2, last: 1 }).read)).toBeUndefined();
});

test('where no answer comes the page says so', async () => {
  const read = async () => Promise.reject(new Error('the call answered 429'));
  expect(await loadShared(addressOf('/ja/plus/shared/abc'), read)).toEqual({ data: { failed: true }, noIndexing: true });
});
