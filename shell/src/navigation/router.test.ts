/** @jest-environment jsdom */
import type { Page } from '@webdocs/contracts/page/page';
import { browserStorage } from '../storage/browser-storage.ts';
import { startRouter } from './router.ts';
import { createScrollMemory } from './scroll-memory.ts';

const turns = () => new Promise((resolve) => setTimeout(resolve));
const pageAt = (url: string): Page => ({ renderer: 'Spa', url, slug: '', pageTitle: `Title of ${url}` });

/** As single-spa does it: the code that changes the address is told of it by an event that no reader caused. */
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
    shown: () => pageAt('/en-US/first'),
    traits: () => ({}),
    async show({ page }) {
      shown.push(page.url);
      return 'shown';
    },
    arrived: () => arrivals.push(window.location.pathname),
    outOfReach: () => undefined,
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
    shown: () => pageAt('/en-US/first'),
    traits: () => ({}),
    async show({ page }) {
      shown.push(page.url);
      await new Promise<void>((resolve) => showing.push(resolve));
      return 'shown';
    },
    arrived: () => undefined,
    outOfReach: () => undefined,
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

describe('a page that is long in coming', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** A reader of one page who asks for another; `answer` says what became of it. */
  function asking(shown: Page, isOnline = true) {
    jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(isOnline);
    window.history.replaceState(null, '', '/en-US/first');
    document.title = 'First';
    document.body.innerHTML = '<main tabindex="-1"><h1>Loading Error</h1></main>';
    let answer: (page: Page) => void = () => undefined;
    const answered = new Promise<Page>((resolve) => (answer = resolve));
    const shownPages: Page[] = [];
    let refusals = 0;
    const { navigate } = startRouter({
      window,
      main: document.querySelector('main') as HTMLElement,
      data: { get: async ({ pathname }: URL) => ({ page: await answered, pathname, composition: undefined }) },
      scrollMemory: createScrollMemory(browserStorage(() => sessionStorage)),
      prepare: async () => undefined,
      shown: () => shown,
      traits: () => ({}),
      async show({ page }) {
        shownPages.push(page);
        return 'shown';
      },
      arrived: () => undefined,
      outOfReach: () => (refusals += 1),
    });
    navigate('/en-US/second');
    return {
      shownPages,
      refusals: () => refusals,
      wait: () => jest.advanceTimersByTimeAsync(1000),
      answer: async (page: Page) => {
        answer(page);
        await jest.advanceTimersByTimeAsync(0);
      },
    };
  }
  const doc = { renderer: 'Doc', url: '/en-US/first', doc: { title: 'First', pageTitle: 'First' } } as unknown as Page;
  const broken = (status?: number): Page => ({
    renderer: 'Broken',
    url: '/en-US/second',
    pageTitle: '💔',
    status,
    message: 'out of order',
  });

  test('has an hourglass in the title until it is there', async () => {
    const { wait, answer } = asking(doc);
    expect(document.title).toBe('First');
    await wait();
    expect(document.title).toBe('⏳ First');
    expect(document.documentElement.hasAttribute('data-navigating')).toBe(true);
    await answer(pageAt('/en-US/second'));
    expect(document.documentElement.hasAttribute('data-navigating')).toBe(false);
    expect(document.title).toBe('Title of /en-US/second');
  });

  test('and then cannot be had has a broken heart in the title, with the words of its heading', async () => {
    const { wait, answer, shownPages } = asking(doc);
    await wait();
    await answer(broken(500));
    expect(shownPages).toEqual([broken(500)]);
    expect(document.title).toBe('💔 Loading Error');
    expect(window.location.pathname).toBe('/en-US/second');
  });

  test.each([
    ['a document stays when the server behind the door does not answer', doc, broken(504), true],
    ['a page that is no document does not', pageAt('/en-US/first'), broken(504), false],
    ['any other failure is shown', doc, broken(503), false],
    ['a connection that breaks off is told of', doc, broken(undefined), false],
  ])('%s', async (_, shown, outcome, stays) => {
    const { wait, answer, shownPages } = asking(shown);
    await wait();
    await answer(outcome);
    expect(shownPages).toHaveLength(stays ? 0 : 1);
    expect(window.location.pathname).toBe(stays ? '/en-US/first' : '/en-US/second');
    expect(document.title).toBe(stays ? 'First' : '💔 Loading Error');
  });

  test('and never comes because the reader is offline leaves the page that is there, and the reader is told', async () => {
    const { wait, answer, shownPages, refusals } = asking(pageAt('/en-US/first'), false);
    await wait();
    await answer(broken(undefined));
    expect(shownPages).toHaveLength(0);
    expect([window.location.pathname, document.title]).toEqual(['/en-US/first', 'First']);
    expect(refusals()).toBe(1);
  });
});
