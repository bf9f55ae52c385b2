import { defaultConfiguration } from '@webdocs/testing/render';
import type { GatewayServices } from '../gateway-services.ts';
import { startTrace } from '../observe/trace.ts';
import type { RenderedRequest } from '../page-request.ts';
import { pageDataReply, setHeaders } from './set-headers.ts';

const whole = { html: '<p>Tea</p>', failed: false };

/** What caches are told of a page and of its data, and for how long our own keeps them. */
function repliesTo(more: Partial<RenderedRequest>) {
  return answersTo(more).map(({ headers, keepMs }) => [headers['cache-control'], keepMs]);
}

function headersOf(more: Partial<RenderedRequest>) {
  return answersTo(more).map(({ headers }) => headers);
}

function answersTo(more: Partial<RenderedRequest>, services: Partial<GatewayServices> = {}) {
  const request = {
    status: 200,
    address: { locale: 'en-US' },
    facts: {},
    page: { renderer: 'Spa', url: '/en-US/tea', slug: 'tea', pageTitle: 'Tea' },
    main: { owner: 'shell', part: 'generic' },
    slots: {},
    site: { composition: { id: 'c1', remotes: {} }, declared: { pages: [] }, headScriptHash: `sha384-${'x'.repeat(64)}` },
    description: { frameSources: [] },
    ...{ header: whole, footer: whole, notices: whole, mainFragment: whole, slotFragments: {} },
    ...more,
  } as unknown as RenderedRequest;
  const parts = { configuration: defaultConfiguration, ...services } as GatewayServices;
  return [setHeaders(request, { html: '', scripts: [] }, parts, startTrace()), pageDataReply(request, startTrace())];
}

test('shared caches keep a page for a minute', () => {
  expect(repliesTo({})).toEqual([
    ['public, max-age=0, s-maxage=60, must-revalidate', Infinity],
    ['public, no-cache', Infinity],
  ]);
});

test('what our cache does not keep, because it differs every time, no shared cache keeps', () => {
  expect(repliesTo({ facts: { kept: false } })).toEqual([
    ['private, no-cache', 0],
    ['private, no-cache', 0],
  ]);
});

test('a page with a fallback in it is kept by no other cache and by ours for a second, and its data is kept', () => {
  expect(repliesTo({ slotFragments: { bookmark: { html: '', failed: true } } })).toEqual([
    ['private, no-cache', 1000],
    ['public, no-cache', Infinity],
  ]);
});

test('that a page is not there is kept for a moment, so that caches take what is asked for again and again', () => {
  expect(repliesTo({ status: 404 })).toEqual([
    ['public, max-age=0, s-maxage=10', 10_000],
    ['public, max-age=0, s-maxage=10', 10_000],
  ]);
  expect(repliesTo({ status: 404, facts: { kept: false } })[0]).toEqual(['no-store', 0]);
});

test('a page that could not be made is kept by no cache', () => {
  expect(repliesTo({ status: 500 })[0]).toEqual(['no-store', 0]);
});

test('where too many wait, it is said when to come again', () => {
  expect(headersOf({ status: 503 })[0]).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  expect(headersOf({ status: 500 })[0]).not.toHaveProperty('retry-after');
});

test('a cache finds a page by its language, and by the remotes that made it', () => {
  const more = { status: 404, slots: { bookmark: { owner: 'mfe-plus', part: 'bookmark' } } } as const;
  expect(headersOf(more).map((headers) => headers['surrogate-key'])).toEqual(Array(2).fill('pages en-US shell mfe-plus missing'));
});

test('the policy allows frames of the forms that the operator lists for surveys', () => {
  const [page] = answersTo({}, { surveyOrigins: ['https://survey.example'] });
  expect(page?.headers['content-security-policy']).toMatch(/frame-src [^;]* https:\/\/survey\.example;/);
});

test.each([
  ['in development', true, 'https://counts.example/glean', ' https://counts.example'],
  ['in development to the site itself', true, '', ''],
  ['elsewhere', false, 'https://counts.example/glean', ''],
])('what is counted %s may be sent to the host that is set for it', (_, developmentMode, telemetry, allowed) => {
  const addresses = { ...defaultConfiguration.addresses, observatory: '/', telemetry };
  const [page] = answersTo({}, { configuration: { ...defaultConfiguration, developmentMode, addresses } });
  const devServers = developmentMode ? ' http://localhost:* ws://localhost:*' : '';
  expect(page?.headers['content-security-policy']).toContain(`; connect-src 'self'${devServers}${allowed};`);
});

test.each([
  ['another scanner may be asked', true, 'https://scanner.example/v2', " 'self' https://scanner.example;"],
  ['the scanner of the site is the site', true, '/', " 'self';"],
  ['a site without scans asks no scanner', false, 'https://scanner.example', " 'self';"],
])('%s', (_, isOn, observatory, sources) => {
  const { addresses, features } = defaultConfiguration;
  const configuration = { ...defaultConfiguration, addresses: { ...addresses, observatory }, features: { ...features, observatory: isOn } };
  const [page] = answersTo({}, { configuration });
  expect(page?.headers['content-security-policy']).toContain(`; connect-src${sources}`);
});

test('the policy allows the style sheets that are in the page, and the header asks for those that are files', () => {
  const sheet = (name: string, letter: string) => ({ src: `/${name}.css`, integrity: `sha384-${letter.repeat(64)}` });
  const [inPage, file] = [sheet('in-page', 'a'), sheet('file', 'b')];
  const site = {
    composition: { id: 'c1', remotes: { shell: { parts: { header: { styles: [inPage, file] }, notices: { styles: [] } } } } },
    declared: { pages: [] },
    headScriptHash: `sha384-${'x'.repeat(64)}`,
    styleTexts: new Map([[inPage.src, 'b{}']]),
  } as unknown as RenderedRequest['site'];
  const [headers] = headersOf({ site });
  expect(headers?.['content-security-policy']).toContain(`style-src 'self' '${inPage.integrity}';`);
  expect(headers?.link).toMatch(/^<\/file\.css>[^,]*$/);
});
