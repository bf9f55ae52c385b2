import { addressOf } from '@webdocs/contracts/reader/address';
import { activeLocales } from '@webdocs/contracts/reader/locale';
import type { Page } from '@webdocs/contracts/page/page';
import { languagesFor } from './languages.ts';

const spa = (url: string): Page => ({ renderer: 'Spa', url, slug: 'play', pageTitle: 'Playground' });
const listed = (page: Page, address = page.url) => choiceAt(page, address).languages;
const choiceAt = (page: Page, address = page.url) =>
  languagesFor(page, addressOf(...(address.split(/(?=\?)/) as [string, string?])), activeLocales, undefined);

test('a document lists its translations after its own language', () => {
  const page: Page = {
    renderer: 'Doc',
    url: '/fr/docs/Web',
    doc: {
      mdn_url: '/fr/docs/Web',
      title: 'Web',
      pageTitle: 'Web',
      locale: 'fr',
      body: [],
      other_translations: [
        { locale: 'en-US', native: 'English (US)' },
        { locale: 'ja', native: '日本語', url: '/ja/docs/Web/Moved' },
      ],
    },
  };
  expect(listed(page)).toEqual([
    { locale: 'fr', name: 'Français', href: '/fr/docs/Web', isCurrent: true },
    { locale: 'en-US', name: 'English (US)', href: '/en-US/docs/Web', isCurrent: false },
    { locale: 'ja', name: '日本語', href: '/ja/docs/Web/Moved', isCurrent: false },
  ]);
});

test('a document without translations lists itself', () => {
  const page: Page = {
    renderer: 'Doc',
    url: '/en-US/docs/Web',
    doc: { mdn_url: '/en-US/docs/Web', title: 'Web', pageTitle: 'Web', locale: 'en-US', body: [] },
  };
  expect(listed(page).map(({ href }) => href)).toEqual(['/en-US/docs/Web']);
});

test('a document without a translation leads to the home page of each other language that the site speaks', () => {
  const page: Page = {
    renderer: 'Doc',
    url: '/fr/docs/Web',
    doc: {
      mdn_url: '/fr/docs/Web',
      title: 'Web',
      pageTitle: 'Web',
      locale: 'fr',
      body: [],
      other_translations: [{ locale: 'ja', native: '日本語' }],
    },
  };
  const { untranslated } = choiceAt(page);
  expect(untranslated.map(({ href }) => href)).toEqual(['/en-US/', '/es/', '/ko/', '/pt-BR/', '/ru/', '/zh-CN/', '/zh-TW/']);
  expect(untranslated[1]).toEqual({ locale: 'es', name: 'Español', href: '/es/', isCurrent: false });
});

test('a page that every language has is listed in all nine, with its query', () => {
  const languages = listed(spa('/en-US/play'), '/en-US/play?id=1');
  expect(languages.map(({ locale }) => locale)).toEqual([...activeLocales]);
  expect(languages[2]).toEqual({ locale: 'fr', name: 'Français', href: '/fr/play?id=1', isCurrent: false });
});

test('the home page keeps its slash', () => {
  expect(listed(spa('/ko/'))[1]?.href).toBe('/en-US/');
});

test('languages that the configuration leaves out are not offered', () => {
  const { languages, untranslated } = languagesFor(spa('/en-US/play'), addressOf('/en-US/play'), ['en-US', 'es'], undefined);
  expect(languages.map(({ locale }) => locale)).toEqual(['en-US', 'es']);
  expect(untranslated).toEqual([]);
});

test.each([
  ['/en-US/blog/', ['en-US']],
  ['/fr/plus/docs/faq', ['fr']],
])('%s, which is there in English only, offers no other language', (url, offered) => {
  const { languages } = languagesFor(spa(url), addressOf(url), activeLocales, ['en-US']);
  expect(languages.map(({ locale }) => locale)).toEqual(offered);
});

test('a page in some languages is offered in those of them that the configuration has', () => {
  const { languages, untranslated } = languagesFor(spa('/fr/games'), addressOf('/fr/games'), ['en-US', 'fr', 'ja'], ['en-US', 'es', 'fr']);
  expect(languages.map(({ locale }) => locale)).toEqual(['fr', 'en-US']);
  expect(untranslated.map(({ href }) => href)).toEqual(['/ja/']);
});

test('a missing page offers the languages that have one', () => {
  const page: Page = {
    renderer: 'NotFound',
    url: '/fr/docs/X',
    pageTitle: '',
    alternatives: [{ url: '/en-US/docs/X', title: 'X', locale: 'en-US' }],
    suggestions: [],
  };
  expect(listed(page).map(({ href }) => href)).toEqual(['/fr/docs/X', '/en-US/docs/X']);
});
