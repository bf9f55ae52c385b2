import { configuration } from '@webdocs/testing/public-configuration';
import { htmlOfBody, openedContent } from '../../fixtures/opened-content.ts';
import { documentText } from '@webdocs/testing/written-tree';

async function linksOn(pathname: string, body: string) {
  const slug = pathname.split('/docs/')[1] ?? '';
  const locale = pathname.split('/')[1]?.toLowerCase() ?? '';
  const { page } = await openedContent({
    'files/en-us/tea/index.md': documentText('Tea', 'Tea'),
    'files/en-us/cups/index.md': documentText('Cups', 'Cups'),
    'files/fr/cups/index.md': documentText('Cups', 'Tasses'),
    'files/en-us/_redirects.txt':
      '/en-US/docs/Old\t/en-US/docs/Tea#brew\n/en-US/docs/Away\thttps://example.org/\n/en-US/docs/Part\t/en-US/docs/Here#part\n',
    [`files/${locale}/${slug.toLowerCase()}/index.md`]: documentText(slug, 'Here', body),
  });
  return htmlOfBody(await page('Doc', pathname)).match(/<a[^>]*>/g);
}

test.each([
  ['[a](/en-US/docs/Tea)', '<a href="/en-US/docs/Tea">'],
  ['[a](/en-us/docs/tea#x)', '<a href="/en-US/docs/Tea#x">'],
  ['[a](/en-US/docs/Tea#Brew_It)', '<a href="/en-US/docs/Tea#brew_it">'],
  ['[a](/en-US/docs/Tea/contributors.txt)', '<a href="/en-US/docs/Tea/contributors.txt">'],
  ['[a](/en-US/docs/Tea.md)', '<a href="/en-US/docs/Tea.md">'],
  ['[a](/docs/Tea)', '<a href="/en-US/docs/Tea">'],
  ['[a](https://developer.mozilla.org/en-US/docs/Tea)', '<a href="/en-US/docs/Tea">'],
  ['[a](/en-US/docs/Old)', '<a href="/en-US/docs/Tea#brew">'],
  ['[a](/en-US/docs/Old#my)', '<a href="/en-US/docs/Tea#my">'],
  ['[a](/en-US/docs/Away)', '<a href="https://example.org/" class="external" rel="noopener" title="External link">'],
  ['[a](/en-US/docs/Here)', '<a href="/en-US/docs/Here" aria-current="page">'],
  ['[a](/en-US/docs/Here#part)', '<a href="/en-US/docs/Here#part">'],
  ['[a](#part)', '<a href="#part">'],
  [
    '[a](/en-US/docs/Nowhere#x)',
    '<a data-href="/en-US/docs/Nowhere#x" role="link" aria-disabled="true" class="page-not-created" title="This page has not been written yet">',
  ],
  ['[a](https://example.org/)', '<a href="https://example.org/" class="external" rel="noopener" title="External link">'],
  ['[a](//example.org/)', '<a href="//example.org/" class="external" rel="noopener" title="External link">'],
  ['[a](mailto:a@example.org)', '<a href="mailto:a@example.org">'],
  ['[a](/en-US/blog/post/)', '<a href="/en-US/blog/post/">'],
  ['[a](Tea)', '<a href="/en-US/docs/Tea">'],
  ['[a](./steam.svg)', '<a href="/en-US/docs/Here/steam.svg">'],
  ['[a](./tea#x)', '<a href="/en-US/docs/Tea#x">'],
  ['[a](../../../../../etc/passwd)', '<a href="/etc/passwd">'],
  ['[a](/en-US/docs/../../../../etc/passwd)', '<a href="/etc/passwd">'],
  [
    '[a](/en-US/docs/%2e%2e/%2e%2e/etc)',
    '<a data-href="/en-US/docs/%2e%2e/%2e%2e/etc" role="link" aria-disabled="true" class="page-not-created" title="This page has not been written yet">',
  ],
  ['<a href="/\\\\example.org">a</a>', '<a href="/\\\\example.org" class="external" rel="noopener" title="External link">'],
  ['[a](/en-US/docs/Here/)', '<a href="/en-US/docs/Here" aria-current="page">'],
  ['[a](/en-US/docs/Part)', '<a href="/en-US/docs/Here#part">'],
  [
    '[a](/en-US/docs/%E0%A4%A)',
    '<a data-href="/en-US/docs/%E0%A4%25A" role="link" aria-disabled="true" class="page-not-created" title="This page has not been written yet">',
  ],
])('on an English page %s becomes %s', async (source, link) => {
  expect(await linksOn('/en-US/docs/Here', source)).toEqual([link]);
});

test.each([
  ['[a](/fr/docs/Cups)', '<a href="/fr/docs/Cups">'],
  ['{{glossary("x")}} [a](/docs/Cups)', '<a href="/fr/docs/Cups">'],
  ['[a](/fr/docs/Tea)', '<a href="/en-US/docs/Tea" class="only-in-en-us" hreflang="en-US" title="En anglais seulement">'],
  ['[a](/fr/docs/Old)', '<a href="/en-US/docs/Tea#brew" class="only-in-en-us" hreflang="en-US" title="En anglais seulement">'],
  ['[a](/en-US/docs/Tea)', '<a href="/en-US/docs/Tea">'],
])('on a French page %s becomes %s', async (source, link) => {
  expect((await linksOn('/fr/docs/Ici', source))?.at(-1)).toBe(link);
});

test('a link to what is switched off keeps its words and leads nowhere', async () => {
  const files = {
    'files/en-us/tea/index.md': documentText(
      'Tea',
      'Tea',
      '[a](/en-US/plus) [b](/fr/advertising) [c](/en-US/plus/docs/faq#x) [d](/en-US/about)',
    ),
  };
  const features = { ...configuration.features, plus: false, aiHelp: false, ads: false };
  const { page } = await openedContent(files, { configuration: { ...configuration, features } });
  expect(htmlOfBody(await page('Doc', '/en-US/docs/Tea')).match(/<a[^>]*>/g)).toEqual(['<a>', '<a>', '<a>', '<a href="/en-US/about">']);
});
