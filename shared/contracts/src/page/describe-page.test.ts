import { describePage, pictureOf, plainPage } from './describe-page.ts';
import type { Document, PageOf } from './page.ts';

const site = { siteName: 'Docs', address: 'https://docs.example', colour: 'docs', found: true } as const;
const notFound = { ...site, found: false };
const nowhere = { ...site, address: '' };
const doc: Document = {
  mdn_url: '/pt-BR/docs/Web/CSS',
  title: 'CSS',
  pageTitle: 'CSS | Site',
  locale: 'pt-BR',
  summary: 'Folhas de estilo.',
  modified: '2026-01-02T00:00:00Z',
  parents: [
    { uri: '/pt-BR/docs/Web', title: 'Web' },
    { uri: '/pt-BR/docs/Web/CSS', title: 'CSS' },
  ],
  other_translations: [
    { locale: 'en-US', native: 'English', title: 'CSS', url: '/en-US/docs/Web/CSS' },
    { locale: 'pt-BR', native: 'Português', title: 'CSS', url: '/pt-BR/docs/Web/CSS' },
    { locale: 'zh-CN', native: '中文', title: 'CSS', url: '/zh-CN/docs/Web/CSS' },
    { locale: 'zh-TW', native: '正體中文', title: 'CSS', url: '/zh-TW/docs/Web/CSS' },
    { locale: 'ja', native: '日本語', title: 'CSS' },
  ],
  body: [],
};
const page: PageOf<'Doc'> = { renderer: 'Doc', url: '/pt-BR/docs/Web/CSS', doc };
const about: PageOf<'Generic'> = {
  renderer: 'Generic',
  url: '/ja/about',
  locale: 'en-US',
  pageTitle: 'About',
  hyData: { title: 'About', sections: [] },
};
const own: PageOf<'Spa'> = { renderer: 'Spa', url: '/en-US/play', slug: 'play', pageTitle: 'Play' };
const missing: PageOf<'NotFound'> = { renderer: 'NotFound', url: '/en-US/x', pageTitle: 'No', alternatives: [], suggestions: [] };

test('a page is known under its whole address, or under its path where the address of the site is not configured', () => {
  expect(describePage(page, site).canonical).toBe('https://docs.example/pt-BR/docs/Web/CSS');
  expect(describePage(page, nowhere).canonical).toBe('/pt-BR/docs/Web/CSS');
  expect(describePage({ ...page, url: '/pt-BR/docs/a b/é' }, site).canonical).toBe('https://docs.example/pt-BR/docs/a%20b/%C3%A9');
});

test('English at the address of another language is known under the English address', () => {
  expect(describePage(about, site).canonical).toBe('https://docs.example/en-US/about');
  expect(describePage({ ...about, locale: 'ja' }, site).canonical).toBe('https://docs.example/ja/about');
});

test('each language leads to the others, by its own code where one region stands for it, and to English for everybody else', () => {
  expect(describePage(page, site).alternates).toEqual([
    { language: 'en', address: 'https://docs.example/en-US/docs/Web/CSS' },
    { language: 'pt', address: 'https://docs.example/pt-BR/docs/Web/CSS' },
    { language: 'zh', address: 'https://docs.example/zh-CN/docs/Web/CSS' },
    { language: 'zh-TW', address: 'https://docs.example/zh-TW/docs/Web/CSS' },
    { language: 'x-default', address: 'https://docs.example/en-US/docs/Web/CSS' },
  ]);
});

test('a page that stays out of search engines names no other languages, and neither does one that has none', () => {
  expect(describePage({ ...page, doc: { ...doc, noIndexing: true } }, site).alternates).toEqual([]);
  expect(describePage(about, site).alternates).toEqual([]);
});

test('a page that asks to be left out of search engines is, and what is shown for a missing page is left out unasked', () => {
  expect(describePage(page, site).robots).toBeUndefined();
  expect(describePage({ ...page, doc: { ...doc, noIndexing: true } }, site).robots).toBe('noindex, nofollow');
  expect(describePage({ ...own, noIndexing: true, onlyFollow: true }, site).robots).toBe('noindex, follow');
  expect(describePage(missing, notFound).robots).toBe('noindex, nofollow');
});

test('a page shows the card in its colour, unless it has a picture that other sites can show', () => {
  expect(describePage(page, site).image.address).toBe('https://docs.example/assets/card-docs.png');
  expect(describePage(page, { ...site, colour: 'curriculum' }).image.address).toBe('https://docs.example/assets/card-curriculum.png');
  expect(pictureOf('/a/é.png', 'A cup', site)).toEqual({ image: { address: 'https://docs.example/a/%C3%A9.png', alt: 'A cup' } });
  expect(pictureOf('/a/cup.svg', 'A cup', site)).toBeUndefined();
});

test('a text says in data where it is, and is there as Markdown', () => {
  const known = describePage(page, site);
  expect((known.data as { '@graph': unknown })['@graph']).toEqual([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Web', item: 'https://docs.example/pt-BR/docs/Web' },
        { '@type': 'ListItem', position: 2, name: 'CSS', item: 'https://docs.example/pt-BR/docs/Web/CSS' },
      ],
    },
  ]);
  expect(known.feeds).toEqual([{ type: 'text/markdown', address: '/pt-BR/docs/Web/CSS.md' }]);
  expect(describePage(about, site)).toMatchObject({ data: undefined, feeds: [] });
});

test('what is no page has no address to be known under, and says nothing', () => {
  expect(describePage(missing, notFound)).toMatchObject({ canonical: undefined, data: undefined, alternates: [] });
});

test('the plain page has the title and the text, with its headings', () => {
  const section = { type: 'prose', value: { id: 'use', title: 'Use <em>it</em>', isH3: true, content: '<p>So.</p>' } } as const;
  expect(plainPage({ ...page, doc: { ...doc, body: [section] } })).toEqual({
    title: 'CSS',
    sections: [{ heading: { id: 'use', level: 3, html: 'Use <em>it</em>' }, html: '<p>So.</p>' }],
  });
  expect(plainPage({ ...about, hyData: { title: 'About us', sections: ['<p>one</p>'] } })).toEqual({
    title: 'About us',
    sections: [{ html: '<p>one</p>' }],
  });
  expect(plainPage(own)).toEqual({ title: 'Play', sections: [] });
});
