import type { CurriculumPage, Document, Page, PageOf } from './page.ts';
import { pageInSearch } from './search-card.ts';

const site = { siteName: 'Docs', address: 'https://docs.example', colour: 'docs' } as const;
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
const post: PageOf<'BlogPost'> = {
  renderer: 'BlogPost',
  url: '/en-US/blog/a/',
  pageTitle: 'A | Blog',
  locale: 'en-US',
  image: '/en-US/blog/a/cover.png',
  blogMeta: {
    slug: 'a',
    title: 'A',
    description: 'About A',
    image: { file: 'cover.png', alt: 'A cup' },
    date: '2026-01-01',
    readTime: 3,
    author: { name: 'A. Writer', link: 'javascript:alert(1)' },
  },
  doc: { ...doc, mdn_url: '/en-US/blog/a/', locale: 'en-US', parents: undefined, other_translations: undefined },
};
const chapter: CurriculumPage = {
  renderer: 'CurriculumModule',
  url: '/en-US/curriculum/core/words/',
  pageTitle: 'Words',
  locale: 'en-US',
  doc: {
    ...doc,
    mdn_url: '/en-US/curriculum/core/words/',
    title: 'Words',
    parents: [
      { uri: '/en-US/curriculum/', title: 'Curriculum' },
      { uri: '/en-US/curriculum/core/words/', title: 'Words' },
    ],
    template: 'module',
    topic: 'Scripting',
    sidebar: [],
    modules: [],
  },
};
const about: PageOf<'Generic'> = {
  renderer: 'Generic',
  url: '/ja/about',
  locale: 'en-US',
  pageTitle: 'About',
  hyData: { title: 'About', sections: [] },
};
const home: PageOf<'Homepage'> = {
  renderer: 'Homepage',
  url: '/en-US/_homepage',
  pageTitle: 'Home',
  hyData: { featuredArticles: [], latestNews: { items: [] }, recentContributions: { items: [] } },
};
const missing: PageOf<'NotFound'> = { renderer: 'NotFound', url: '/en-US/x', pageTitle: 'No', alternatives: [], suggestions: [] };

interface Graph {
  readonly '@graph': ReadonlyArray<Record<string, unknown>>;
}
const graphOf = (given: Page) => (pageInSearch(given, site).data as Graph | undefined)?.['@graph'] ?? [];
const kindsOf = (given: Page) => graphOf(given).map((thing) => thing['@type']);

test('a page is known under its whole address, or under its path where nobody said where the site stands', () => {
  expect(pageInSearch(page, site).canonical).toBe('https://docs.example/pt-BR/docs/Web/CSS');
  expect(pageInSearch(page, nowhere).canonical).toBe('/pt-BR/docs/Web/CSS');
  expect(pageInSearch({ ...page, url: '/pt-BR/docs/a b/é' }, site).canonical).toBe('https://docs.example/pt-BR/docs/a%20b/%C3%A9');
});

test('English at the address of another language is known under the English address', () => {
  expect(pageInSearch(about, site).canonical).toBe('https://docs.example/en-US/about');
  expect(pageInSearch({ ...about, locale: 'ja' }, site).canonical).toBe('https://docs.example/ja/about');
  expect(pageInSearch(home, site).canonical).toBe('https://docs.example/en-US/');
});

test('each language leads to the others, by its own code where one region stands for it, and to English for everybody else', () => {
  expect(pageInSearch(page, site).alternates).toEqual([
    { language: 'en', address: 'https://docs.example/en-US/docs/Web/CSS' },
    { language: 'pt', address: 'https://docs.example/pt-BR/docs/Web/CSS' },
    { language: 'zh', address: 'https://docs.example/zh-CN/docs/Web/CSS' },
    { language: 'zh-TW', address: 'https://docs.example/zh-TW/docs/Web/CSS' },
    { language: 'x-default', address: 'https://docs.example/en-US/docs/Web/CSS' },
  ]);
});

test('a page that stays out of search engines names no other languages, and neither does one that has none', () => {
  expect(pageInSearch({ ...page, doc: { ...doc, noIndexing: true } }, site).alternates).toEqual([]);
  expect(pageInSearch(post, site).alternates).toEqual([]);
});

test('a post shows its own picture, everything else the card in its colour', () => {
  expect(pageInSearch(post, site).image).toEqual({ address: 'https://docs.example/en-US/blog/a/cover.png', alt: 'A cup' });
  expect(pageInSearch({ ...post, image: '/en-US/blog/a/cover.svg' }, { ...site, colour: 'blog' }).image.address).toBe(
    'https://docs.example/assets/card-blog.png',
  );
  expect(pageInSearch(page, site).image.address).toBe('https://docs.example/assets/card-docs.png');
  expect(pageInSearch(chapter, { ...site, colour: 'curriculum' }).image.address).toBe('https://docs.example/assets/card-curriculum.png');
});

test('a page says in data what it is and where it stands', () => {
  expect(kindsOf(page)).toEqual(['BreadcrumbList', 'TechArticle']);
  expect(kindsOf(post)).toEqual(['BlogPosting']);
  expect(kindsOf(chapter)).toEqual(['BreadcrumbList', 'LearningResource']);
  expect(kindsOf({ ...chapter, renderer: 'CurriculumLanding' })).toEqual(['BreadcrumbList', 'Course']);
  expect(kindsOf(home)).toEqual(['WebSite']);
  expect(pageInSearch(about, site).data).toBeUndefined();
});

test('what it says is right', () => {
  const [breadcrumb, article] = graphOf(page);
  expect(breadcrumb?.['itemListElement']).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Web', item: 'https://docs.example/pt-BR/docs/Web' },
    { '@type': 'ListItem', position: 2, name: 'CSS', item: 'https://docs.example/pt-BR/docs/Web/CSS' },
  ]);
  expect(article).toMatchObject({ headline: 'CSS', inLanguage: 'pt-BR', dateModified: '2026-01-02T00:00:00Z' });
  expect(graphOf(chapter)[1]).toMatchObject({ teaches: 'Scripting', isPartOf: { '@type': 'Course', name: 'Curriculum' } });
  expect(graphOf(post)[0]).toMatchObject({ datePublished: '2026-01-01', author: { '@type': 'Person', name: 'A. Writer' } });
});

test('no address that runs a script is handed on', () => {
  expect(JSON.stringify(graphOf(post))).not.toContain('javascript:');
});

test('what is no page has no address to be known under, and says nothing', () => {
  expect(pageInSearch(missing, site)).toMatchObject({ canonical: undefined, data: undefined, alternates: [] });
});
