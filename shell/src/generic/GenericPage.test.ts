/** @jest-environment jsdom */
import type { Page } from '@webdocs/contracts/page/page';
import { remoteUnderTest } from '@webdocs/testing/remote-under-test';
import { mountInBrowser, renderOnServer } from '@webdocs/testing/render';

const { server: shell, inBrowser } = remoteUnderTest();
const genericInBrowser = inBrowser('generic');

const page = (url = '/en-US/about', toc = [{ id: 'who', text: 'Who writes' }]): Page => ({
  renderer: 'Generic',
  url,
  pageTitle: 'About',
  hyData: { title: 'About the site', summary: 'In short.', sections: ['<h2 id="who">Who writes</h2>', `<p>At ${url}</p>`], toc },
});

beforeEach(() => {
  window.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as never;
});

test('a page of text has title, summary, sections and contents', async () => {
  const element = document.createElement('div');
  element.innerHTML = await renderOnServer(shell, 'generic', { page: page() });
  expect(element.querySelector('h1')?.textContent).toBe('About the site');
  expect(element.querySelector('h1 + p')?.textContent).toBe('In short.');
  expect(element.querySelectorAll('section')).toHaveLength(2);
  expect(element.querySelector('nav a')?.getAttribute('href')).toBe('#who');
  expect(element.querySelector('nav')?.textContent).toContain('In this article');
});

test('where the English page stands in, its text and its headings are marked as English, and what the site says of them is not', async () => {
  const element = document.createElement('div');
  element.innerHTML = await renderOnServer(shell, 'generic', { page: { ...page('/fr/about'), locale: 'en-US' } as Page });
  const languageOf = (selector: string) => element.querySelector(selector)?.closest('[lang]')?.getAttribute('lang');
  expect([languageOf('h1'), languageOf('nav a'), languageOf('nav h2')]).toEqual(['en-US', 'en-US', undefined]);
});

test('without contents there is no empty list', async () => {
  expect(await renderOnServer(shell, 'generic', { page: page('/en-US/about', []) })).not.toContain('<nav');
});

test('coming to life it keeps the text of the server, which is not sent twice', async () => {
  const { element, reports, show, unmount } = await mountInBrowser(
    genericInBrowser,
    'shell/generic',
    { page: page() },
    await renderOnServer(shell, 'generic', { page: page() }),
  );
  expect(reports).toEqual([]);
  expect(element.textContent).toContain('At /en-US/about');
  await show({ page: page('/en-US/terms') });
  expect(element.textContent).toContain('At /en-US/terms');
  expect(element.textContent).not.toContain('At /en-US/about');
  await unmount();
});
