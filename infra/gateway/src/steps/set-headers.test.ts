import { defaultConfiguration } from '@webdocs/testing/render';
import type { GatewayServices } from '../gateway-services.ts';
import { startTrace } from '../observe/trace.ts';
import type { RenderedRequest } from '../page-request.ts';
import { pageDataReply, setHeaders } from './set-headers.ts';

const whole = { html: '<p>Tea</p>', failed: false };

/** What caches are told of a page and of its data, and whether our own keeps them. */
function repliesTo(more: Partial<RenderedRequest>) {
  const request = {
    status: 200,
    facts: {},
    page: { renderer: 'Spa', url: '/en-US/tea', slug: 'tea', pageTitle: 'Tea' },
    main: { owner: 'shell', part: 'generic' },
    slots: {},
    site: { composition: { id: 'c1', remotes: {} }, declared: { pages: [] }, headScriptHash: `sha384-${'x'.repeat(64)}` },
    description: { frameSources: [] },
    ...{ header: whole, footer: whole, notices: whole, mainFragment: whole, slotFragments: {} },
    ...more,
  } as unknown as RenderedRequest;
  const parts = { configuration: defaultConfiguration } as GatewayServices;
  const replies = [setHeaders(request, { html: '', scripts: [] }, parts, startTrace()), pageDataReply(request, startTrace())];
  return replies.map(({ headers, keep }) => [headers['cache-control'], keep]);
}

test('shared caches keep a page for a minute', () => {
  expect(repliesTo({})).toEqual([
    ['public, max-age=0, s-maxage=60, must-revalidate', true],
    ['public, no-cache', true],
  ]);
});

test('what our cache does not keep, because it differs every time, no shared cache keeps', () => {
  expect(repliesTo({ facts: { kept: false } })).toEqual([
    ['private, no-cache', false],
    ['private, no-cache', false],
  ]);
});

test('a page with a fallback in it is kept by no cache, and its data is', () => {
  expect(repliesTo({ slotFragments: { bookmark: { html: '', failed: true } } })).toEqual([
    ['private, no-cache', false],
    ['public, no-cache', true],
  ]);
});

test('what is no page is kept by nobody', () => {
  expect(repliesTo({ status: 404 })).toEqual([
    ['no-store', false],
    ['no-store', false],
  ]);
});
