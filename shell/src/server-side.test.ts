import type { PageOf } from '@webdocs/contracts/page/page';
import { describe as describePage, plain } from './server-side.ts';

const site = { siteName: 'Docs', address: 'https://docs.example', colour: 'docs', found: true } as const;
const home: PageOf<'Homepage'> = {
  renderer: 'Homepage',
  url: '/en-US/_homepage',
  pageTitle: 'Home',
  hyData: { featuredArticles: [], latestNews: { items: [] }, recentContributions: { items: [] } },
};

test('the front page is known under the address of its language, can be searched and has the news', () => {
  expect(describePage(home, site)).toMatchObject({
    canonical: 'https://docs.example/en-US/',
    feeds: [{ address: '/en-US/blog/rss.xml', ofSite: true }],
    data: {
      '@graph': [
        {
          '@type': 'WebSite',
          url: 'https://docs.example/en-US/',
          potentialAction: { target: { urlTemplate: 'https://docs.example/en-US/search?q={search_term_string}' } },
        },
      ],
    },
  });
});

test('without its part the front page leads to the featured pages, and a missing page to where readers may have wanted to go', () => {
  const featured = { mdn_url: '/en-US/docs/Web/CSS', title: 'CSS', summary: '' };
  expect(plain({ ...home, hyData: { ...home.hyData, featuredArticles: [featured] } })).toEqual({
    title: 'Home',
    sections: [],
    links: [{ title: 'CSS', url: '/en-US/docs/Web/CSS' }],
  });
  const alternative = { url: '/en-US/docs/Tea', title: 'Tea', locale: 'en-US' };
  expect(plain({ renderer: 'NotFound', url: '/fr/docs/Tea', pageTitle: 'No', alternatives: [alternative], suggestions: [] })).toEqual({
    title: 'No',
    text: '/fr/docs/Tea',
    sections: [],
    links: [{ title: 'Tea', url: '/en-US/docs/Tea' }],
  });
});
