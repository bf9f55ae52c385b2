import { addressOf } from '@webdocs/contracts/reader/address';
import { chromium, releases } from '../../../fixtures/updates.ts';
import { loadUpdates } from './load-updates.ts';

const answering = (answer: unknown) => {
  const asked: unknown[] = [];
  return { asked, read: async (source: unknown) => (asked.push(source), answer) };
};

test('the list is asked for as the address says, without what no call takes', async () => {
  const { asked, read } = answering(releases);
  const page = await loadUpdates(addressOf('/fr/plus/updates', '?category=css&browsers=netscape&utm_source=x'), read);
  expect(asked).toEqual([{ from: 'calls', call: 'showUpdates', query: { locale: 'fr', category: 'css' } }]);
  expect(page).toEqual({ data: { list: releases }, noIndexing: true });
});

test('search engines get the whole list and each update, and no view of it', async () => {
  expect(await loadUpdates(addressOf('/fr/plus/updates'), answering(releases).read)).toEqual({ data: { list: releases } });
  const { asked, read } = answering({ update: chromium });
  expect(await loadUpdates(addressOf('/ja/plus/updates/chrome-155'), read)).toEqual({ data: { one: chromium }, pageTitle: 'Chrome 155' });
  expect(asked).toEqual([{ from: 'calls', call: 'showUpdate', params: { id: 'chrome-155' }, query: { locale: 'ja' } }]);
});

test('an update that there is not is a page that there is not', async () => {
  expect(await loadUpdates(addressOf('/ja/plus/updates/lynx-1'), answering({ update: null }).read)).toBeUndefined();
});

test('where no answer comes the page says so', async () => {
  const read = async () => Promise.reject(new Error('the call answered 503'));
  expect(await loadUpdates(addressOf('/ja/plus/updates'), read)).toEqual({ data: { away: 'failed' }, noIndexing: true });
});

test('while the updates are read or imported for the first time the page says so, also that of one of them', async () => {
  const list = await loadUpdates(addressOf('/ja/plus/updates'), answering({ ...releases, data: [], is_preparing: true }).read);
  const one = await loadUpdates(addressOf('/ja/plus/updates/chrome-155'), answering({ update: null, is_preparing: true }).read);
  expect([list, one]).toEqual([1, 2].map(() => ({ data: { away: 'preparing' }, noIndexing: true })));
});
