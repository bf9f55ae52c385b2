import { addressOf } from '@webdocs/contracts/reader/address';
import { loadReport } from './load-report.ts';

test('a report is called after its host in the language of the page, and no search engine keeps it', async () => {
  expect(await loadReport(addressOf('/en-US/observatory/analyze', '?host=https://shop.example/'))).toEqual({
    noIndexing: true,
    pageTitle: 'Scan results for shop.example | HTTP Observatory',
  });
  expect((await loadReport(addressOf('/ja/observatory/analyze', '?host=shop.example'))).pageTitle).toBe(
    'shop.example のスキャン結果 | HTTP Observatory',
  );
});

test('without a host the page keeps its own title', async () => {
  expect(await loadReport(addressOf('/en-US/observatory/analyze', '?host='))).toEqual({ noIndexing: true });
});
