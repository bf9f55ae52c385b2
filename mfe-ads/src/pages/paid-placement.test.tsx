/** @jest-environment jsdom */
import { unknownSession, type Session } from '@webdocs/contracts/events/event';
import type { SlotName } from '@webdocs/contracts/remote/slot';
import { act } from '@testing-library/react';
import { remoteUnderTest } from '@webdocs/testing/remote-under-test';
import { mountInBrowser, renderOnServer, type MountedPart } from '@webdocs/testing/render';
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

beforeEach(() => {
  asked = [];
  answer = async () => reply({ top: placed, side: placed, plusAvailable: true });
  Object.assign(globalThis, {
    fetch: (address: string, init: RequestInit) => {
      asked.push({ address, init });
      return address === '/pong/get' ? answer() : Promise.resolve();
    },
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
});

/** Pages have an address of their own in each test: what is in the places of a page is asked once. */
let pages = 0;
const anotherPage = () => `/en-US/docs/Web/CSS/page_${(pages += 1)}`;

async function mount(slot: SlotName = 'ad-top', url = anotherPage(), session = visitor): Promise<MountedPart> {
  // One at a time: what mounts a part knows it by its name.
  await unmountAll();
  const wish = { page: { ...advertising, url }, slot };
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
  expect(wishes()).toEqual([{ keywords: ['css'], pongs: ['top', 'side', 'bottom'] }]);
  expect(asked[0]?.init.credentials).toBe('omit');
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
  ['/en-US/plus/docs/faq', 'ad-top', { keywords: ['plus'], pongs: ['top'] }],
  ['/en-US/plus/ai-help', 'ad-top', { keywords: ['plus'], pongs: ['top'] }],
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
  expect(wishes()).toEqual([expect.anything(), { keywords: ['about'], pongs: ['top'] }]);
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

test('a reader without ads asks for none, and neither does a page that does not know its reader yet', async () => {
  await mount('ad-top', anotherPage(), { ...visitor, status: 'signed-in', settings: { ...unknownSession.settings, noAds: true } });
  await mount('ad-top', anotherPage(), unknownSession);
  expect(asked).toEqual([]);
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

test('who opens a page with the code of a preview asks for it', async () => {
  location.hash = '#ad-preview=a.code';
  await mount();
  location.hash = '';
  expect(wishes()).toEqual([{ keywords: ['css'], pongs: ['top', 'side', 'bottom'], preview: 'a.code' }]);
});
