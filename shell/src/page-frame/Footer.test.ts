/** @jest-environment jsdom */
import type { PublicConfiguration } from '@webdocs/contracts/configuration';
import { remoteUnderTest } from '@webdocs/testing/remote-under-test';
import { renderOnServer } from '@webdocs/testing/render';

const { server: shell } = remoteUnderTest();

async function foot(locale = 'en-US', onlyInEnglish: string[] = [], more: Partial<PublicConfiguration> = {}) {
  const element = document.createElement('div');
  element.innerHTML = await renderOnServer(shell, 'footer', {
    page: { renderer: 'Spa', url: `/${locale}/play`, slug: 'play', pageTitle: 'Playground' },
    configuration: { siteName: 'Our Web Docs', siteTitle: 'Our', onlyInEnglish, ...more },
  });
  return element;
}

test('its columns are called after the site, support, communities and developers', async () => {
  expect([...(await foot()).querySelectorAll('nav')].map((nav) => nav.querySelector('h2')?.textContent)).toEqual([
    'Our',
    'Support',
    'Our communities',
    'Developers',
  ]);
});

test('every column is a named landmark, every link has words', async () => {
  const footer = await foot();
  for (const nav of footer.querySelectorAll('nav')) expect(footer.querySelector(`#${nav.getAttribute('aria-labelledby')}`)).not.toBeNull();
  for (const link of footer.querySelectorAll('a')) expect(link.textContent).toMatch(/^(?!shell-)\S/);
});

test('the license line ends in this year', async () => {
  expect((await foot()).textContent).toContain(`CC-BY-SA 2.5. © 2005–${new Date().getUTCFullYear()} contributors.`);
});

test('links to what is there in English only say so', async () => {
  const links = [...(await foot('fr', ['/docs/Learn'])).querySelectorAll('a')];
  const languageOf = (path: string) => links.find((link) => link.getAttribute('href')?.endsWith(path))?.hreflang;
  expect([languageOf('/docs/Learn'), languageOf('/docs/Web'), languageOf('/blog/')]).toEqual(['en-US', '', 'en-US']);
  expect((await foot('en-US')).querySelector('a[hreflang]')).toBeNull();
});

test('it is dark in the whole Plus area', async () => {
  expect((await foot()).querySelector('footer')?.dataset.coverPart).toBe('plus-area');
});

test('it is the same on every page, because it stays while readers move on', async () => {
  const foots = await Promise.all(
    ['/en-US/plus', '/en-US/', '/en-US/docs/Web'].map((url) =>
      renderOnServer(shell, 'footer', { page: { renderer: 'Spa', url, slug: 'x', pageTitle: '' } }),
    ),
  );
  expect(new Set(foots).size).toBe(1);
});

test('accounts of the site are links with words and an icon, which their networks can verify', async () => {
  const socialLinks = (['bluesky', 'x', 'mastodon'] as const).map((network) => ({ network, href: `https://${network}.example/docs` }));
  const links = [...(await foot('ru', [], { socialLinks })).querySelectorAll('a[rel=me]')];
  expect(links.map((link) => link.textContent)).toEqual(['Bluesky', 'X', 'Mastodon']);
  expect(links.map((link) => link.querySelector('svg[aria-hidden=true] path')?.getAttribute('d'))).not.toContain(undefined);
});

test('the feed of the blog is named in the language of the reader', async () => {
  expect((await foot('fr')).querySelector('a[href$="/blog/rss.xml"]')?.textContent).toBe('Flux RSS du blog');
});
