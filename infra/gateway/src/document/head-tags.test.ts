/** @jest-environment jsdom */
import { configuration } from '@webdocs/testing/public-configuration';
import { addressOf } from '@webdocs/contracts/reader/address';
import type { PageDescription } from '@webdocs/contracts/page/description';
import { metaTags } from './head-tags.ts';

const hostile = '</script><script>alert(1)</script>"\'&<!--';
const page: PageDescription = {
  title: hostile,
  description: hostile,
  canonical: 'https://docs.example/en-US/docs/Web/CSS',
  alternates: [
    { language: 'en', address: 'https://docs.example/en-US/docs/Web/CSS' },
    { language: 'fr', address: 'https://docs.example/fr/docs/Web/CSS' },
  ],
  type: 'article',
  image: { address: 'https://docs.example/assets/card-docs.png', alt: 'Docs' },
  locale: 'en-US',
  data: { '@graph': [{ '@type': 'TechArticle', headline: hostile }] },
  feeds: [
    { type: 'application/rss+xml', address: '/en-US/blog/rss.xml', ofSite: true },
    { type: 'text/markdown', address: '/en-US/docs/Web/CSS.md' },
  ],
  frameSources: [],
};

function headOf(description: PageDescription) {
  const tags = metaTags(description, addressOf('/en-US/docs/Web/CSS'), configuration);
  const { head } = new DOMParser().parseFromString(`<head>${tags}</head>`, 'text/html');
  const all = (selector: string, attribute: string) =>
    [...head.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));
  return { head, all };
}

test('texts of a page stay texts in its head, and data stays data', () => {
  const { head } = headOf(page);
  expect(head.querySelector('title')?.textContent).toBe(hostile);
  expect(head.querySelector('meta[name="description"]')?.getAttribute('content')).toBe(hostile);
  const scripts = [...head.querySelectorAll('script')];
  expect(scripts.map(({ type }) => type)).toEqual(['application/ld+json']);
  expect(JSON.parse(scripts[0]?.textContent ?? '')).toMatchObject({
    '@graph': [{ '@type': 'TechArticle', headline: hostile }],
  });
});

test('the head names the address, the languages and the card of the page', () => {
  const { all } = headOf(page);
  expect(all('link[rel="canonical"]', 'href')).toEqual(['https://docs.example/en-US/docs/Web/CSS']);
  expect(all('link[hreflang]', 'hreflang')).toEqual(['en', 'fr']);
  expect(all('meta[property="og:url"]', 'content')).toEqual(['https://docs.example/en-US/docs/Web/CSS']);
  expect(all('meta[property="og:image"]', 'content')).toEqual(['https://docs.example/assets/card-docs.png']);
  expect(all('meta[name="twitter:card"]', 'content')).toEqual(['summary_large_image']);
  expect(all('link[rel="search"]', 'href')).toEqual(['/en-US/opensearch.xml']);
});

test('a page leads to what programs read of it, and to what is new on the site by the name of the site', () => {
  const { all } = headOf(page);
  expect(all('link[rel="alternate"][type]', 'href')).toEqual(['/en-US/blog/rss.xml', '/en-US/docs/Web/CSS.md']);
  expect(all('link[rel="alternate"][type]', 'title')).toEqual([configuration.siteName, null]);
});

test('what is no page has no canonical address and stays out of search engines', () => {
  const { all } = headOf({ ...page, canonical: undefined, robots: 'noindex, nofollow' });
  expect(all('link[rel="canonical"]', 'href')).toEqual([]);
  expect(all('meta[name="robots"]', 'content')).toEqual(['noindex, nofollow']);
});
