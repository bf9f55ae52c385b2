/** @jest-environment jsdom */
import type { Page } from '@webdocs/contracts/page/page';
import { browserStorage } from '../storage/browser-storage.ts';
import type { PageData } from './page-data.ts';
import { startRouter } from './router.ts';
import { createScrollMemory } from './scroll-memory.ts';

const turns = () => new Promise((resolve) => setTimeout(resolve));
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

describe('a page that opens in the frame of kept pages', () => {
  const opened = async ({ hash = '', reload = false, move = 0 }) => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    window.history.replaceState({ key: 'kept' }, '', `/en-US/first${hash}`);
    Object.assign(window, { scrollY: 0 });
    document.body.innerHTML = '<main tabindex="-1"></main>';
    const memory = createScrollMemory(browserStorage(() => sessionStorage));
    sessionStorage.clear();
    performance.getEntriesByType = () => [{ type: reload ? 'reload' : 'navigate' } as PerformanceNavigationTiming];
    if (reload) memory.save('kept', 700);
    let answer: () => void = () => undefined;
    const get = () =>
      new Promise<PageData>((resolve) => (answer = () => resolve({ page, pathname: '/en-US/first', composition: undefined })));
    const land = jest.fn();
    const show = async () => {
      document.body.innerHTML = '<main tabindex="-1"><h1>First</h1><h2 id="notes"></h2></main>';
      (document.getElementById('notes') as HTMLElement).scrollIntoView = land;
      return 'shown' as const;
    };
    routerOfOnePage({ get, show, memory }).reopen();
    if (move) {
      window.dispatchEvent(new Event('wheel'));
      Object.assign(window, { scrollY: move });
    }
    answer();
    await turns();
    return { land, scrollTo };
  };

  test('is read from the section that its address names', async () => {
    const { land } = await opened({ hash: '#notes' });
    expect(land).toHaveBeenCalledTimes(1);
  });

  test('is where the reader was before it was loaded again', async () => {
    const { scrollTo } = await opened({ reload: true });
    expect(scrollTo).toHaveBeenLastCalledWith(0, 700);
  });

  test('stays where its reader went in its beginning, before the rest of it was there', async () => {
    const { land, scrollTo } = await opened({ hash: '#notes', move: 240 });
    expect(scrollTo).toHaveBeenLastCalledWith(0, 240);
    expect(land).not.toHaveBeenCalled();
  });
});

function goTo(hash: string, state: unknown): void {
  window.history.replaceState(state, '', `/en-US/first${hash}`);
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
}

interface OnePage {
  readonly get?: () => Promise<PageData>;
  readonly show?: () => Promise<'shown'>;
  readonly memory?: ReturnType<typeof createScrollMemory>;
}

function routerOfOnePage({
  get = () => Promise.reject(new Error('nothing is fetched')),
  show = async () => 'shown',
  memory,
}: OnePage = {}) {
  return startRouter({
    window,
    main: document.querySelector('main') as HTMLElement,
    data: { get },
    scrollMemory: memory ?? createScrollMemory(browserStorage(() => sessionStorage)),
    prepare: async () => undefined,
    shown: () => page,
    traits: () => ({}),
    show,
    arrived: () => undefined,
    outOfReach: () => undefined,
  });
}
