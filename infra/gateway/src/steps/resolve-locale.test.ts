import type { Address } from '@webdocs/contracts/reader/address';
import { activeLocales, isActiveLocale, type Locale } from '@webdocs/contracts/reader/locale';
import { retiredLocales } from '@webdocs/contracts/reader/retired-locales';
import { seededRandom } from '@webdocs/testing/seeded-random';
import { guardPath } from '../security/path-guard.ts';
import { sitePagesHere } from '@webdocs/testing/site-pages';
import { resolveLocale, type LocaleQuestions, type LocaleRequest } from './resolve-locale.ts';

let pages: LocaleQuestions['pages'] = [];
let links: LocaleQuestions['links'] = [];
beforeAll(async () => void ({ pages, links } = await sitePagesHere()));
const asking = (exists: LocaleQuestions['exists'], locales: LocaleQuestions['locales'] = activeLocales): LocaleQuestions => ({
  exists,
  leads: exists,
  locales,
  get pages() {
    return pages;
  },
  get links() {
    return links;
  },
});
const nowhere = asking(() => false);
const everywhere = asking(() => true);
const onlyAt = (...paths: string[]) => asking((_, pathname) => paths.includes(pathname));

function resolve(address: string, { ask = nowhere, ...visitor }: Partial<LocaleRequest> & { ask?: LocaleQuestions } = {}) {
  const [pathname = '', ...query] = address.split('?');
  const search = query.length > 0 ? `?${query.join('?')}` : '';
  return resolveLocale({ pathname, search, cookies: {}, acceptLanguage: undefined, ...visitor }, ask);
}

const cookie = (preferredlocale: string) => ({ cookies: { preferredlocale } });

describe('the root', () => {
  test('leads to English when nothing else is known', () => {
    expect(resolve('/')).toEqual({ kind: 'redirect', status: 302, to: '/en-US/', cache: 'no-store' });
  });

  test('keeps the query', () => {
    expect(resolve('/?utm_source=mail')).toMatchObject({ to: '/en-US/?utm_source=mail' });
  });

  test.each([
    ['fr', '/fr/'],
    ['fr-CA, en;q=0.5', '/fr/'],
    ['de, fr;q=0.9, en;q=0.8', '/fr/'],
    ['en;q=0.4, ja;q=0.6', '/ja/'],
    ['zh', '/zh-CN/'],
    ['zh-Hant-TW', '/zh-TW/'],
    ['pt', '/pt-BR/'],
    ['pt-PT, en;q=0.5', '/pt-BR/'],
    ['de-CH, fr-CH;q=0.9', '/fr/'],
    ['ES-419', '/es/'],
    ['ko;q=0, ru', '/ru/'],
    ['*', '/en-US/'],
    ['tlh, sv', '/en-US/'],
    ['fr;q=high, ja;q=2, ;;;, =, ru;q=0.1', '/ru/'],
    ['\u0000, ../.., //evil.example', '/en-US/'],
    [','.repeat(5000), '/en-US/'],
  ])('answers a browser that wants %j with %s', (acceptLanguage, to) => {
    expect(resolve('/', { acceptLanguage })).toMatchObject({ to, status: 302 });
  });

  test('asks the remembered language before the browser', () => {
    expect(resolve('/', { ...cookie('ja'), acceptLanguage: 'fr' })).toMatchObject({ to: '/ja/' });
  });

  test.each(['de', 'xx', '//evil.example', '../..', 'fr/../..', '__proto__', 'fr; path=/', ''])(
    'is not impressed by the cookie %j',
    (value) => {
      expect(resolve('/', cookie(value))).toMatchObject({ to: '/en-US/' });
    },
  );
});

describe('an address without language', () => {
  test.each([
    ['/_flaws', '/en-US/_flaws'],
    ['/_translations/Web', '/en-US/_translations/Web'],
    ['/_404/docs/Nowhere', '/en-US/_404/docs/Nowhere'],
    ['/_sitemap', '/en-US/_sitemap'],
    ['/_homepage', '/en-US/_homepage'],
    ['/docs/Web/CSS', '/en-US/docs/Web/CSS'],
    ['/docs/Web/CSS/?a=b', '/en-US/docs/Web/CSS?a=b'],
    ['/search?q=grid', '/en-US/search?q=grid'],
    ['/play', '/en-US/play'],
    ['/plus', '/en-US/plus'],
    ['/settings', '/en-US/plus/settings'],
    ['/blog', '/en-US/blog/'],
    ['/curriculum/styling', '/en-US/curriculum/styling/'],
    ['/blog/rss.xml', '/en-US/blog/rss.xml'],
    ['/docs/Web/index.json', '/en-US/docs/Web/index.json'],
    ['/Docs/Web', '/en-US/docs/Web'],
  ])('%s leads to %s', (from, to) => {
    expect(resolve(from)).toMatchObject({ kind: 'redirect', status: 302, to });
  });

  test('is answered in the first wanted language that has the page', () => {
    const ask = onlyAt('/ja/docs/Web', '/en-US/docs/Web');
    expect(resolve('/docs/Web', { ask, acceptLanguage: 'fr, ja' })).toMatchObject({ to: '/ja/docs/Web', cache: 'no-store' });
    expect(resolve('/docs/Web', { ask, acceptLanguage: 'fr' })).toMatchObject({ to: '/en-US/docs/Web' });
    expect(resolve('/docs/Web/index.json', { ask, acceptLanguage: 'ja' })).toMatchObject({ to: '/ja/docs/Web/index.json' });
  });

  test('is answered in the wanted language when no language has the page', () => {
    expect(resolve('/docs/Gone', { acceptLanguage: 'fr' })).toMatchObject({ to: '/fr/docs/Gone' });
  });

  test('leads to English for blog and curriculum, whatever is wanted', () => {
    expect(resolve('/blog/', { ask: everywhere, ...cookie('fr') })).toMatchObject({ to: '/en-US/blog/' });
  });

  describe('where the remote of blog and curriculum is not live', () => {
    const sections = /\/(?:about|blog|community|curriculum)\b/;
    const withoutIt = (exists: LocaleQuestions['exists']): LocaleQuestions => ({
      exists,
      leads: exists,
      locales: activeLocales,
      pages: pages.filter(({ pattern }) => !sections.test(pattern)),
      links,
    });

    test.each([
      ['/blog', '/en-US/blog/'],
      ['/blog/?a=b', '/en-US/blog/?a=b'],
      ['/blog/rss.xml', '/en-US/blog/rss.xml'],
      ['/curriculum/styling', '/en-US/curriculum/styling/'],
      ['/community', '/en-US/community'],
      ['/about', '/en-US/about'],
    ])('%s leads to %s all the same', (from, to) => {
      expect(resolve(from, { ask: withoutIt(() => false) })).toMatchObject({ kind: 'redirect', status: 302, to });
    });

    test('a page that is there in English leads to English, whatever is wanted', () => {
      const ask = withoutIt((_, pathname) => pathname === '/en-US/blog/');
      expect(resolve('/blog', { ask, acceptLanguage: 'fr' })).toMatchObject({ to: '/en-US/blog/' });
    });

    test('an address with its language is where it was', () => {
      expect(resolve('/en-US/blog/a-post/', { ask: withoutIt(() => true) })).toMatchObject({ kind: 'address' });
      expect(resolve('/en-US/blog', { ask: withoutIt(() => true) })).toMatchObject({ status: 301, to: '/en-US/blog/' });
    });
  });

  test('that means nothing is left for the not-found page', () => {
    expect(resolve('/nothing/here?a')).toEqual({
      kind: 'address',
      address: { locale: 'en-US', pathname: '/nothing/here', search: '?a' },
    });
  });

  test.each([
    ['/Firefox/Releases?a=b', '/en-US/docs/Mozilla/Firefox/Releases', '/en-US/docs/Mozilla/Firefox/Releases?a=b'],
    ['/Add-ons/', '/en-US/docs/Mozilla/Add-ons', '/en-US/docs/Mozilla/Add-ons'],
    ['/DOM/window', '/en-US/docs/DOM/window', '/en-US/docs/DOM/window'],
    [
      '/samples/canvas-tutorial/3_1_canvas_drawimage.html',
      '/en-US/docs/Web/API/Canvas_API/Tutorial/Using_images',
      '/en-US/docs/Web/API/Canvas_API/Tutorial/Using_images',
    ],
  ])('%s is an old one of %s', (from, page, to) => {
    expect(resolve(from, { ask: onlyAt(page) })).toEqual({ kind: 'redirect', status: 302, to, cache: 'no-store' });
    expect(resolve(from, { ask: nowhere })).not.toMatchObject({ to });
  });

  test('an old one leads to the first wanted language in which it leads anywhere', () => {
    const ask = onlyAt('/fr/docs/Mozilla/Firefox', '/en-US/docs/Mozilla/Firefox');
    expect(resolve('/Firefox', { ask, acceptLanguage: 'ja, fr' })).toMatchObject({ to: '/fr/docs/Mozilla/Firefox' });
  });
});

describe('a language that is spelled otherwise', () => {
  test.each([
    ['/en-us/docs/Web', '/en-US/docs/Web'],
    ['/EN-US/', '/en-US/'],
    ['/en_US/docs/Web', '/en-US/docs/Web'],
    ['/en/docs/Web', '/en-US/docs/Web'],
    ['/en-GB/docs/Web', '/en-US/docs/Web'],
    ['/fr-XX/docs/Web?q', '/fr/docs/Web?q'],
    ['/FR/docs/Web/', '/fr/docs/Web'],
    ['/pt/docs/Web', '/pt-BR/docs/Web'],
    ['/cn/docs/Web', '/zh-CN/docs/Web'],
    ['/zh/docs/Web', '/zh-CN/docs/Web'],
    ['/zh-hans/docs/Web', '/zh-CN/docs/Web'],
    ['/zh-Hant/docs/Web', '/zh-TW/docs/Web'],
    ['/zh_tw/docs/Web', '/zh-TW/docs/Web'],
    ['/en_US/docs/Web/index.json', '/en-US/docs/Web/index.json'],
  ])('%s is moved for good to %s', (from, to) => {
    expect(resolve(from)).toMatchObject({ kind: 'redirect', status: 301, to });
  });

  test.each(['/it-works', '/he-said-she-said', '/enough', '/frog', '/e', '/zh-hant-tw-x'])('%s is no language', (path) => {
    expect(resolve(path)).toMatchObject({ kind: 'address', address: { pathname: path } });
  });
});

describe('a language that is no longer offered', () => {
  test.each(Object.keys(retiredLocales))('%s leads to English and keeps suffix, query and slash', (retired) => {
    expect(resolve(`/${retired}/docs/Web/CSS`)).toMatchObject({ status: 302, to: '/en-US/docs/Web/CSS' });
    expect(resolve(`/${retired}/docs/Web/CSS/index.json?a=b`)).toMatchObject({ to: '/en-US/docs/Web/CSS/index.json?a=b' });
    expect(resolve(`/${retired}/docs/Web/CSS/?a=b`)).toMatchObject({ to: '/en-US/docs/Web/CSS/?a=b' });
    expect(resolve(`/${retired}`)).toMatchObject({ to: '/en-US/' });
    expect(resolve(`/${retired}/`)).toMatchObject({ to: '/en-US/' });
  });

  test('leads there whatever is remembered, so caches may keep it', () => {
    expect(resolve('/de/docs/Web/', { ask: everywhere, ...cookie('fr') })).toMatchObject({
      to: '/en-US/docs/Web/',
      cache: 'public, max-age=3600',
    });
  });

  test('may be one that the operator left out', () => {
    const ask = asking(() => true, ['en-US', 'ja']);
    expect(resolve('/fr/docs/Web', { ask })).toMatchObject({ status: 302, to: '/en-US/docs/Web' });
    expect(resolve('/docs/Web', { ask, acceptLanguage: 'fr', ...cookie('fr') })).toMatchObject({ to: '/en-US/docs/Web' });
  });
});

describe('a reader whose language is remembered', () => {
  test('stays at an address that names another one: it was typed, sent or chosen', () => {
    for (const path of ['/en-US/docs/Web', '/ja/docs/Web', '/fr/docs/Web', '/en-US/'])
      expect(resolve(path, { ask: everywhere, ...cookie('fr') })).toMatchObject({ kind: 'address', address: { pathname: path } });
  });

  test('is led to it from an address that names none, and nothing keeps that answer', () => {
    expect(resolve('/docs/Web?a', { ask: everywhere, acceptLanguage: 'ja', ...cookie('fr') })).toEqual({
      kind: 'redirect',
      status: 302,
      to: '/fr/docs/Web?a',
      cache: 'no-store',
    });
  });
});

describe('the slash at the end', () => {
  test.each([
    ['/en-US', '/en-US/'],
    ['/en-US/docs/Web/?a=b', '/en-US/docs/Web?a=b'],
    ['/en-US/docs/Glossary/Node.js/', '/en-US/docs/Glossary/Node.js'],
    ['/en-US/search/?q=a', '/en-US/search?q=a'],
    ['/en-US/plus/', '/en-US/plus'],
    ['/en-US/_homepage/', '/en-US/_homepage'],
    ['/en-US/blog?a=b', '/en-US/blog/?a=b'],
    ['/en-US/blog/post', '/en-US/blog/post/'],
    ['/en-US/curriculum/core/css', '/en-US/curriculum/core/css/'],
    ['/nothing/', '/nothing'],
  ])('%s is moved for good to %s', (from, to) => {
    expect(resolve(from)).toMatchObject({ status: 301, to });
  });

  test.each([
    '/en-US/',
    '/en-US/docs/Web',
    '/en-US/blog/',
    '/en-US/blog/post/',
    '/en-US/blog/rss.xml',
    '/en-US/blog/post/index.json',
    '/fr/play',
  ])('%s is right as it is', (path) => {
    expect(resolve(path)).toMatchObject({ kind: 'address', address: { pathname: path } });
  });

  test.each([
    ['/en-US', '/en-US/'],
    ['/en-US/blog', '/en-US/blog/'],
    ['/en-US/blog/post', '/en-US/blog/post/'],
    ['/en-US/docs/Web', '/en-US/docs/Web'],
    ['/en-US/docs/Web/', '/en-US/docs/Web'],
  ])('says nothing when the data of %s is asked for', (pathname, page) => {
    expect(resolve(pathname, { form: 'json' })).toMatchObject({ kind: 'address', address: { pathname: page } });
  });
});

describe('a way out of the site', () => {
  test.each([
    ['//evil.example', '/evil.example'],
    ['///evil.example/', '/evil.example'],
    ['//en-US/docs//Web', '/en-US/docs/Web'],
    ['/\\evil.example', '/evil.example'],
    ['/docs//evil.example', '/en-US/docs/evil.example'],
    ['/de//evil.example', '/en-US/evil.example'],
    ['/en-US//', '/en-US/'],
  ])('is not to be had by %s', (from, to) => {
    expect(resolve(from)).toMatchObject({ kind: 'redirect', status: 302, to });
  });

  test('is not to be had by characters that browsers drop or headers end with', () => {
    expect(resolve('/docs/\t/evil\r\nset-cookie: a=b?c\r\nd')).toMatchObject({
      to: '/en-US/docs/%09/evil%0D%0Aset-cookie:%20a=b?c%0D%0Ad',
    });
  });

  test('what was encoded in a path is encoded again', () => {
    expect(resolve('', { pathname: '/docs/100%?#é' })).toMatchObject({ to: '/en-US/docs/100%25%3F%23%C3%A9' });
    expect(resolve('', { pathname: '/docs/\ud800' })).toMatchObject({ to: '/en-US/docs/%EF%BF%BD' });
  });
});

describe('any address whatever', () => {
  const words = [
    'en-US',
    'EN_us',
    'fr',
    'fr-XX',
    'de',
    'sv-SE',
    'zh-hant',
    'pt',
    'docs',
    'blog',
    'curriculum',
    'settings',
    'Web',
    'index.json',
    'rss.xml',
    'evil.example',
    '',
    '',
    '%5C',
    '%2F',
    '%2e%2e',
    '%00',
    '%C3%A9',
    '%25',
    '%3F',
    '@',
    ':',
    '\\',
    'http:',
    'search',
    '_homepage',
    'a'.repeat(40),
  ];
  const visits = Array.from({ length: 1500 }, (_, seed) => visitFrom(seed + 1));

  test('comes to rest after at most two redirects, all of them inside the site', () => {
    const ends = visits.map((visit) => ({ target: visit.target, ...follow(visit) }));
    const lost = ends.filter(({ trail }) => trail.length > 2);
    const astray = ends.filter(({ trail }) =>
      trail.some((to) => !/^\/(?![/\\])[\x21-\x7e]*$/.test(to) || new URL(to, site).origin !== site),
    );
    expect({ lost, astray }).toEqual({ lost: [], astray: [] });
    expect(ends.filter(({ trail }) => trail.length > 0).length).toBeGreaterThan(500);
    expect(ends.filter(({ address }) => address).length).toBeGreaterThan(500);
  });

  test('is read the same a second time', () => {
    for (const visit of visits) {
      const { address } = follow(visit);
      if (!address) continue;
      expect(isActiveLocale(address.locale)).toBe(true);
      expect(resolveLocale({ ...visit, ...address }, visit.ask)).toEqual({ kind: 'address', address });
    }
  });

  const site = 'https://site.example';

  /** Does what a browser does, until there is a page, a refusal, or too much of it. */
  function follow(visit: ReturnType<typeof visitFrom>): { trail: string[]; address?: Address } {
    const trail: string[] = [];
    for (let url = visit.target; trail.length < 5;) {
      const [path = '', query] = url.split('?');
      const pathname = guarded(path);
      if (pathname === undefined) return { trail };
      const found = resolveLocale({ ...visit, pathname, search: query === undefined ? '' : `?${query}` }, visit.ask);
      if (found.kind === 'address') return { trail, address: found.address };
      trail.push(found.to);
      const { pathname: next, search } = new URL(found.to, site);
      url = next + search;
    }
    return { trail };
  }

  function visitFrom(seed: number) {
    const random = seededRandom(seed);
    const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
    const target = `/${Array.from({ length: Math.floor(random() * 6) }, () => pick(words)).join('/')}${pick(['', '/', '//', '?q=a', '/?next=//evil.example'])}`;
    const salt = Math.floor(random() * 1000);
    // Some pages exist and some do not, always the same ones for one visit.
    const exists = (locale: Locale, pathname: string) =>
      [...`${locale}${pathname}`].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, salt) % 2 === 0;
    return {
      target,
      cookies: { preferredlocale: pick([undefined, ...activeLocales, 'de', 'xx']) },
      acceptLanguage: pick([undefined, 'fr', 'de, ja;q=0.4', 'zh-Hant', '*']),
      ask: {
        pages,
        links,
        locales: pick([activeLocales, ['en-US'] as const, ['en-US', 'fr', 'zh-TW'] as const]),
        exists,
        leads: exists,
      },
    };
  }

  function guarded(path: string): string | undefined {
    try {
      return guardPath(path, { limit: 8192 });
    } catch {
      return undefined;
    }
  }
});

describe('an address from the days of the wiki', () => {
  test.each([
    ['/en-US/docs/Web/CSS$history', '/en-US/docs/Web/CSS'],
    ['/en-US/docs/Web/CSS$edit?raw', '/en-US/docs/Web/CSS?raw'],
    ['/fr/docs/Web$revision/1234', '/fr/docs/Web'],
    ['/docs/Web$toc', '/en-US/docs/Web'],
  ])('%s leads to its page %s', (address, to) => {
    expect(resolve(address)).toMatchObject({ kind: 'redirect', to });
  });

  test.each(['/en-US/docs/Web/JavaScript/RegExp/$1', '/en-US/docs/Web/$edits', '/en-US/search$edit'])('%s is not one', (address) => {
    expect(resolve(address).kind).toBe('address');
  });
});
