import { addressOf } from '@webdocs/contracts/reader/address';
import { describePage, pathOf, plainPage } from '@webdocs/contracts/page/describe-page';
import type { PageDescription, PlainPage, SiteFacts } from '@webdocs/contracts/page/description';
import type { Page } from '@webdocs/contracts/page/page';
import type { ServerSide } from '@webdocs/remote-kit/server';
import { updateAddress } from './features/updates/update-view.ts';
import { loadUpdates } from './pages/updates/load-updates.ts';
import { updatesData } from './pages/updates/updates-data.ts';
import { loadReport } from './pages/observatory-report/load-report.ts';
import { loadShared } from './pages/shared-collection/load-shared.ts';

/** A page of one update is called after it; the list can be followed. */
export function describe(page: Page, site: SiteFacts): PageDescription {
  const known = describePage(page, site);
  if (!isOfUpdates(page)) return known;
  const feed = { type: 'application/rss+xml', address: `${pathOf(page).replace(/(\/plus\/updates).*$/, '$1')}/rss.xml` };
  return { ...known, feeds: [...known.feeds, feed] };
}

/** Where the part failed readers get links to what it would have shown. */
export function plain(page: Page): PlainPage {
  const known = plainPage(page);
  const data = isOfUpdates(page) ? updatesData(page) : undefined;
  if (!data || !('list' in data)) return known;
  const { locale } = addressOf(page.url);
  const links = data.list.data.map((update) => ({
    title: update.type === 'browser_grouping' ? `${update.name} ${update.version}` : update.name,
    url: updateAddress(locale, update.id),
  }));
  return { ...known, links };
}

function isOfUpdates(page: Page): boolean {
  return isUnder('updates', page.url);
}

/** Pages with data, and reports, which are called after their hosts. */
const load: ServerSide['load'] = (address, read) => {
  if (/^\/[^/]+\/observatory\//.test(address.pathname)) return loadReport(address);
  return (isUnder('shared', address.pathname) ? loadShared : loadUpdates)(address, read);
};

function isUnder(name: string, pathname: string): boolean {
  return new RegExp(`^/[^/]+/plus/${name}(?:/|$)`).test(pathname);
}

/** What only the server has: answers about pages, and the data of those that ask for some. */
export const serverSide: ServerSide = { describe, plain, load };
