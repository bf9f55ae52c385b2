/** @jest-environment jsdom */
import { remoteUnderTest } from '@webdocs/testing/remote-under-test';
import { mountInBrowser, renderOnServer, type PageWish } from '@webdocs/testing/render';
import { broken, overview } from '../../../fixtures/pages.ts';

const { server, inBrowser } = remoteUnderTest();
const docsPart = inBrowser('docs');

// jsdom lays nothing out, so no heading comes into view and no box changes its size.
class NothingInView {
  observe() {}
  disconnect() {}
}
Object.assign(globalThis, { IntersectionObserver: NothingInView, ResizeObserver: NothingInView });

async function served(wish: Partial<PageWish> = {}) {
  const element = document.createElement('div');
  element.innerHTML = await renderOnServer(server, 'docs', { page: overview, ...wish });
  return element;
}

test('the sidebar names the chapters, marks the one being read and invites to try', async () => {
  const element = await served();
  const sidebar = element.querySelector('nav[aria-label="MDN Plus documentation"]');
  expect(
    [...(sidebar?.querySelectorAll('a') ?? [])].map((link) => [
      link.textContent,
      link.getAttribute('href'),
      link.getAttribute('aria-current'),
    ]),
  ).toEqual([
    ['Overview', '/en-US/plus/docs/features/overview', 'page'],
    ['AI Help', '/en-US/plus/docs/features/ai-help', null],
    ['Playground', '/en-US/plus/docs/features/playground', null],
    ['Updates', '/en-US/plus/docs/features/updates', null],
    ['Watching', '/en-US/plus/docs/features/watching', null],
    ['Collections', '/en-US/plus/docs/features/collections', null],
    ['Web Docs Offline', '/en-US/plus/docs/features/offline', null],
    ['FAQ', '/en-US/plus/docs/faq', null],
    ['Try MDN Plus', '/en-US/plus', null],
  ]);
});

test('chapters that the site does not have are not in the sidebar', async () => {
  const absent = [
    '/plus/docs/features/ai-help',
    '/plus/docs/features/updates',
    '/plus/docs/features/watching',
    '/plus/docs/features/offline',
  ];
  const element = await served({ configuration: { absent } });
  expect([...element.querySelectorAll('nav[aria-label="MDN Plus documentation"] li')].map((entry) => entry.textContent)).toEqual([
    'Overview',
    'Playground',
    'Collections',
    'FAQ',
  ]);
});

test('a chapter has one title, its sections and a list of them', async () => {
  const element = await served();
  expect([...element.querySelectorAll('h1')].map((title) => title.textContent)).toEqual(['Overview']);
  expect([...element.querySelectorAll('article h2')].map(({ id }) => id)).toEqual(['collections', 'updates']);
  expect(element.querySelector('a[href="#updates"]')?.textContent).toBe('Updates');
});

test('coming alive keeps the text that the server sent', async () => {
  const part = await mountInBrowser(
    docsPart,
    'mfe-plus/docs',
    { page: overview },
    await renderOnServer(server, 'docs', { page: overview }),
  );
  expect(part.element.querySelector('article')?.textContent).toContain('Shelves of your own.');
  expect(part.reports).toEqual([]);
  await part.unmount();
});

test('the next chapter takes the place of the last one', async () => {
  const part = await mountInBrowser(docsPart, 'mfe-plus/docs', { page: overview });
  await part.show({ page: { ...overview, url: '/en-US/plus/docs/faq', hyData: { title: 'FAQ', sections: ['<p>Answers.</p>'] } } });
  expect(part.element.querySelector('article')?.textContent).toBe('FAQAnswers.');
  expect(part.element.querySelector('[aria-current=page]')?.textContent).toBe('FAQ');
  await part.unmount();
});

test('a chapter whose data could not be had says so and can be tried again without a script', async () => {
  const element = await served({ page: broken });
  expect(element.querySelector('b')).toBeNull();
  expect(element.querySelector('form')?.getAttribute('action')).toBe('/en-US/plus/docs/faq');
});
