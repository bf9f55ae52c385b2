/** @jest-environment jsdom */
import { waitFor, within } from '@testing-library/react';
import type { Document, Page } from '@webdocs/contracts/page/page';
import { remoteUnderTest } from '@webdocs/testing/remote-under-test';
import { mountInBrowser, recordEvents, renderOnServer } from '@webdocs/testing/render';
import { boilPage, pourPage } from '../../fixtures/kettle-pages.ts';

const { server, inBrowser } = remoteUnderTest();
const browserPart = inBrowser('page');

class NothingMoves {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(globalThis, { IntersectionObserver: NothingMoves, ResizeObserver: NothingMoves });

async function served(page: Page = boilPage, address?: string): Promise<HTMLElement> {
  const element = document.createElement('div');
  element.innerHTML = await renderOnServer(server, 'page', { page, ...(address ? { address } : {}) });
  return element;
}

const withDoc = (change: Partial<Document>): Page => ({ ...boilPage, doc: { ...boilPage.doc, ...change } });

test('a reader without JavaScript sees the whole article', async () => {
  const element = await served();
  expect(element.querySelector('h1')?.textContent).toBe('Kettle.prototype.boil()');
  expect(element.textContent).toContain('heats the water until it boils');
  expect([...element.querySelectorAll('article h2, article h3')].map(({ id }) => id)).toEqual([
    'syntax',
    'parameters',
    'examples',
    'specifications',
    'browser_compatibility',
  ]);
});

test('every heading is a link to itself', async () => {
  const element = await served();
  expect(element.querySelector('#syntax a')?.getAttribute('href')).toBe('#syntax');
  expect(element.querySelector('#examples a code')?.textContent).toBe('await');
});

test('the related topics open without a script', async () => {
  const element = await served();
  const drawer = element.querySelector('nav[popover]');
  expect(element.querySelector(`button[popovertarget="${drawer?.id}"]`)).not.toBeNull();
  expect(drawer?.querySelector('[aria-current=page]')?.textContent).toBe('boil()');
});

test('a page without related topics has no button for them', async () => {
  const element = await served(withDoc({ sidebarHTML: undefined }));
  expect(element.querySelector('nav[popover], [popovertarget="docs-sidebar"], [aria-controls="docs-sidebar"]')).toBeNull();
});

test('the table of contents leads to each heading', async () => {
  const links = [...(await served()).querySelectorAll('a[href="#parameters"]')];
  expect(links.map(({ textContent }) => textContent)).toContain('Parameters');
});

test('specifications are listed with the part that they define', async () => {
  const row = (await served()).querySelector('tbody tr');
  expect(row?.querySelector('a')?.getAttribute('href')).toBe('https://kettle.example/spec/#dom-kettle-boil');
  expect(row?.textContent).toBe('Kettle Living Standard#dom-kettle-boil');
});

test('without a specification the page says so', async () => {
  const section = { type: 'specifications' as const, value: { id: 'specs', title: 'Specifications', isH3: false, specifications: [] } };
  const element = await served(withDoc({ body: [section] }));
  expect(element.querySelector('table')).toBeNull();
  expect(element.textContent).toContain('No specification found');
});

test('a section of a kind that is unknown is named in an error box', async () => {
  const element = await served(withDoc({ body: [{ type: 'hologram', value: {} }] }));
  expect(element.textContent).toContain('No idea how to handle a hologram section');
});

test('the footer says when the page was changed, by whom, and where its source is', async () => {
  const footer = (await served()).querySelector('footer');
  expect(footer?.querySelector('time')?.textContent).toBe('March 9, 2026');
  expect(footer?.textContent).toContain('Last modified: March 9, 2026 by contributors');
  expect([...(footer?.querySelectorAll('a') ?? [])].map(({ href }) => new URL(href).pathname)).toEqual([
    '/en-US/community',
    '/example/content/blob/main/files/en-us/web/api/kettle/boil/index.md',
    '/en-US/docs/Web/API/Kettle/boil.md',
    '/issues/new',
    '/example/content/commit/0f1e2d3c4b5a',
    '/en-US/docs/Web/API/Kettle/boil/contributors.txt',
  ]);
});

test('the footer leads to the section of the page as files, where the site makes any', async () => {
  const parents = [{ uri: '/en-US/docs/Web/API/Kettle', title: 'Kettle' }];
  const element = document.createElement('div');
  element.innerHTML = await renderOnServer(server, 'page', { page: withDoc({ parents }), configuration: { offline: true } });
  const footer = element.querySelector('footer');
  const links = [...(footer?.querySelectorAll('[href^="/packages/"]') ?? [])];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['ZIP', '/packages/sections/en-US/Web/API/Kettle.zip'],
    ['EPUB', '/packages/sections/en-US/Web/API/Kettle.epub'],
    ['Docset', '/packages/sections/en-US/Web/API/Kettle.docset.tgz'],
  ]);
  expect(links[0]?.parentElement?.textContent).toContain('Kettle');
});

test('a page without a known source still has its footer, which names no author', async () => {
  const footer = (await served(withDoc({ source: undefined, modified: undefined }))).querySelector('footer');
  expect([...(footer?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Learn how to contribute',
    'View as Markdown',
    'Report a problem with this content',
  ]);
});

const frenchPage: Page = {
  ...boilPage,
  url: '/fr/docs/Web/API/Kettle/boil',
  doc: { ...boilPage.doc, mdn_url: '/fr/docs/Web/API/Kettle/boil', locale: 'fr', isTranslated: true },
};

test('a translated page names its volunteers and leads to the English one', async () => {
  const element = await served(frenchPage);
  expect(element.textContent).toContain('traduite de l’anglais par des bénévoles');
  expect(element.querySelector('a[hreflang="en-US"]')?.getAttribute('href')).toBe('/en-US/docs/Web/API/Kettle/boil');
  expect(element.textContent).toContain('Dans cet article');
});

test('who always wants English follows a link to the English page, and English is remembered', async () => {
  const html = await renderOnServer(server, 'page', { page: frenchPage });
  const part = await mountInBrowser(browserPart, 'mfe-docs/page', { page: frenchPage }, html);
  const link = within(part.element).getByRole('link', { name: 'Toujours passer à l’anglais' });
  expect(link.getAttribute('href')).toBe('/en-US/docs/Web/API/Kettle/boil');

  let isFollowed = false;
  const followed = (event: Event) => {
    isFollowed = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', followed, { once: true });
  link.click();
  expect(isFollowed).toBe(true);
  expect(document.cookie).toContain('preferredlocale=en-US');
  await part.unmount();
});

test.each([
  ['discouraged', 'Deprecated', 'Don’t use in new code'],
  ['removing', 'To be removed', 'Browsers are removing it'],
] as const)('a page about something %s says so, and what there is instead', async (standing, label, advice) => {
  const alternatives = [{ name: 'Samovar', mdn_url: '/en-US/docs/Web/API/Samovar' }, { name: 'A pot' }];
  const baseline = { baseline: 'high' as const, support: {}, alternatives };
  const box = (await served(withDoc({ status: { baseline: standing }, baseline }))).querySelector(`[data-level=${standing}]`);
  expect(box?.textContent).toContain(label);
  expect(box?.textContent).toContain(advice);
  expect(box?.querySelector('summary')?.textContent).toContain('Use instead: Samovar, A pot');
  expect([...(box?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent).slice(0, 2)).toEqual(['Samovar', 'A pot']);
  expect(box?.querySelector('a')?.getAttribute('href')).toBe('/en-US/docs/Web/API/Samovar');
});

test('one without baseline data says so all the same', async () => {
  const element = await served(withDoc({ status: { baseline: 'discouraged' }, baseline: undefined }));
  expect(element.querySelector('[data-level=discouraged]')?.textContent).toContain('Deprecated');
});

test('the state of a feature is told before its text', async () => {
  const element = await served();
  const banner = element.querySelector('.notecard.experimental') as Element;
  const lede = [...element.querySelectorAll('p')].find(({ textContent }) => textContent.includes('heats the water')) as Element;
  expect(banner.compareDocumentPosition(lede) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test.each([
  [
    {
      renderer: 'Broken' as const,
      url: '/en-US/docs/Tea',
      pageTitle: '',
      status: 500,
      message: '500 on /en-US/docs/Tea/index.json: spilled <b>milk</b>',
    },
    '500 on /en-US/docs/Tea/index.json: spilled <b>milk</b>',
  ],
  [withDoc({ body: [] }), 'This page is empty.'],
])('a page that could not be had says what was answered and can be asked for again', async (page, message) => {
  const element = await served(page, '/en-US/docs/Tea');
  expect(element.querySelector('h1')?.textContent).toBe('Loading Error');
  expect(element.querySelector('p')?.textContent).toBe(message);
  expect(element.querySelector('form')?.getAttribute('action')).toBe('/en-US/docs/Tea');
  expect(element.querySelector('button')?.textContent).toBe('Try reloading the page');
});

test('hostile titles are shown as text', async () => {
  const hostile = '<img src=x onerror=alert(1)>.x.y"\'&';
  const element = await served(
    withDoc({
      title: hostile,
      titleHTML: undefined,
      parents: [{ uri: '/en-US/docs/x', title: hostile }],
      body: [{ type: hostile, value: {} }],
    }),
  );
  expect(element.querySelector('img')).toBeNull();
  expect(element.querySelector('h1')?.textContent).toBe(hostile);
});

test('hydration keeps the text that the server sent and asks for none of it again', async () => {
  const warn = jest.spyOn(console, 'error');
  const html = await renderOnServer(server, 'page', { page: boilPage });
  const part = await mountInBrowser(browserPart, 'mfe-docs/page', { page: boilPage }, html);
  expect(warn).not.toHaveBeenCalled();
  expect(part.reports).toEqual([]);
  expect(part.element.textContent).toContain('Water boils earlier on a mountain.');
  expect(part.element.querySelector('[aria-current=page][href$="Kettle/boil"]')).not.toBeNull();
  expect(part.openSlots()).toEqual(['bookmark', 'ad-bottom', 'ad-side']);
  await part.unmount();
});

test('a click to another page swaps title, text and related topics', async () => {
  const html = await renderOnServer(server, 'page', { page: boilPage });
  const part = await mountInBrowser(browserPart, 'mfe-docs/page', { page: boilPage }, html);
  await part.show({ page: pourPage });
  expect(part.element.querySelector('h1')?.textContent).toBe('Kettle.prototype.pour()');
  expect(part.element.textContent).toContain('fills a cup');
  expect(part.element.textContent).not.toContain('on a mountain');
  expect(part.element.querySelector('nav[popover] [aria-current=page]')?.textContent).toBe('pour()');
  await part.unmount();
});

test('other teams are told which document is open and when it is closed', async () => {
  const written = { ...boilPage, doc: { ...boilPage.doc, source: { folder: 'en-us/web/kettle' } } };
  const part = await mountInBrowser(browserPart, 'mfe-docs/page', { page: written });
  const opened = recordEvents(part.bus, 'document/opened');
  const closed = recordEvents(part.bus, 'document/closed');
  expect(part.bus.facts().currentDocument).toMatchObject({ url: boilPage.url, title: 'Kettle.prototype.boil()', baseline: 'high' });
  expect(part.bus.facts().currentDocument).not.toHaveProperty('isOfData');
  await part.show({ page: { ...pourPage, doc: { ...pourPage.doc, source: undefined } } });
  expect(opened.at(-1)).toMatchObject({ isOfData: true });
  expect(closed).toEqual([{ url: boilPage.url }]);
  expect(opened.at(-1)).toMatchObject({ url: pourPage.url, baseline: 'limited' });
  await part.unmount();
  expect(part.bus.facts().currentDocument).toBeNull();
});

test('a code block gets its Copy button in the browser', async () => {
  const html = await renderOnServer(server, 'page', { page: boilPage });
  expect(html).not.toContain('>Copy<');
  const part = await mountInBrowser(browserPart, 'mfe-docs/page', { page: boilPage }, html);
  await waitFor(() => expect(within(part.element).getAllByRole('button', { name: /^Copy code: / })).toHaveLength(2));
  await part.unmount();
});
