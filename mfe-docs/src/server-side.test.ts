import type { PageOf } from '@webdocs/contracts/page/page';
import { describe as describePage } from './server-side.ts';

const site = { siteName: 'Docs', address: 'https://docs.example', colour: 'docs', found: true } as const;
const page: PageOf<'Doc'> = {
  renderer: 'Doc',
  url: '/pt-BR/docs/Web/CSS',
  doc: {
    mdn_url: '/pt-BR/docs/Web/CSS',
    title: 'CSS',
    pageTitle: 'CSS | Site',
    locale: 'pt-BR',
    modified: '2026-01-02T00:00:00Z',
    parents: [
      { uri: '/pt-BR/docs/Web', title: 'Web' },
      { uri: '/pt-BR/docs/Web/CSS', title: 'CSS' },
    ],
    body: [],
  },
};

test('a document is an article in data, with its language and its date', () => {
  const { type, data } = describePage(page, site);
  expect(type).toBe('article');
  expect(data?.['@graph']).toMatchObject([
    { '@type': 'BreadcrumbList' },
    { '@type': 'TechArticle', headline: 'CSS', inLanguage: 'pt-BR', dateModified: '2026-01-02T00:00:00Z' },
  ]);
});

test('a document leads to itself as Markdown and to its changes', () => {
  expect(describePage(page, site).feeds.map(({ address }) => address)).toEqual([
    '/pt-BR/docs/Web/CSS.md',
    '/pt-BR/docs/Web/CSS/changes.xml',
  ]);
});

test('pages of other kinds are described as any page is', () => {
  const play = describePage({ renderer: 'Spa', url: '/en-US/play', slug: 'play', pageTitle: 'Play' }, site);
  expect(play).toMatchObject({ title: 'Play', type: 'website', feeds: [], data: undefined });
});
