/** @jest-environment jsdom */
import type { NotFoundPage, Page } from '@webdocs/contracts/page/page';
import { remoteUnderTest } from '@webdocs/testing/remote-under-test';
import { mountInBrowser, renderOnServer } from '@webdocs/testing/render';

const { server: shell, inBrowser } = remoteUnderTest();
const notFoundInBrowser = inBrowser('not-found');

const missing = (url: string, more: Partial<NotFoundPage> = {}): Page => ({
  renderer: 'NotFound',
  url,
  pageTitle: 'Page not found',
  alternatives: [],
  suggestions: [],
  ...more,
});

async function shown(page: Page, address = '/fr/docs/X') {
  const element = document.createElement('div');
  element.innerHTML = await renderOnServer(shell, 'not-found', { page, address });
  return element;
}

test('the page names the path and leads home', async () => {
  const element = await shown(missing('/en-US/docs/Web/CSS/text-warp'), '/en-US/docs/Web/CSS/text-warp');
  expect(element.querySelector('h1')?.textContent).toBe('Page not found');
  expect(element.querySelector('p')?.textContent).toBe('Sorry, the page /en-US/docs/Web/CSS/text-warp could not be found.');
  expect(element.querySelector('p > code')?.textContent).toBe('/en-US/docs/Web/CSS/text-warp');
  const home = [...element.querySelectorAll('a')].at(-1);
  expect([home?.getAttribute('href'), home?.textContent]).toEqual(['/en-US/', 'Go back to the home page']);
});

test('a line of a long path may end after each slash, and no word is cut', async () => {
  const path = '/en-US/docs/Web/HTTP/Reference/Headers/Cache-Controls';
  const code = (await shown(missing(path), path)).querySelector('p > code');
  expect(code?.innerHTML.replaceAll('<!-- -->', '')).toBe(
    '/en-US/<wbr>docs/<wbr>Web/<wbr>HTTP/<wbr>Reference/<wbr>Headers/<wbr>Cache-Controls',
  );
});

test('a French reader is told in French', async () => {
  const element = await shown(missing('/fr/docs/X'));
  expect(element.querySelector('h1')?.textContent).toBe('Page introuvable');
  expect(element.querySelector('p')?.textContent).toBe('Désolé, la page /fr/docs/X est introuvable.');
});

test.each([
  '/fr/<script>alert(1)</script>',
  '/fr/"><img src=x onerror=alert(1)>',
  '/fr/%3Csvg%20onload=alert(1)%3E',
  '/fr/{ $path }',
  '/fr/&lt;b&gt;',
  "/fr/' onmouseover='alert(1)",
])('the path %s is only text', async (path) => {
  const element = await shown(missing(path));
  expect(element.querySelectorAll('script, img, svg[onload], [onerror], [onmouseover]')).toHaveLength(0);
  expect(element.querySelectorAll('p > code > :not(wbr)')).toHaveLength(0);
  expect(element.querySelector('p > code')?.textContent).toBe(decodeURI(path));
});

test('searching needs no script', async () => {
  const form = (await shown(missing('/fr/docs/X'))).querySelector('form');
  expect(form?.getAttribute('action')).toBe('/fr/search');
  expect(form?.querySelector('input')?.name).toBe('q');
  expect(form?.querySelector('label')?.htmlFor).toBe(form?.querySelector('input')?.id);
});

test('the English page and close matches are offered where there are some', async () => {
  const element = await shown(
    missing('/fr/docs/X', {
      alternatives: [{ url: '/en-US/docs/X', title: 'X', locale: 'en-US' }],
      suggestions: [{ url: '/fr/docs/Y', title: 'Y' }],
    }),
  );
  const lists = [...element.querySelectorAll('section')];
  expect(lists.map((list) => list.querySelector('h2')?.textContent)).toEqual(['Vous cherchez peut-être', 'Pages proches']);
  expect(lists.map((list) => list.querySelector('a')?.getAttribute('href'))).toEqual(['/en-US/docs/X', '/fr/docs/Y']);
  expect(lists[0]?.querySelector('a')?.hreflang).toBe('en-US');
  expect(lists[0]?.textContent).toContain('English (US)');
});

test('a close match in another language than the address says in which', async () => {
  const suggestions = [
    { url: '/fr/docs/Y', title: 'Y' },
    { url: '/en-US/docs/Z', title: 'Z' },
  ];
  const items = [...(await shown(missing('/fr/docs/X', { suggestions }))).querySelectorAll('section li')];
  expect(items.map((item) => [item.textContent, item.querySelector('a')?.hreflang])).toEqual([
    ['Y', 'fr'],
    ['ZEnglish (US)', 'en-US'],
  ]);
});

test('close matches with the same title say where they are', async () => {
  const suggestions = ['Learn/CSS_layout/Flexbox', 'Glossary/Flexbox', 'Glossary/Flex'].map((slug) => ({
    url: `/en-US/docs/${slug}`,
    title: slug.endsWith('box') ? 'Flexbox' : 'Flex',
  }));
  const hintsFor = async (path: string) =>
    [...(await shown(missing(path, { suggestions }), path)).querySelectorAll('section li')].map(
      (item) => item.querySelector('span')?.textContent,
    );
  expect(await hintsFor('/en-US/docs/Flexbx')).toEqual(['Learn › CSS layout', 'Glossary', undefined]);
  expect(await hintsFor('/fr/docs/Flexbx')).toEqual(['Learn › CSS layout · English (US)', 'Glossary · English (US)', 'English (US)']);
});

test('where close matches are offered the misspelt words are not', async () => {
  const page = missing('/fr/docs/Web/CSS/text-warp', { suggestions: [{ url: '/fr/docs/Web/CSS/text-wrap', title: 'text-wrap' }] });
  expect([...(await shown(page)).querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual(['Pages proches']);
});

test('where there is no English page the words of the address can be searched', async () => {
  const [list] = (await shown(missing('/fr/docs/Web/CSS/text-warp'))).querySelectorAll('section');
  expect(list?.querySelector('h2')?.textContent).toBe('Chercher les mots de cette URL');
  const links = [...(list?.querySelectorAll('a') ?? [])].map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['text warp', '/fr/search?q=text+warp'],
    ['CSS text warp', '/fr/search?q=CSS+text+warp'],
  ]);
});

test('an id that its remote does not know is no word to search for', async () => {
  const path = '/en-US/plus/shared/SoSecret-1_x';
  expect((await shown(missing(path, { isUnknownId: true }), path)).querySelectorAll('section')).toHaveLength(0);
});

test('without anything to offer there are no empty lists', async () => {
  expect((await shown(missing('/fr/'))).querySelectorAll('section')).toHaveLength(0);
});

test('a page that could not be had says so, and is asked for again without a script', async () => {
  const element = await shown(
    { renderer: 'Broken', url: '/en-US/about', pageTitle: '', status: 503, message: '503 on /en-US/about: out of order' },
    '/en-US/about',
  );
  expect(element.querySelector('h1')?.textContent).toBe('Loading Error');
  expect(element.querySelector('[role=alert] p')?.textContent).toBe('503 on /en-US/about: out of order');
  const again = element.querySelector('form');
  expect([again?.getAttribute('action'), again?.querySelector('button')?.textContent]).toEqual(['/en-US/about', 'Try reloading the page']);
});

test('a French reader is told in French which address was answered how', async () => {
  const element = await shown({ renderer: 'Broken', url: '/fr/about', pageTitle: '', status: 503, message: '503 on /fr/about: no' });
  expect(element.querySelector('p')?.textContent).toBe('503 sur /fr/about\u00a0: no');
});

test('where nothing was answered the error itself is shown', async () => {
  const element = await shown({ renderer: 'Broken', url: '/fr/about', pageTitle: '', message: 'Failed to fetch' });
  expect(element.querySelector('p')?.textContent).toBe('Failed to fetch');
});

test('any other page at an address that is unknown is a missing one', async () => {
  const element = await shown({ renderer: 'Spa', url: '/fr/x', slug: 'x', pageTitle: '' }, '/fr/nowhere');
  expect(element.querySelector('code')?.textContent).toBe('/fr/nowhere');
});

test('it comes to life as it was served', async () => {
  const wish = { page: missing('/fr/docs/<X>', { suggestions: [{ url: '/fr/docs/Y', title: 'Y' }] }), address: '/fr/docs/<X>' };
  const { reports, unmount } = await mountInBrowser(
    notFoundInBrowser,
    'shell/not-found',
    wish,
    await renderOnServer(shell, 'not-found', wish),
  );
  expect(reports).toEqual([]);
  await unmount();
});
