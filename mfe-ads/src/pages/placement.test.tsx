/** @jest-environment jsdom */
import { unknownSession } from '@webdocs/contracts/events/event';
import type { Page } from '@webdocs/contracts/page/page';
import type { SlotName } from '@webdocs/contracts/remote/slot';
import { act } from '@testing-library/react';
import { remoteUnderTest } from '@webdocs/testing/remote-under-test';
import { defaultConfiguration, mountInBrowser, renderOnServer, type MountedPart } from '@webdocs/testing/render';
import { advertising } from '../../fixtures/advertising-page.ts';

const { server, inBrowser } = remoteUnderTest();
const placementPart = inBrowser('placement');

const pageAt = (url: string): Page => ({ ...advertising, url });
const wishFor = (slot: SlotName, url: string) => ({ page: pageAt(url), slot });
const placements: ReadonlyArray<[SlotName, string]> = [
  ['ad-top', '/en-US/docs/Web/CSS'],
  ['ad-side', '/en-US/docs/Web/CSS'],
  ['ad-bottom', '/en-US/docs/Web/CSS'],
  ['ad-home-main', '/en-US/'],
  ['ad-home-footer', '/en-US/'],
];

const mounted: MountedPart[] = [];
async function mount(slot: SlotName, url: string, html?: string) {
  const part = await mountInBrowser(placementPart, 'mfe-ads/placement', wishFor(slot, url), html);
  mounted.push(part);
  return part;
}
afterEach(async () => {
  for (const part of mounted.splice(0)) await part.unmount();
});

async function served(slot: SlotName, url: string, configuration = {}) {
  const element = document.createElement('div');
  element.innerHTML = await renderOnServer(server, 'placement', { ...wishFor(slot, url), configuration });
  return element;
}
const addressesIn = (element: Element) => [...element.querySelectorAll('a')].map((link) => link.getAttribute('href'));

describe.each(placements)('the placement %s', (slot, url) => {
  test('is named, labelled AD and leads to a page of the site', async () => {
    const element = await served(slot, url);
    const region = element.querySelector('section');
    expect(region?.getAttribute('aria-label')).toMatch(/^Advertisement/);
    expect(element.textContent).toContain('AD');
    expect(element.querySelector('a')?.textContent?.trim().length).toBeGreaterThan(10);
    expect(addressesIn(element)[0]).toMatch(/^\/en-US\/(plus|plus\/ai-help|advertising)$/);
  });

  test('holds both ways out of ads, and the style sheet shows one', async () => {
    const element = await served(slot, url);
    const ways = [...element.querySelectorAll('a')].filter((link) => link.textContent === "Don't want to see ads?");
    expect(ways.map((link) => [link.getAttribute('class'), link.getAttribute('href')])).toEqual([
      ['visitor', '/en-US/plus?ref=nope#subscribe'],
      ['subscriber', '/en-US/plus/settings?ref=nope'],
    ]);
  });

  test('keeps the HTML of the server when it comes alive, without a warning', async () => {
    const part = await mount(slot, url, await renderOnServer(server, 'placement', wishFor(slot, url)));
    const link = part.element.querySelector('a');
    await act(async () => undefined);
    expect(part.element.querySelector('a')).toBe(link);
    expect(part.reports).toEqual([]);
  });

  test('is emptied for a subscriber who wants no ads, and its box stays', async () => {
    const part = await mount(slot, url, await renderOnServer(server, 'placement', wishFor(slot, url)));
    const box = part.element.querySelector('section');
    await act(async () =>
      part.bus.publish('session/changed', {
        ...unknownSession,
        status: 'signed-in',
        settings: { ...unknownSession.settings, noAds: true },
      }),
    );
    expect(part.element.querySelector('section')).toBe(box);
    expect(box?.hasAttribute('data-empty')).toBe(true);
    expect(addressesIn(part.element)).toEqual([]);
  });
});

test('a place without a message that is not on the page already shows no box', async () => {
  const absent = ['/plus/ai-help', '/curriculum/', '/advertising'];
  const [top, side] = await Promise.all((['ad-top', 'ad-side'] as const).map((slot) => served(slot, '/en-US/docs/Web/CSS', { absent })));
  expect(top?.textContent).toContain('Make Web Docs yours.');
  expect(side?.querySelector('section')?.hasAttribute('data-nothing')).toBe(true);
  expect(side?.textContent).toBe('');
});

test('a document says that it has a banner, so that the card is shown only where there is room; other pages have the card alone', async () => {
  const isAlternative = async (url: string) => (await served('ad-side', url)).querySelector('section')?.hasAttribute('data-has-banner');
  expect(await isAlternative('/fr/docs/Web/CSS')).toBe(true);
  for (const url of ['/en-US/blog/', '/en-US/play', '/en-US/search', '/en-US/docsish']) expect(await isAlternative(url)).toBe(false);
});

test('no two placements of a page have the same name for a screen reader', async () => {
  for (const together of [placements.slice(0, 3), placements.slice(3)]) {
    const names = await Promise.all(
      together.map(async ([slot, url]) => (await served(slot, url)).querySelector('section')?.getAttribute('aria-label')),
    );
    expect(new Set(names).size).toBe(together.length);
  }
});

test('the same page gets the same message on server and in the browser, another section may get another', async () => {
  const there = '/en-US/docs/Web/HTML';
  const part = await mount('ad-side', '/en-US/docs/Web/CSS');
  const before = addressesIn(part.element)[0];
  expect(before).toBe(addressesIn(await served('ad-side', '/en-US/docs/Web/CSS'))[0]);
  await act(async () =>
    part.bus.publish('page/changed', { pathname: there, search: '', owner: 'mfe-docs', renderer: 'Doc', title: 'HTML' }),
  );
  expect(addressesIn(part.element)[0]).toBe(addressesIn(await served('ad-side', there))[0]);
});

test('the document that is open decides, whatever address it was reached by', async () => {
  const part = await mount('ad-bottom', '/en-US/docs/Web/CSS');
  const url = '/en-US/docs/Web/API';
  await act(async () =>
    part.bus.publish('document/opened', { url, title: 'APIs', locale: 'en-US', pageType: null, baseline: null, parents: [] }),
  );
  expect(addressesIn(part.element)[0]).toBe(addressesIn(await served('ad-bottom', url))[0]);
});

test('without Plus nothing in a placement leads there', async () => {
  const features = { ...defaultConfiguration.features, plus: false };
  for (const [slot, url] of placements)
    for (const address of addressesIn(await served(slot, url, { features })))
      expect(address).toMatch(/^\/en-US\/(curriculum\/|advertising)$/);
});

test('the name of the subscription comes from the configuration, and no markup in it becomes markup', async () => {
  const products = { ...defaultConfiguration.products, plus: '<img src=x onerror=alert(1)> Plus' };
  const element = await served('ad-home-main', '/en-US/', { products });
  expect(element.querySelector('img')).toBeNull();
  expect(element.textContent).toContain('<img src=x onerror=alert(1)> Plus');
});
