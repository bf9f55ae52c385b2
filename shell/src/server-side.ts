import { describePage, plainPage } from '@webdocs/contracts/page/describe-page';
import type { PageDescription, PlainPage, SiteFacts } from '@webdocs/contracts/page/description';
import type { Page, PageOf } from '@webdocs/contracts/page/page';
import { addressIn, structuredData, type Thing } from '@webdocs/contracts/page/structured-data';
import type { ServerSide } from '@webdocs/remote-kit/server';
import { newsFeed } from '../news-feed.ts';

/** The front page is the site: it can be searched and it has the news. */
export function describe(page: Page, site: SiteFacts): PageDescription {
  const known = describePage(page, site);
  if (page.renderer !== 'Homepage') return known;
  return {
    ...known,
    canonical: site.address + frontAddress(page),
    data: structuredData([website(page, site)]),
    feeds: [{ type: 'application/rss+xml', address: newsFeed, ofSite: true }],
  };
}

/** What readers get where a part failed: the featured pages, or where they may have wanted to go. */
export function plain(page: Page): PlainPage {
  const known = plainPage(page);
  if (page.renderer === 'Homepage')
    return { ...known, links: page.hyData.featuredArticles.map(({ mdn_url, title }) => ({ title, url: mdn_url })) };
  if (page.renderer === 'NotFound') return { ...known, text: page.url, links: page.alternatives.map(({ url, title }) => ({ title, url })) };
  return known;
}

function website(page: PageOf<'Homepage'>, site: SiteFacts): Thing {
  const home = frontAddress(page);
  return {
    '@type': 'WebSite',
    name: site.siteName,
    url: addressIn(site, home),
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${addressIn(site, home)}search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** The front page has an address of its own besides that of its language, under which it is not known. */
function frontAddress({ url }: PageOf<'Homepage'>): string {
  return url.replace(/_homepage$/, '');
}

/** What only the server has: answers about pages. */
export const serverSide: ServerSide = { describe, plain };
