import type { Page } from '@playwright/test';
import type { PageOf } from '@webdocs/contracts/page/page';

type DocPage = PageOf<'Doc'>;

/** The page JSON of a document as the site sends it. */
export async function documentData(page: Page, address: string): Promise<DocPage> {
  const response = await page.request.get(`${address}/index.json`);
  return (await response.json()) as DocPage;
}

/** Answers requests for a page's JSON in place of the site. */
export async function answerPageData(
  page: Page,
  address: string,
  answer: { status?: number; body?: string; json?: unknown },
): Promise<void> {
  await page.route(`**${address}/index.json`, (route) => route.fulfill({ contentType: 'application/json', ...answer }));
}

/** The first section of prose with another text in it. */
export function withText(data: DocPage, html: string): DocPage {
  const at = data.doc.body.findIndex(({ type }) => type === 'prose');
  const body = data.doc.body.map((section, index) =>
    index === at ? { ...section, value: { ...section.value, content: html } } : section,
  ) as DocPage['doc']['body'];
  return { ...data, doc: { ...data.doc, body }, digest: `of ${html}` };
}
