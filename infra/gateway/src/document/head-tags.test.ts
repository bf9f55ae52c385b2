/** @jest-environment jsdom */
import { configuration } from '@webdocs/testing/public-configuration';
import { addressOf } from '@webdocs/contracts/reader/address';
import type { PageOf } from '@webdocs/contracts/page/page';
import { metaTags } from './head-tags.ts';

const hostile = '</script><script>alert(1)</script>"\'&<!--';
const doc: PageOf<'Doc'> = {
  renderer: 'Doc',
  url: '/en-US/docs/Web/CSS',
  doc: {
    mdn_url: '/en-US/docs/Web/CSS',
    title: hostile,
    pageTitle: hostile,
    locale: 'en-US',
    summary: hostile,
    parents: [
      { uri: '/en-US/docs/Web', title: 'Web' },
      { uri: '/en-US/docs/Web/CSS', title: hostile },
    ],
    other_translations: [
      { locale: 'en-US', native: 'English', url: '/en-US/docs/Web/CSS' },
      { locale: 'fr', native: 'Français', url: '/fr/docs/Web/CSS' },
    ],
    body: [],
  },
};

function headOf(page: Parameters<typeof metaTags>[0], publicAddress?: string) {
  const head = new DOMParser().parseFromString(
    `<head>${metaTags(page, addressOf(page.url), { configuration, colour: 'docs', publicAddress })}</head>`,
    'text/html',
  ).head;
  const all = (selector: string, attribute: string) =>
    [...head.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));
  return { head, all };
}

test('texts of a page stay texts in its head, and data stays data', () => {
  const { head } = headOf(doc, 'https://docs.example');
  expect(head.querySelector('title')?.textContent).toBe(hostile);
  expect(head.querySelector('meta[name="description"]')?.getAttribute('content')).toBe(hostile);
  const scripts = [...head.querySelectorAll('script')];
  expect(scripts.map(({ type }) => type)).toEqual(['application/ld+json']);
  expect(JSON.parse(scripts[0]?.textContent ?? '')).toMatchObject({
    '@graph': [{ '@type': 'BreadcrumbList' }, { '@type': 'TechArticle', headline: hostile }],
  });
});

test('the head names the address, the languages and the card of the page', () => {
  const { all } = headOf(doc, 'https://docs.example');
  expect(all('link[rel="canonical"]', 'href')).toEqual(['https://docs.example/en-US/docs/Web/CSS']);
  expect(all('link[hreflang]', 'hreflang')).toEqual(['en', 'fr', 'x-default']);
  expect(all('meta[property="og:url"]', 'content')).toEqual(['https://docs.example/en-US/docs/Web/CSS']);
  expect(all('meta[property="og:image"]', 'content')).toEqual(['https://docs.example/assets/card-docs.png']);
  expect(all('meta[name="twitter:card"]', 'content')).toEqual(['summary_large_image']);
  expect(all('link[rel="search"]', 'href')).toEqual(['/en-US/opensearch.xml']);
});

test('where nobody said where the site stands, the address is a path', () => {
  expect(headOf(doc).all('link[rel="canonical"]', 'href')).toEqual(['/en-US/docs/Web/CSS']);
});

test('the blog tells of its feed, and documents do not', () => {
  const blog: PageOf<'BlogIndex'> = { renderer: 'BlogIndex', url: '/en-US/blog/', pageTitle: 'Blog', hyData: { posts: [] } };
  expect(headOf(blog).all('link[type="application/rss+xml"]', 'href')).toEqual(['/en-US/blog/rss.xml']);
  expect(headOf(doc).all('link[type="application/rss+xml"]', 'href')).toEqual([]);
});

test('a document leads to itself as Markdown and to its changes', () => {
  expect(headOf(doc).all('link[rel="alternate"][type]', 'href')).toEqual(['/en-US/docs/Web/CSS.md', '/en-US/docs/Web/CSS/changes.xml']);
});

test('what is no page has no canonical address and stays out of search engines', () => {
  const { all } = headOf({ renderer: 'NotFound', url: '/en-US/x', pageTitle: 'No', alternatives: [], suggestions: [] });
  expect(all('link[rel="canonical"]', 'href')).toEqual([]);
  expect(all('meta[name="robots"]', 'content')).toEqual(['noindex, nofollow']);
});
