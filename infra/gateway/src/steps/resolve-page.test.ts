import type { Page } from '@webdocs/contracts/page';
import type { GatewayParts } from '../gateway-parts.ts';
import type { ComposedRequest } from '../page-request.ts';
import { resolvePage } from './resolve-page.ts';

const writers: Page = {
  renderer: 'Writers',
  url: '/en-US/_flaws',
  pageTitle: '',
  noIndexing: true,
  view: 'flaws',
  trail: [],
  counts: [],
  columns: [],
  rows: [],
  filter: { query: '', kind: '' },
  total: 0,
  page: 1,
  pages: 1,
};
const flawed: Page = {
  renderer: 'Doc',
  url: '/en-US/docs/Tea',
  doc: { mdn_url: '/en-US/docs/Tea', title: 'Tea', pageTitle: 'Tea', locale: 'en-US', body: [], flaws: { other: [] } },
};

async function resolved(page: Page, writerMode: boolean): Promise<unknown> {
  const request = { address: { locale: 'en-US', pathname: page.url, search: '' }, site: { composition: { remotes: {} }, releases: {} } };
  const parts = { configuration: { features: {}, siteTitle: '', writerMode }, content: { page: async () => ({ kind: 'found', page }) } };
  return resolvePage(request as unknown as ComposedRequest, parts as unknown as GatewayParts);
}

test('writers see their pages and what is wrong with others', async () => {
  expect(await resolved(writers, true)).toMatchObject({ status: 200, page: writers });
  expect(await resolved(flawed, true)).toMatchObject({ status: 200, page: { doc: { flaws: { other: [] } } } });
});

test('readers of the same site see neither', async () => {
  expect(await resolved(writers, false)).toMatchObject({ status: 404, page: { renderer: 'NotFound' } });
  expect(await resolved(flawed, false)).toMatchObject({ status: 200, page: { doc: { title: 'Tea', flaws: undefined } } });
});
