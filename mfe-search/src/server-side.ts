import { plainPage } from '@webdocs/contracts/page/describe-page';
import type { PlainPage } from '@webdocs/contracts/page/description';
import type { Page } from '@webdocs/contracts/page/page';
import type { ServerSide } from '@webdocs/remote-kit/server';

/** What readers get where the part with the results failed: links to what was found. */
export function plain(page: Page): PlainPage {
  const known = plainPage(page);
  return page.renderer === 'Search' ? { ...known, links: page.hits.map(({ mdn_url, title }) => ({ title, url: mdn_url })) } : known;
}

/** What only the server has: answers about pages. */
export const serverSide: ServerSide = { plain };
