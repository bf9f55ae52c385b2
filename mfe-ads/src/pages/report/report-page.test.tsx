/** @jest-environment jsdom */
import type { Read } from '@webdocs/contracts/page/loader';
import { remoteUnderTest } from '@webdocs/testing/remote-under-test';
import { mountInBrowser, renderOnServer } from '@webdocs/testing/render';
import { report, reportPage } from '../../../fixtures/report-page.ts';
import { loadReport } from './load-report.ts';

const { server, inBrowser } = remoteUnderTest();

async function served(page: ReturnType<typeof reportPage>): Promise<HTMLElement> {
  const element = document.createElement('div');
  element.innerHTML = await renderOnServer(server, 'report', { page });
  return element;
}
const rows = (element: HTMLElement) =>
  [...element.querySelectorAll('tbody tr')].map((row) => [...row.children].map(({ textContent }) => textContent));

test('a report is whole without a script: what was counted in all, and by day and place with the last day first', async () => {
  const element = await served(reportPage({ report }));
  expect(element.querySelector('h1')?.textContent).toBe('Teapots <b>');
  expect([...element.querySelectorAll('dl div')].map(({ textContent }) => textContent)).toEqual(['Seen1,400', 'Clicked23', 'Loaded1,900']);
  expect(rows(element)).toEqual([
    ['November 3, 2026', 'Top banner', '1,200', '20', '1,500'],
    ['November 2, 2026', 'Side card', '200', '1–19', '400'],
  ]);
});

test('it comes alive as it was sent', async () => {
  const page = reportPage({ report });
  const part = await mountInBrowser(inBrowser('report'), 'mfe-ads/report', { page }, await renderOnServer(server, 'report', { page }));
  expect(part.reports).toEqual([]);
  await part.unmount();
});

test('where nothing was counted yet it says so', async () => {
  const counts = { placed: 0, viewed: 0, clicked: 0 };
  expect((await served(reportPage({ report: { ...report, days: [], counts } }))).textContent).toContain('Nothing has been counted yet.');
});

test('a report that could not be read can be asked for again', async () => {
  const element = await served(reportPage({ failed: true }));
  expect(element.textContent).toContain("The report can't be read right now");
  expect(element.querySelector('a')?.getAttribute('href')).toBe('/en-US/advertising/report/a-code');
});

describe('the link of a report', () => {
  const aCode = 'c0de-of_22_letters-abc';
  const at = (code: string) => ({ locale: 'en-US', pathname: `/en-US/advertising/report/${code}`, search: '' }) as never;
  const answering = (answer: () => unknown): Read => (async () => answer()) as never;

  test('leads to the report, which no search engine keeps', async () => {
    expect(
      await loadReport(
        at(aCode),
        answering(() => ({ found: report })),
      ),
    ).toEqual({
      data: { report },
      noIndexing: true,
      pageTitle: 'Teapots <b>',
    });
  });

  test('that was ended, or never was, is a page that there is not', async () => {
    expect(
      await loadReport(
        at(aCode),
        answering(() => ({ found: null })),
      ),
    ).toBeUndefined();
  });

  test.each(['', 'a-code', '%00', '%E0%A4%A', `${'c'.repeat(22)}d`])(
    'with %j, which is no code, is such a page too, and nothing is asked',
    async (word) => {
      const asked = jest.fn(() => ({ found: report }));
      expect(await loadReport(at(word), answering(asked))).toBeUndefined();
      expect(asked).not.toHaveBeenCalled();
    },
  );

  test('that is not answered says that it can be tried again', async () => {
    const away = answering(() => {
      throw new Error('no answer');
    });
    expect(await loadReport(at(aCode), away)).toEqual({ data: { failed: true }, noIndexing: true });
  });
});
