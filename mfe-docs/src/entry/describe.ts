import { describePage, pathOf } from '@webdocs/contracts/page/describe-page';
import type { PageDescription, SiteFacts } from '@webdocs/contracts/page/description';
import type { Page } from '@webdocs/contracts/page/page';
import { article, breadcrumbOf, structuredData } from '@webdocs/contracts/page/structured-data';

/** A document is an article, and its changes can be followed. */
export function describe(page: Page, site: SiteFacts): PageDescription {
  const known = describePage(page, site);
  if (page.renderer !== 'Doc') return known;
  return {
    ...known,
    type: 'article',
    data: site.found ? structuredData([breadcrumbOf(page.doc, site), article('TechArticle', page.doc, site)]) : undefined,
    feeds: [...known.feeds, { type: 'application/atom+xml', address: `${pathOf(page)}/changes.xml` }],
  };
}
