import * as v from 'valibot';
import type { BlogMetadata } from './blog-metadata.ts';
import { PageSchema, type Document, type Page } from './page.ts';
import { headOf, isDocument, withoutBodies } from './head.ts';

const doc: Document = {
  mdn_url: '/en-US/docs/Web/CSS',
  title: 'CSS',
  pageTitle: 'CSS | Site',
  locale: 'en-US',
  summary: 'Style sheets.',
  sidebarHTML: '<nav>sidebar</nav>',
  other_translations: [{ locale: 'fr', native: 'Français', title: 'CSS' }],
  toc: [{ id: 'use', text: 'Use' }],
  body: [
    { type: 'prose', value: { id: null, title: null, isH3: false, content: '<p>prose</p>' } },
    {
      type: 'specifications',
      value: { id: 'specifications', title: 'Specifications', isH3: false, specifications: [], content: '<p>spec</p>' },
    },
    { type: 'browser_compatibility', value: { id: 'compat', title: 'Compatibility', isH3: false, query: 'css' } },
    { type: 'from-the-future', value: { content: '<p>future</p>', other: 1 } },
  ],
};
const blogMeta: BlogMetadata = { slug: 'a', title: 'A', description: 'About A', image: { file: 'a.png' }, date: '2026-01-01', readTime: 3 };

const pages = {
  doc: { renderer: 'Doc', url: '/en-US/docs/Web/CSS', doc },
  post: {
    renderer: 'BlogPost',
    url: '/en-US/blog/a/',
    pageTitle: 'A | Blog',
    locale: 'en-US',
    blogMeta,
    doc: { ...doc, summary: undefined },
  },
  index: { renderer: 'BlogIndex', url: '/en-US/blog/', pageTitle: 'Blog', hyData: { posts: [blogMeta] } },
  home: {
    renderer: 'Homepage',
    url: '/en-US/',
    pageTitle: 'Home',
    hyData: { pageDescription: 'All of it', featuredArticles: [], latestNews: { items: [] }, recentContributions: { items: [] } },
  },
  generic: {
    renderer: 'Generic',
    url: '/en-US/about',
    pageTitle: 'About',
    hyData: { title: 'About', sections: ['<p>one</p>', '<p>two</p>'] },
  },
  play: {
    renderer: 'Spa',
    url: '/en-US/play',
    slug: 'play',
    pageTitle: 'Play',
    pageDescription: 'Try code',
    noIndexing: true,
    onlyFollow: true,
  },
  search: { renderer: 'Search', url: '/en-US/search', pageTitle: 'Search', query: '', page: 1, total: 0, source: 'titles', hits: [] },
  missing: { renderer: 'NotFound', url: '/en-US/docs/x', pageTitle: 'Page not found', alternatives: [], suggestions: [] },
  broken: { renderer: 'Broken', url: '/en-US/docs/x', pageTitle: 'CSS', message: '500' },
} satisfies Record<string, Page>;

const each = Object.entries(pages) as Array<[keyof typeof pages, Page]>;

test.each(each)('the %s page has the agreed form', (_, page) => {
  expect(v.safeParse(PageSchema, page).issues).toBeUndefined();
});

test.each([
  ['doc', 'CSS | Site', 'Style sheets.'],
  ['post', 'A | Blog', 'About A'],
  ['index', 'Blog', undefined],
  ['home', 'Home', 'All of it'],
  ['generic', 'About', undefined],
  ['play', 'Play', 'Try code'],
  ['search', 'Search', undefined],
  ['missing', 'Page not found', undefined],
  ['broken', 'CSS', undefined],
] as const)('the head of the %s page says title %j and description %j', (name, title, description) => {
  expect(headOf(pages[name])).toMatchObject({ title, description });
});

test('a document is told from other pages with a text in it, and one that exists elsewhere says where', () => {
  expect(each.filter(([, page]) => isDocument(page)).map(([name]) => name)).toEqual(['doc']);
  expect(headOf(pages.doc).translations).toEqual([{ locale: 'fr', native: 'Français', title: 'CSS' }]);
  expect(headOf(pages.home).translations).toEqual([]);
});

describe('the page in the state block', () => {
  test.each(each)('of %s carries no HTML that the document has already, and keeps its form', (_, page) => {
    const slim = JSON.parse(JSON.stringify(withoutBodies(page))) as unknown;
    expect(JSON.stringify(slim)).not.toMatch(/<p>|<nav>/);
    expect(v.safeParse(PageSchema, slim).issues).toBeUndefined();
  });

  test('keeps what the browser needs to put the same sections in the same places', () => {
    const slim = withoutBodies(pages.doc);
    expect(slim).toMatchObject({ doc: { title: 'CSS', toc: doc.toc, sidebarHTML: '' } });
    expect(slim.renderer === 'Doc' && slim.doc.body.map(({ type }) => type)).toEqual(doc.body.map(({ type }) => type));
    const generic = withoutBodies(pages.generic);
    expect(generic.renderer === 'Generic' && generic.hyData.sections).toEqual(['', '']);
  });

  test('of two texts side by side carries neither, and keeps which section is beside which', () => {
    const text = { url: '/fr/docs/Tea', locale: 'fr', native: 'Français', title: 'Thé' } as const;
    const water = { id: 'eau', title: 'Eau', isH3: false, content: '<p>Eau</p>' };
    const page: Page = {
      renderer: 'SideBySide',
      url: '/fr/side-by-side/Tea',
      pageTitle: 'Thé',
      noIndexing: true,
      translation: text,
      state: 'unknown',
      unmatched: 1,
      rows: [{ translation: water, english: water }, { english: water }],
    };
    const slim = JSON.parse(JSON.stringify(withoutBodies(page))) as { rows: unknown };
    const { content: _, ...bare } = water;
    expect(slim.rows).toEqual([{ translation: bare, english: bare }, { english: bare }]);
    expect(v.safeParse(PageSchema, slim).issues).toBeUndefined();
  });

  test('leaves the page itself as it was', () => {
    const before = JSON.stringify(pages);
    for (const [, page] of each) withoutBodies(page);
    expect(JSON.stringify(pages)).toBe(before);
  });
});
