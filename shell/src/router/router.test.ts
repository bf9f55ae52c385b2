/** @jest-environment jsdom */
import type { Page } from '@webdocs/contracts/page';
import { browserStorage } from '../storage/browser-storage.ts';
import { startRouter } from './router.ts';
import { createScrollMemory } from './scroll-memory.ts';

const turns = () => new Promise((resolve) => setTimeout(resolve));
const pageAt = (url: string): Page => ({ renderer: 'Spa', url, slug: '', pageTitle: `Title of ${url}` });

/** As single-spa does it: whoever changes the address is told of it by an event that no reader caused. */
function tellOfAddresses() {
  const original = window.history.pushState.bind(window.history);
  jest.spyOn(window.history, 'pushState').mockImplementation((...state) => {
    original(...state);
    window.dispatchEvent(Object.assign(new PopStateEvent('popstate', { state: window.history.state }), { singleSpa: true }));
  });
}

test('a click moves once: fetched once, shown once, one step in the history', async () => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  window.history.replaceState(null, '', '/en-US/first');
  document.body.innerHTML = '<main tabindex="-1"></main><a href="/en-US/second">second</a>';
  const fetched: string[] = [];
  const shown: string[] = [];
  const arrivals: string[] = [];
  const get = async ({ pathname }: URL) => {
    fetched.push(pathname);
    return { page: pageAt(pathname), pathname, composition: undefined };
  };
  tellOfAddresses();
  startRouter({
    window,
    main: document.querySelector('main') as HTMLElement,
    data: { get },
    scrollMemory: createScrollMemory(browserStorage(() => sessionStorage)),
    prepare: async () => undefined,
    async show({ page }) {
      shown.push(page.url);
      return 'shown';
    },
    arrived: () => arrivals.push(window.location.pathname),
  });
  const steps = window.history.length;
  document.querySelector('a')?.click();
  await turns();
  expect({ fetched, shown, arrivals }).toEqual({ fetched: ['/en-US/second'], shown: ['/en-US/second'], arrivals: ['/en-US/second'] });
  expect(window.history.length).toBe(steps + 1);
  expect(document.title).toBe('Title of /en-US/second');
});

test('who goes back and at once forward again ends where they were, and the page fits the address', async () => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  window.history.replaceState(null, '', '/en-US/first');
  document.body.innerHTML = '<main tabindex="-1"></main>';
  const shown: string[] = [];
  const showing: Array<() => void> = [];
  const { navigate } = startRouter({
    window,
    main: document.querySelector('main') as HTMLElement,
    data: { get: async ({ pathname }: URL) => ({ page: pageAt(pathname), pathname, composition: undefined }) },
    scrollMemory: createScrollMemory(browserStorage(() => sessionStorage)),
    prepare: async () => undefined,
    async show({ page }) {
      shown.push(page.url);
      await new Promise<void>((resolve) => showing.push(resolve));
      return 'shown';
    },
    arrived: () => undefined,
  });
  const land = async () => {
    await turns();
    showing.splice(0).forEach((done) => done());
    await turns();
  };
  navigate('/en-US/second');
  await land();
  const goTo = (path: string) => {
    window.history.replaceState(window.history.state, '', path);
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  };
  goTo('/en-US/first');
  await turns();
  // The first page is being put in place, and its arrival was not told yet.
  goTo('/en-US/second');
  await land();
  expect(shown).toEqual(['/en-US/second', '/en-US/first', '/en-US/second']);
  expect(window.location.pathname).toBe('/en-US/second');
  expect(document.title).toBe('Title of /en-US/second');
});
