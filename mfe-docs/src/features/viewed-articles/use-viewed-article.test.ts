/** @jest-environment jsdom */
import { waitFor } from '@testing-library/dom';
import { formerViewedKey, viewedKey } from '@webdocs/contracts/reader/viewed-articles';
import { recordView } from './use-viewed-article.ts';

const article = { url: '/en-US/docs/Web', title: 'Web', parents: [] };
const kept = () => JSON.parse(localStorage.getItem(viewedKey) ?? 'null') as Array<{ url: string; timestamps: number[] }> | null;

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('views are counted in this browser, an article in one record', () => {
  recordView(article);
  recordView(article);
  recordView({ ...article, url: '/en-US/docs/Web/CSS' });
  expect(kept()?.map(({ url, timestamps }) => [url, timestamps.length])).toEqual([
    ['/en-US/docs/Web/CSS', 1],
    ['/en-US/docs/Web', 2],
  ]);
});

test('what an older version counted is carried over once', () => {
  localStorage.setItem(formerViewedKey, JSON.stringify([{ ...article, visitCount: 4, timestamp: Date.now() - 1000 }]));
  recordView(article);
  expect(kept()?.map(({ timestamps }) => timestamps.length)).toEqual([5]);
  expect(localStorage.getItem(formerViewedKey)).toBeNull();
});

test('a storage that is full or blocked is only warned of', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  recordView(article);
  await waitFor(() => expect(warn).toHaveBeenCalledWith(expect.stringContaining('full')));
  expect(kept()).toBeNull();
});
