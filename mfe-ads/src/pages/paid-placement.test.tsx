/** @jest-environment jsdom */
import { unknownSession, type Session } from '@webdocs/contracts/events/event';
import type { SlotName } from '@webdocs/contracts/remote/slot';
import { act } from '@testing-library/react';
import { remoteUnderTest } from '@webdocs/testing/remote-under-test';
import { defaultConfiguration, mountInBrowser, renderOnServer, type MountedPart } from '@webdocs/testing/render';
import { advertising } from '../../fixtures/advertising-page.ts';

const { server, inBrowser } = remoteUnderTest();
const placementPart = inBrowser('placement');
const visitor: Session = { ...unknownSession, status: 'anonymous' };

const placed = {
  status: 'success',
  version: 2,
  click: 'a/c=&',
  view: 'a/v=&',
  heading: 'Teapots',
  copy: '<b>Made</b> of clay.',
  cta: 'Look',
};

let answer: () => Promise<unknown>;
let asked: Array<{ address: string; init: RequestInit }> = [];
const reply = (body: unknown) => ({ json: async () => body });
const mounted: MountedPart[] = [];
let seen: () => void = () => undefined;
/** What a slow line adds to the clock of the page. */
let delayMs = 0;
const clock = performance.now.bind(performance);
let isWide = true;

beforeEach(() => {
  asked = [];
  delayMs = 0;
  isWide = true;
  jest.spyOn(performance, 'now').mockImplementation(() => clock() + delayMs);
  answer = async () => reply({ top: placed, side: placed, plusAvailable: true });
  Object.assign(globalThis, {
    fetch: (address: string, init: RequestInit) => {
      asked.push({ address, init });
      return address === '/pong/get' ? answer() : Promise.resolve();
    },
    matchMedia: (query: string) => ({ matches: query === '(min-width: 1200px)' && isWide }),
    IntersectionObserver: class {
      constructor(call: (entries: unknown[]) => void) {
        seen = () => call([{ intersectionRatio: 1 }]);
      }
      observe() {}
      disconnect() {}
    },
  });
  Image.prototype.decode = async () => undefined;
});
const unmountAll = async () => {
  for (const part of mounted.splice(0)) await part.unmount();
};
afterEach(async () => {
  await unmountAll();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Pages have an address of their own in each test: what is in the places of a page is asked once. */
let pages = 0;
const anotherPage = () => `/en-US/docs/Web/CSS/page_${(pages += 1)}`;

async function mount(slot: SlotName = 'ad-top', url = anotherPage(), session = visitor, configuration = {}): Promise<MountedPart> {
  // One at a time: what mounts a part knows it by its name.
  await unmountAll();
  const wish = { page: { ...advertising, url }, slot, configuration };
  const part = await mountInBrowser(placementPart, 'mfe-ads/placement', wish, await renderOnServer(server, 'placement', wish));
  mounted.push(part);
  await settled(() => part.bus.publish('session/changed', session));
  return part;
}
const settled = (work: () => unknown = () => undefined) =>
  act(async () => {
    work();
    for (let turn = 0; turn < 8; turn += 1) await new Promise((next) => setTimeout(next));
  });
const link = (part: MountedPart) => part.element.querySelector('a') as HTMLAnchorElement;
const wishes = () => asked.filter(({ address }) => address === '/pong/get').map(({ init }) => JSON.parse(String(init.body)) as object);

test('what is paid for takes the place of what the site says of itself, and is text', async () => {
  const part = await mount();
  const { textContent, target, rel } = link(part);
  expect([textContent?.replace(/\s+/g, ' ').trim(), link(part).getAttribute('href'), target, rel]).toEqual([
    'Teapots <b>Made</b> of clay. Look',
    '/pong/click?code=a%2Fc%3D%26&version=2',
    '_blank',
    'sponsored noopener',
  ]);
  expect(part.element.querySelector('section')?.textContent).toContain('AD');
  expect(part.reports).toEqual([]);
});

test('a request says the section of the page and its places, and brings no cookie', async () => {
  const page = anotherPage();
  await mount('ad-top', page);
  await mount('ad-side', page);
  expect(wishes()).toEqual([{ keywords: ['css'], pongs: ['top', 'side'] }]);
  expect(asked[0]?.init.credentials).toBe('omit');
});

test('of the card beside a document and the banner below it, the one that is seen is asked for', async () => {
  isWide = false;
  await mount('ad-bottom');
  await mount('ad-side', '/en-US/blog/narrow/');
  expect(wishes()).toEqual([
    { keywords: ['css'], pongs: ['top', 'bottom'] },
    { keywords: ['blog'], pongs: ['top', 'side'] },
  ]);
});

test.each([
  ['/en-US/', 'ad-home-main', { keywords: ['home'], pongs: ['hpMain', 'hpFooter'] }],
  ['/fr/_homepage', 'ad-home-main', { keywords: ['home'], pongs: ['hpMain', 'hpFooter'] }],
  ['/en-US/blog/a-post/', 'ad-top', { keywords: ['blog'], pongs: ['top', 'side'] }],
  ['/en-US/play', 'ad-top', { keywords: ['play'], pongs: ['top', 'side'] }],
  ['/en-US/search', 'ad-top', { keywords: ['search'], pongs: ['top', 'side'] }],
  ['/en-US/observatory/faq', 'ad-top', { keywords: ['observatory'], pongs: ['top', 'side'] }],
  ['/en-US/curriculum/', 'ad-top', { keywords: ['curriculum'], pongs: ['top'] }],
  ['/en-US/curriculum/core/', 'ad-top', { keywords: ['curriculum'], pongs: ['top', 'side'] }],
  ['/en-US/plus/docs/faq', 'ad-top', { keywords: [], pongs: ['top'] }],
  ['/en-US/playful', 'ad-top', { keywords: [], pongs: ['top'] }],
  ['/en-US/Foo', 'ad-top', { keywords: [], pongs: ['top'] }],
  ['/ja/%E6%97%A5%E6%9C%AC', 'ad-top', { keywords: [], pongs: ['top'] }],
] as const)('of %s is asked what is in the places that it has', async (page, slot, wish) => {
  await mount(slot, page);
  expect(wishes()).toEqual([wish]);
});

test('another page asks again; coming back to the tab and the network does not', async () => {
  const part = await mount();
  for (const event of ['focus', 'online', 'pageshow']) await settled(() => window.dispatchEvent(new Event(event)));
  await settled(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(wishes()).toHaveLength(1);
  const there = { pathname: '/en-US/about', search: '', owner: 'mfe-docs', renderer: 'Spa', title: 'About' } as const;
  await settled(() => part.bus.publish('page/changed', there));
  expect(wishes()).toEqual([expect.anything(), { keywords: [], pongs: ['top'] }]);
});

test('a page that is come back to asks again, and shows nothing of before until then', async () => {
  const pathname = anotherPage();
  const part = await mount('ad-top', pathname);
  const page = { search: '', owner: 'mfe-docs', renderer: 'Spa', title: 'A page' } as const;
  answer = () => new Promise(() => undefined);
  await settled(() => part.bus.publish('page/changed', { ...page, pathname: '/en-US/about' }));
  await settled(() => part.bus.publish('page/changed', { ...page, pathname }));
  expect(link(part).getAttribute('href')).toMatch(/^\/en-US\//);
  expect(wishes()).toHaveLength(3);
});

test('a message that the reader is on, by focus, is not taken away', async () => {
  let come = (): void => undefined;
  answer = () => new Promise((resolve) => (come = () => resolve(reply({ top: placed, plusAvailable: true }))));
  const part = await mount();
  link(part).focus();
  await settled(come);
  expect(link(part).getAttribute('href')).toMatch(/^\/en-US\//);
  expect(document.activeElement).toBe(link(part));
});

test('where the site itself has nothing to say there is no box, and nothing is asked', async () => {
  const part = await mount('ad-home-footer', '/en-US/', visitor, { features: { ...defaultConfiguration.features, plus: false } });
  expect(part.element.querySelector('section')?.hasAttribute('data-nothing')).toBe(true);
  expect(asked).toEqual([]);
});

test('of another page nothing is left while it is asked for', async () => {
  const part = await mount();
  answer = () => new Promise(() => undefined);
  const there = { pathname: '/en-US/about', search: '', owner: 'mfe-docs', renderer: 'Spa', title: 'About' } as const;
  await settled(() => part.bus.publish('page/changed', there));
  expect(link(part).getAttribute('href')).toMatch(/^\/en-US\//);
});

test.each<[string, typeof answer]>([
  ['there is none', async () => reply({ status: 'geo_unsupported', top: { status: 'empty' }, plusAvailable: true })],
  ['the cap is reached', async () => reply({ top: { status: 'cap_reached' }, plusAvailable: true })],
  ['its codes are of another version', async () => reply({ top: { ...placed, version: 3 }, plusAvailable: true })],
  ['the request is blocked', () => Promise.reject(new TypeError('blocked'))],
  ['the answer is no JSON', async () => ({ json: async () => JSON.parse('<!doctype html>') as unknown })],
  ['the answer never comes', () => new Promise(() => undefined)],
  [
    'the answer comes after 3 seconds',
    async () => {
      delayMs = 3000;
      return reply({ top: placed, plusAvailable: true });
    },
  ],
  [
    'the picture comes after 3 seconds',
    async () => {
      Image.prototype.decode = async () => void (delayMs = 3000);
      return reply({ top: { ...placed, image: 'x' }, plusAvailable: true });
    },
  ],
  [
    'the picture cannot be shown',
    async () => {
      Image.prototype.decode = () => Promise.reject(new DOMException('broken', 'EncodingError'));
      return reply({ top: { ...placed, image: 'x' }, plusAvailable: true });
    },
  ],
])('where %s, the box keeps what the site says of itself', async (_, answers) => {
  answer = answers;
  const part = await mount();
  expect(link(part).getAttribute('href')).toMatch(/^\/en-US\/(plus|advertising|curriculum)/);
  expect(link(part).textContent?.trim().length).toBeGreaterThan(10);
  expect(part.reports).toEqual([]);
});

test('a reader without ads asks for none, and neither does a page that does not know its reader', async () => {
  await mount('ad-top', anotherPage(), { ...visitor, status: 'signed-in', settings: { ...unknownSession.settings, noAds: true } });
  await mount('ad-top', anotherPage(), unknownSession);
  await mount('ad-top', anotherPage(), { ...unknownSession, status: 'unavailable' });
  expect(asked).toEqual([]);
});

test('who asks not to be counted is shown what the site says of itself, and asks for nothing', async () => {
  document.cookie = 'moz-1st-party-data-opt-out=true';
  try {
    await mount();
    expect(asked).toEqual([]);
  } finally {
    document.cookie = 'moz-1st-party-data-opt-out=; max-age=0';
  }
});

test('what comes a moment before that is shown', async () => {
  Image.prototype.decode = async () => void (delayMs = 2000);
  answer = async () => reply({ top: { ...placed, image: 'x' }, plusAvailable: true });
  expect(link(await mount()).getAttribute('href')).toMatch(/^\/pong\/click/);
});

test('a picture is shown with its words, in the colors of the campaign for light and dark', async () => {
  const colors = { textColor: '#111111', backgroundColorDark: '#000000' };
  answer = async () => reply({ side: { ...placed, image: 'p/1', alt: 'A teapot', colors }, plusAvailable: true });
  const part = await mount('ad-side');
  const image = part.element.querySelector('img');
  expect([image?.getAttribute('src'), image?.alt]).toEqual(['http://localhost/pimg/p%2F1', 'A teapot']);
  const { style } = part.element.querySelector('section') as HTMLElement;
  expect(['--ad-text-color', '--ad-background-color-dark'].map((name) => style.getPropertyValue(name))).toEqual(['#111111', '#000000']);
});

test('half of it in view for a second is told once, without cookies and even if the page is left', async () => {
  await mount();
  jest.useFakeTimers();
  seen();
  jest.advanceTimersByTime(1000);
  jest.useRealTimers();
  const told = asked.filter(({ address }) => address.startsWith('/pong/viewed'));
  expect(told.map(({ address, init }) => [address, init.method, init.keepalive, init.credentials])).toEqual([
    ['/pong/viewed?code=a%2Fv%3D%26&version=2', 'POST', true, 'omit'],
  ]);
});

test('a page that is made in advance asks when it is shown', async () => {
  Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
  await mount();
  expect(asked).toEqual([]);
  await settled(() => document.dispatchEvent(new Event('prerenderingchange')));
  expect(wishes()).toHaveLength(1);
  Reflect.deleteProperty(document, 'prerendering');
});

describe('who opens a page with the code of a preview', () => {
  const code = 'a.co+de/=';
  beforeEach(() => history.replaceState(null, '', `#ad-preview=${encodeURIComponent(code)}&place=bottom`));
  afterEach(() => history.replaceState(null, '', '/'));

  test('asks for it, and for its place although this width has none', async () => {
    await mount('ad-bottom');
    expect(wishes()).toEqual([{ keywords: ['css'], pongs: ['top', 'side', 'bottom'], preview: code }]);
  });

  test('sees it at any width, however late, until another page is opened', async () => {
    answer = async () => {
      delayMs = 9000;
      return reply({ top: placed, bottom: placed, plusAvailable: true });
    };
    const part = await mount('ad-bottom');
    const place = part.element.querySelector('section') as HTMLElement;
    expect([link(part).target, place.dataset['previewed']]).toEqual(['_blank', 'bottom']);
    history.replaceState(null, '', '/');
    const there = { pathname: anotherPage(), search: '', owner: 'mfe-docs', renderer: 'Spa', title: 'CSS' } as const;
    await settled(() => part.bus.publish('page/changed', there));
    expect(place.dataset['previewed']).toBeUndefined();
  });

  test('sees other places as they are', async () => {
    const part = await mount('ad-top');
    expect(part.element.querySelector<HTMLElement>('section')?.dataset['previewed']).toBeUndefined();
  });
});
