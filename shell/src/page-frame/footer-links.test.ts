import { pathWithoutLocale } from '@webdocs/contracts/reader/address';
import * as site from '../../site-links.ts';
import { footerColumns, legalLinks, socialLinks } from './footer-links.ts';

const siteLinks: readonly string[] = Object.values(site);

const features = { plus: true, ads: true, newsletter: true, aiHelp: true, observatory: true };
const addresses = {
  compat: '',
  updates: '',
  observatory: '',
  examples: '',
  play: '',
  identity: '',
  repository: 'https://repository.example',
  support: 'https://support.example',
  feedback: 'https://issues.example',
};
const linksOf = (change: Partial<typeof features> = {}) =>
  Object.fromEntries(
    footerColumns('ja', { features: { ...features, ...change }, addresses }).map(({ id, links }) => [id, links.map(({ href }) => href)]),
  );

test('the foot of the page has four columns of links', () => {
  expect(linksOf()).toEqual({
    site: ['/ja/about', '/en-US/blog/', '/ja/newsletter', '/ja/plus', '/en-US/advertising'],
    support: ['https://support.example', '/en-US/plus/docs/faq', 'https://issues.example'],
    communities: ['/ja/community', 'https://repository.example'],
    developers: ['/ja/docs/Web', '/ja/docs/Learn', '/ja/docs/Web/Accessibility', '/en-US/curriculum/'],
  });
});

test('what is not translated is linked in English', () => {
  const columns = footerColumns('ja', { features, addresses, onlyInEnglish: ['/docs/Learn'] });
  expect(columns.find(({ id }) => id === 'developers')?.links.map(({ href }) => href)).toContain('/en-US/docs/Learn');
});

test('a page about the site that is not translated is linked in English', () => {
  const onlyInEnglish = ['/about', '/about/privacy'];
  expect(footerColumns('ja', { features, addresses, onlyInEnglish })[0]?.links[0]?.href).toBe('/en-US/about');
  expect(legalLinks('ja', { onlyInEnglish }).map(({ href }) => href)).toEqual([
    '/en-US/about/privacy',
    '/ja/about/data-choices',
    '/ja/about/terms',
    '/ja/legal/license',
  ]);
});

test('every document at the foot is known as one whose translation is looked for', () => {
  const documents = Object.values(linksOf()).flatMap((links) => links.filter((href) => href.startsWith('/ja/docs/')));
  expect(documents.filter((href) => !siteLinks.includes(href.slice('/ja'.length)))).toEqual([]);
});

test('every page of the site at the foot is known as one that may be missing', () => {
  const own = [...Object.values(linksOf()).flat(), ...legalLinks('ja', {}).map(({ href }) => href)].filter((href) => href.startsWith('/'));
  expect(own.filter((href) => !siteLinks.includes(pathWithoutLocale(href)))).toEqual([]);
});

test('a page that is missing has no link', () => {
  const absent = ['/blog/', '/plus/docs/faq', '/about/terms'];
  const links = footerColumns('ja', { features, addresses, absent }).flatMap((column) => column.links.map(({ id }) => id));
  expect(links).toEqual(expect.arrayContaining(['about', 'plus', 'community']));
  expect(links).not.toEqual(expect.arrayContaining(['blog']));
  expect(links).not.toEqual(expect.arrayContaining(['faq']));
  expect(legalLinks('ja', { absent }).map(({ id }) => id)).toEqual(['privacy', 'data-choices', 'license-page']);
});

test('what is switched off has no link', () => {
  expect(JSON.stringify(linksOf({ plus: false }))).not.toContain('/plus');
  expect(JSON.stringify(linksOf({ newsletter: false }))).not.toContain('/newsletter');
  expect(linksOf({ ads: false }).site).not.toContain('/en-US/advertising');
});

test('the site can be followed elsewhere, and its rules read', () => {
  expect(socialLinks({ features, addresses }).map(({ href }) => href)).toEqual(['https://repository.example', '/en-US/blog/rss.xml']);
  expect(legalLinks('fr', {}).map(({ href }) => href)).toEqual([
    '/fr/about/privacy',
    '/fr/about/data-choices',
    '/fr/about/terms',
    '/fr/legal/license',
  ]);
});

test('accounts of the site are between its repository and the feed of its blog, as they were given', () => {
  const accounts = [
    { network: 'mastodon', href: 'https://mastodon.example/@docs' },
    { network: 'bluesky', href: 'https://bsky.app/profile/docs.example' },
  ] as const;
  expect(socialLinks({ features, addresses, socialLinks: [...accounts] }).map(({ id }) => id)).toEqual([
    'repository',
    'mastodon',
    'bluesky',
    'blog-feed',
  ]);
});

test('a site without a blog has no feed of it', () => {
  expect(socialLinks({ features, addresses, absent: ['/blog/'] }).map(({ id }) => id)).toEqual(['repository']);
});
