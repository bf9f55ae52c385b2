import { activeLocales } from '@webdocs/contracts/reader/locale';
import { fillerOf } from '@webdocs/contracts/page/ownership';
import { definition } from './definition.ts';

const features = { plus: true, ads: true, newsletter: true, aiHelp: true, observatory: true };

/** The placements of an address, by the platform's own rule and out of nothing but the definition. */
function placementsFor(pathname: string, switches = features): string[] {
  const slots = definition.fills.map(({ slot }) => slot);
  return slots.filter((slot) => fillerOf({ [definition.name]: definition }, slot, pathname, switches));
}

const has = (slot: string) => (pathname: string) => placementsFor(pathname).includes(slot);
const everyKind = [
  '/play',
  '/docs/Web/CSS',
  '/blog/',
  '/observatory',
  '/curriculum/',
  '/search',
  '/plus',
  '/plus/docs/faq',
  '/advertising',
  '/about',
  '/community',
  '/newsletter',
];

describe('the side card', () => {
  test.each([
    '/en-US/play',
    '/en-US/search',
    '/fr/docs/Web/CSS',
    '/ja/docs',
    '/en-US/blog/',
    '/en-US/blog/a-post/',
    '/en-US/observatory',
    '/en-US/observatory/analyze',
  ])('is on %s', (pathname) => {
    expect(has('ad-side')(pathname)).toBe(true);
  });

  test('is on the pages of the curriculum, but not on its landing page', () => {
    expect(has('ad-side')('/en-US/curriculum/core/')).toBe(true);
    expect(has('ad-side')('/en-US/curriculum/core/styling/')).toBe(true);
    expect(has('ad-side')('/en-US/curriculum/')).toBe(false);
    expect(has('ad-side')('/en-US/curriculum')).toBe(false);
  });

  test.each([
    '/en-US/',
    '/en-US/plus',
    '/en-US/plus/docs/faq',
    '/en-US/advertising',
    '/en-US/about',
    '/en-US/community',
    '/en-US/newsletter',
    '/en-US/player',
    '/en-US/docsish',
  ])('is not on %s', (pathname) => {
    expect(has('ad-side')(pathname)).toBe(false);
  });
});

describe('the top band', () => {
  test.each(everyKind)('is on %s in every language', (path) => {
    for (const locale of activeLocales) expect(has('ad-top')(`/${locale}${path}`)).toBe(true);
  });

  test('is on pages that do not exist', () => {
    expect(has('ad-top')('/en-US/no/such/page')).toBe(true);
    expect(has('ad-top')('/no-locale')).toBe(true);
  });

  test.each(['/', '/en-US', '/en-US/', '/zh-TW/', '/en-US/_homepage'])('is not on home at %s', (pathname) => {
    expect(has('ad-top')(pathname)).toBe(false);
  });
});

describe('the two pictures of home', () => {
  test.each(['/en-US/', '/pt-BR/', '/en-US/_homepage'])('are on %s and nothing else is', (pathname) => {
    expect(placementsFor(pathname)).toEqual(['ad-home-main', 'ad-home-footer']);
  });

  test.each(everyKind)('are not on %s', (path) => {
    expect(has('ad-home-main')(`/en-US${path}`)).toBe(false);
    expect(has('ad-home-footer')(`/en-US${path}`)).toBe(false);
  });
});

describe('the bottom banner', () => {
  test('is under documents and nowhere else', () => {
    expect(everyKind.filter((path) => has('ad-bottom')(`/en-US${path}`))).toEqual(['/docs/Web/CSS']);
    expect(has('ad-bottom')('/ko/docs/Web/API/Window')).toBe(true);
    expect(has('ad-bottom')('/en-US/')).toBe(false);
  });
});

test('with ads switched off no address has a placement', () => {
  for (const path of ['/', ...everyKind]) expect(placementsFor(`/en-US${path}`, { ...features, ads: false })).toEqual([]);
});
