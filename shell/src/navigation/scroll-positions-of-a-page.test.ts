/** @jest-environment jsdom */
import type { Page } from '@webdocs/contracts/page/page';
import { browserStorage } from '../storage/browser-storage.ts';
import { startRouter } from './router.ts';
import { createScrollMemory } from './scroll-memory.ts';

const page: Page = { renderer: 'Spa', url: '/en-US/first', slug: '', pageTitle: 'First' };

afterEach(() => jest.restoreAllMocks());

test('who goes back from a place of a page is not pulled to it again when the page grows', () => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  let grow: Array<() => void> = [];
  class Observer {
    constructor(callback: () => void) {
      grow.push(callback);
      this.disconnect = () => (grow = grow.filter((each) => each !== callback));
    }
    observe = () => undefined;
    disconnect: () => void;
  }
  Object.assign(globalThis, { ResizeObserver: Observer });
  window.history.replaceState(null, '', '/en-US/first');
  document.body.innerHTML = '<main tabindex="-1"><h2 id="notes"></h2></main>';
  const notes = document.getElementById('notes') as HTMLElement;
  const land = jest.fn();
  notes.scrollIntoView = land;
  routerOfOnePage();
  const top: unknown = window.history.state;
  goTo('#notes', null);
  expect(land).toHaveBeenCalledTimes(1);
  goTo('', top);
  notes.getBoundingClientRect = () => new DOMRect(0, 400, 0, 0);
  for (const told of grow) told();
  expect(land).toHaveBeenCalledTimes(1);
});

test('who goes back from a section is where they were, in browsers too that scroll before they tell of the section', () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  window.history.replaceState(null, '', '/en-US/first');
  document.body.innerHTML = '<main tabindex="-1"><a href="#notes">Notes</a><h2 id="notes"></h2></main>';
  const notes = document.getElementById('notes') as HTMLElement;
  notes.scrollIntoView = () => undefined;
  const scrolledTo = (top: number) => Object.assign(window, { scrollY: top });
  scrolledTo(120);
  routerOfOnePage();
  const top: unknown = window.history.state;
  document.querySelector('a')?.click();
  scrolledTo(900);
  goTo('#notes', null);
  scrolledTo(950);
  goTo('', top);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 120);
});

function goTo(hash: string, state: unknown): void {
  window.history.replaceState(state, '', `/en-US/first${hash}`);
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
}

function routerOfOnePage(): void {
  startRouter({
    window,
    main: document.querySelector('main') as HTMLElement,
    data: { get: () => Promise.reject(new Error('nothing is fetched')) },
    scrollMemory: createScrollMemory(browserStorage(() => sessionStorage)),
    prepare: async () => undefined,
    shown: () => page,
    traits: () => ({}),
    show: async () => 'shown',
    arrived: () => undefined,
    outOfReach: () => undefined,
  });
}
