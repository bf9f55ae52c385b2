/** @jest-environment jsdom */
import { remoteUnderTest } from '@webdocs/testing/remote-under-test';
import { mountInBrowser, renderOnServer, type PageWish } from '@webdocs/testing/render';
import { broken, curriculum } from '../../../fixtures/pages.ts';

const { server, inBrowser } = remoteUnderTest();
const prosePart = inBrowser('prose');

// jsdom lays nothing out, so no heading comes into view and no box changes its size.
class NothingInView {
  observe() {}
  disconnect() {}
}
Object.assign(globalThis, { IntersectionObserver: NothingInView, ResizeObserver: NothingInView });

async function served(page: PageWish['page']) {
  const element = document.createElement('div');
  element.innerHTML = await renderOnServer(server, 'prose', { page });
  return element;
}
const community = { ...curriculum, url: '/fr/community', hyData: { ...curriculum.hyData, title: 'Communauté' } };

test('a page has one title, its summary, its sections and a list of them', async () => {
  const element = await served(curriculum);
  expect([...element.querySelectorAll('h1')].map((title) => title.textContent)).toEqual(['Where a front-end developer begins']);
  expect(element.textContent).toContain('how to know that you have learned it');
  expect([...element.querySelectorAll('section h2')].map(({ id }) => id)).toEqual(['order', 'pace']);
  expect(element.querySelector('nav a[href="#pace"]')?.textContent).toBe('The pace');
});

test('the list of sections is headed in the language of the page', async () => {
  const element = await served(community);
  expect(element.querySelector('nav h2')?.textContent).toBe('Dans cet article');
});

test('only the first page of the curriculum has the stairway', async () => {
  expect((await served(curriculum)).querySelector('header svg')).not.toBeNull();
  expect((await served({ ...curriculum, url: '/en-US/curriculum/core/' })).querySelector('header svg')).toBeNull();
  expect((await served(community)).querySelector('header svg')).toBeNull();
});

test('coming alive keeps the text that the server sent and opens the place of the ad', async () => {
  const part = await mountInBrowser(
    prosePart,
    'mfe-blog-curriculum/prose',
    { page: curriculum },
    await renderOnServer(server, 'prose', { page: curriculum }),
  );
  expect(part.element.querySelector('#order')?.nextSibling?.textContent).toBe('From the first tag to the first job.');
  expect(part.reports).toEqual([]);
  expect(part.openSlots()).toEqual(['ad-side']);
  await part.unmount();
});

test('a page whose data could not be had says so', async () => {
  const element = await served({ ...broken, url: '/en-US/about', message: '503 on /en-US/about: away' });
  expect(element.querySelector('[role=alert]')?.textContent).toContain('503 on /en-US/about');
});

test('a title is text, whatever it contains', async () => {
  const element = await served({ ...curriculum, hyData: { ...curriculum.hyData, title: '<i>x</i>' } });
  expect(element.querySelector('h1')?.textContent).toBe('<i>x</i>');
});
