import { describePage, pathOf } from '@webdocs/contracts/page/describe-page';
import type { PageDescription, SiteFacts } from '@webdocs/contracts/page/description';
import type { Page } from '@webdocs/contracts/page/page';
import { article, breadcrumbOf, structuredData } from '@webdocs/contracts/page/structured-data';
import type { ServerSide } from '@webdocs/remote-kit/server';
import { withDrawnTables } from './features/compatibility/drawn-tables.tsx';
import { documentPage } from './pages/document-page.tsx';

/** A document is an article, and its changes can be followed. */
export function describe(page: Page, site: SiteFacts): PageDescription {
  const known = describePage(page, site);
  // What it shows is on the page of the translation.
  if (page.renderer === 'SideBySide') return { ...known, canonical: site.address + encodeURI(page.translation.url) };
  if (page.renderer !== 'Doc') return known;
  return {
    ...known,
    type: 'article',
    data: site.found ? structuredData([breadcrumbOf(page.doc, site), article('TechArticle', page.doc, site)]) : undefined,
    feeds: [...known.feeds, { type: 'application/atom+xml', address: `${pathOf(page)}/changes.xml` }],
  };
}

/** What only the server has: answers about pages, and the tables of browsers that it draws into a document. */
export const serverSide: ServerSide = { describe, parts: { page: withDrawnTables(documentPage) } };
