import { pageFields } from './page-fields.ts';
import type { VisitedPage } from './visited-page.ts';

const page: VisitedPage = {
  pathname: '/fr/docs/Web/CSS/gap',
  search: '',
  status: '200',
  kind: 'reference',
  baseline: 'high',
  composition: '0123456789abcdef',
  remote: 'mfe-docs',
  version: '1.2.3',
  shellVersion: '4.5.6',
  locale: 'fr',
};
const surroundings = {
  origin: 'https://docs.example',
  referrer: '',
  isFirstView: true,
  visitor: { subscriptionType: null },
  browser: { userAgent: 'Mozilla/5.0 Gecko/20100101 Firefox/150.0', languages: ['fr-CA', 'fr', 'en'] },
  viewport: { innerWidth: 1280, innerHeight: 900, screen: { width: 1920 } },
};
const fieldsOf = (over: Partial<VisitedPage> = {}, around: Partial<typeof surroundings> = {}) =>
  pageFields({ ...page, ...over }, { ...surroundings, ...around });

test('a page is told with all that is known of it, and of who looks nothing but the browser, its languages and its window', () => {
  expect(fieldsOf()).toEqual({
    'page.path': 'https://docs.example/fr/docs/Web/CSS/gap',
    'page.referrer': undefined,
    'page.http_status': '200',
    'page.is_baseline': 'high',
    'page.utm': {},
    'page.is_first_view': true,
    'page.kind': 'reference',
    'navigator.geo': undefined,
    'navigator.geo_iso': undefined,
    'navigator.user_agent': 'Firefox',
    'navigator.user_languages': ['fr-CA', 'fr', 'en'],
    'navigator.viewport_breakpoint': 'xl',
    'navigator.viewport_ratio': 142,
    'navigator.viewport_horizontal_coverage': 67,
    'navigator.subscription_type': 'anonymous',
    'site.composition': '0123456789abcdef',
    'site.remote': 'mfe-docs',
    'site.version': '1.2.3',
    'site.locale': 'fr',
  });
});

test('what the site said of the visitor is told', () => {
  const visitor = { subscriptionType: 'mdn_plus_5m', country: 'France', countryIso: 'FR' };
  expect(fieldsOf({}, { visitor } as never)).toMatchObject({
    'navigator.geo': 'France',
    'navigator.geo_iso': 'FR',
    'navigator.subscription_type': 'mdn_plus_5m',
  });
});

test.each([
  ['', undefined],
  ['https://docs.example/fr/search?q=my+secret#top', 'https://docs.example/fr/search'],
  ['https://docs.example/fr/plus/collections/7b7e1f0c', 'https://docs.example/fr/plus/collections'],
  ['https://else.example/a/private/path?token=1', 'https://else.example'],
  ['https://', undefined],
  ['android-app://com.example.reader/', undefined],
])('of the referrer %j %j is told', (referrer, told) => {
  expect(fieldsOf({}, { referrer })['page.referrer']).toBe(told);
});

test('of the query campaigns are told, and nothing else', () => {
  expect(fieldsOf({ search: '?q=secret&utm_source=mail&utm_medium=&utm_campaign=spring&utm_other=x' })['page.utm']).toEqual({
    source: 'mail',
    campaign: 'spring',
  });
});

test('of many languages the first twenty are told', () => {
  const languages = Array.from({ length: 30 }, (_, index) => `x-${index}`);
  expect(fieldsOf({}, { browser: { ...surroundings.browser, languages } })['navigator.user_languages']).toHaveLength(20);
});

test('a page of a private collection is told without its id', () => {
  expect(fieldsOf({ pathname: '/fr/plus/collections/7b7e1f0c' })['page.path']).toBe('https://docs.example/fr/plus/collections');
});
