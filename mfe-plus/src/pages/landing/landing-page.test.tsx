/** @jest-environment jsdom */
import { unknownSession, type Session } from '@webdocs/contracts/events/event';
import { act } from '@testing-library/react';
import { remoteUnderTest } from '@webdocs/testing/remote-under-test';
import { defaultConfiguration, mountInBrowser, renderOnServer, type MountedPart, type PageWish } from '@webdocs/testing/render';
import { broken, landing } from '../../../fixtures/pages.ts';
import { accountApi, refusal, type AccountApi } from '../../../fixtures/account-api.ts';

const { server, inBrowser } = remoteUnderTest();
const landingPart = inBrowser('landing');

async function served(wish: Partial<PageWish> = {}) {
  const element = document.createElement('div');
  element.innerHTML = await renderOnServer(server, 'landing', { page: landing, ...wish });
  return element;
}

/** Whatever was asked for has been answered. */
const settled = () => act(() => new Promise<void>((turn) => setTimeout(turn)));

let page: MountedPart | undefined;
async function hydrate(wish: Partial<PageWish> = {}) {
  const html = await renderOnServer(server, 'landing', { page: landing });
  page = await mountInBrowser(landingPart, 'mfe-plus/landing', { page: landing, ...wish }, html);
  await settled();
  return page;
}
afterEach(async () => {
  await page?.unmount();
  page = undefined;
});

const card = (element: Element, name: string) =>
  [...element.querySelectorAll('article')].find((article) => article.querySelector('h3')?.textContent === name) as HTMLElement;
const shown = (element: Element, name: string, period: 'month' | 'year') =>
  card(element, name).querySelector(`[data-period=${period}]`) as HTMLElement;
const subscriber = (subscriptionType: Session['subscriptionType']): Session => ({
  ...unknownSession,
  status: 'signed-in',
  isAuthenticated: true,
  isSubscriber: true,
  subscriptionType,
});

describe('without JavaScript', () => {
  test('the page says what it offers under one title', async () => {
    const element = await served();
    expect(element.querySelectorAll('h1')).toHaveLength(1);
    expect([...element.querySelectorAll('#inside h3')]).toHaveLength(6);
    expect([...element.querySelectorAll('h2')].map((title) => title.textContent)).toEqual(["What's included", 'Choose your plan']);
  });

  test('the prices of both periods are in the page', async () => {
    const element = await served();
    expect(shown(element, 'Plus 5', 'month').textContent).toContain('$5 a month');
    expect(shown(element, 'Plus 5', 'year').textContent).toContain('$4.17 a month');
    expect(shown(element, 'Plus 5', 'year').textContent).toContain('$50 billed once a year');
    expect(shown(element, 'Supporter 10', 'month').textContent).toContain('$10 a month');
    expect(shown(element, 'Supporter 10', 'year').textContent).toContain('$8.33 a month');
    expect(shown(element, 'Core', 'month').textContent).toContain('$0');
  });

  test('the period is a choice of two, and yearly payment names its gift', async () => {
    const element = await served();
    const choices = [...element.querySelectorAll<HTMLInputElement>('fieldset input[type=radio]')];
    expect(choices.map(({ value, name, labels }) => [name, value, labels?.[0]?.textContent])).toEqual([
      ['period', 'month', 'Monthly'],
      ['period', 'year', 'Yearly'],
    ]);
    expect(choices.filter(({ checked }) => checked)).toHaveLength(1);
    expect(element.textContent).toContain('Pay yearly and get 2 months for free');
  });

  test('#subscribe is the plans', async () => {
    const element = await served();
    expect(element.querySelector('#subscribe')?.querySelectorAll('article')).toHaveLength(3);
    expect(element.querySelector('a[href="#subscribe"]')).not.toBeNull();
  });

  test('the free plan starts with signing up, and leads back to this page; a paid one leads to its payment', async () => {
    const element = await served({ address: '/en-US/plus?ref=nope' });
    const starts = [...element.querySelectorAll('#subscribe a')].map((start) => [start.textContent, start.getAttribute('href')]);
    expect(starts).toEqual([
      ['Start with Core', '/users/fxa/login/authenticate/?next=%2Fen-US%2Fplus%3Fref%3Dnope&signup=true'],
      ['Start with Core', '/users/fxa/login/authenticate/?next=%2Fen-US%2Fplus%3Fref%3Dnope&signup=true'],
      ['Start with Plus 5', '/subscriptions/mdn-plus/?plan=mdn_plus_5m&locale=en-US'],
      ['Start with Plus 5', '/subscriptions/mdn-plus/?plan=mdn_plus_5y&locale=en-US'],
      ['Start with Supporter 10', '/subscriptions/mdn-plus/?plan=mdn_plus_10m&locale=en-US'],
      ['Start with Supporter 10', '/subscriptions/mdn-plus/?plan=mdn_plus_10y&locale=en-US'],
    ]);
  });

  test('each plan lists what it holds', async () => {
    const element = await served();
    const list = (name: string) => [...card(element, name).querySelectorAll('li')].map((item) => item.textContent);
    expect(list('Core')).toEqual([
      'Filter updates',
      'Watch features and pages',
      'Up to 3 collections',
      'Shared playgrounds',
      'AI Help: 5 questions per day (beta)',
    ]);
    expect(list('Plus 5')).toEqual(['Ad-free browsing', 'Updates', 'Unlimited collections', 'Offline reading', 'AI Help']);
    expect(list('Supporter 10')).toEqual(['Everything in Plus 5', 'Extra support for Web Docs']);
    const early = await served({ configuration: { early: ['newsletter'] } });
    expect([...card(early, 'Supporter 10').querySelectorAll('li')].map((item) => item.textContent)).toEqual([
      'Everything in Plus 5',
      'Early access to new features',
      'Extra support for Web Docs',
    ]);
  });
});

test('what is switched off is not offered', async () => {
  const element = await served({ configuration: { features: { ...defaultConfiguration.features, aiHelp: false, ads: false } } });
  expect(element.textContent).not.toMatch(/AI Help|Ad-free/);
  expect([...element.querySelectorAll('#inside h3')]).toHaveLength(4);
});

test('what the site does not have is neither shown nor sold, on any card or in any sentence', async () => {
  const absent = ['/plus/updates', '/plus/ai-help', '/plus/docs/features/offline'];
  const element = await served({ configuration: { absent } });
  expect(element.textContent).not.toMatch(/updates|notified|AI Help|offline|early access/i);
  expect([...element.querySelectorAll('#inside h3')]).toHaveLength(3);
  const list = (name: string) => [...card(element, name).querySelectorAll('li')].map((item) => item.textContent);
  expect(list('Core')).toEqual(['Up to 3 collections', 'Shared playgrounds']);
  expect(list('Plus 5')).toEqual(['Ad-free browsing', 'Unlimited collections']);
  expect(list('Supporter 10')).toEqual(['Everything in Plus 5', 'Extra support for Web Docs']);
});

test('each sentence of the opening comes back with what it speaks of', async () => {
  const lede = async (absent: string[]) => (await served({ configuration: { absent } })).querySelector('.lede')?.textContent;
  expect(await lede(['/plus/updates', '/plus/docs/features/offline'])).toBe('Read without ads and save what you learn in collections.');
  expect(await lede(['/plus/docs/features/offline'])).toBe(
    'Read without ads and save what you learn in collections. Get notified when the web changes.',
  );
  expect(await lede([])).toContain('Take whole areas with you offline.');
});

const plansIn = (currency: string, [fiveMonthly, fiveYearly, tenMonthly, tenYearly]: readonly number[]) => ({
  country: 'FR',
  currency,
  plans: {
    mdn_plus_5m: { id: 'a', monthlyPriceInCents: fiveMonthly },
    mdn_plus_5y: { id: 'b', monthlyPriceInCents: fiveYearly },
    mdn_plus_10m: { id: 'c', monthlyPriceInCents: tenMonthly },
    mdn_plus_10y: { id: 'd', monthlyPriceInCents: tenYearly },
  },
});
let api: AccountApi;

describe('prices', () => {
  const names = (element: Element) => [...element.querySelectorAll('#subscribe h3')].map((title) => title.textContent);
  const call = 'GET /api/v1/stripe/plans';

  test('are those of the country that the reader is in, once they are known', async () => {
    api = accountApi({ [call]: { status: 200, body: plansIn('EUR', [549, 457, 1099, 915]) } });
    const { element } = await hydrate();
    expect(shown(element, 'Plus 5', 'month').textContent).toContain('€5.49 a month');
    expect(shown(element, 'Plus 5', 'year').textContent).toContain('€54.90 billed once a year');
    expect(shown(element, 'Supporter 10', 'year').textContent).toContain('€9.15 a month');
    expect(shown(element, 'Core', 'month').textContent).toContain('€0');
    expect(api.calls).toEqual([call]);
  });

  test.each([
    refusal(404, 'Country not supported'),
    refusal(500, 'Internal Server Error'),
    refusal(501, 'Not Implemented'),
    'no answer' as const,
    { status: 200, body: { currency: 'dollars', plans: {} } },
  ])('that cannot be had leave the free plan alone (%j)', async (answer) => {
    api = accountApi();
    api.answer(call, answer);
    const { element, reports } = await hydrate();
    expect(names(element)).toEqual(['Core']);
    expect(element.querySelector('fieldset')?.hidden).toBe(true);
    expect(reports).toEqual([]);
  });

  test('are not asked for while offline, and come with the connection', async () => {
    api = accountApi({ [call]: { status: 200, body: plansIn('EUR', [549, 457, 1099, 915]) } });
    const release = api.hold(call);
    const { element, bus } = await hydrate();
    await act(async () => bus.publish('connectivity/changed', { connectivity: 'offline' }));
    expect(element.querySelector('#subscribe [role=status]')?.textContent).toBe(
      'You are currently offline. Please go online to view the plans for MDN Plus',
    );
    expect(names(element)).toEqual([]);
    release();
    await act(async () => bus.publish('connectivity/changed', { connectivity: 'online' }));
    await settled();
    expect(shown(element, 'Plus 5', 'month').textContent).toContain('€5.49');
    await act(async () => bus.publish('connectivity/changed', { connectivity: 'offline' }));
    expect(names(element)).toEqual(['Core', 'Plus 5', 'Supporter 10']);
  });

  test('that failed are asked for again when the connection comes back', async () => {
    api = accountApi();
    api.answer(call, 'no answer');
    const { element, bus } = await hydrate();
    expect(names(element)).toEqual(['Core']);
    api.answer(call, { status: 200, body: plansIn('USD', [500, 416, 1000, 833]) });
    await act(async () => bus.publish('connectivity/changed', { connectivity: 'offline' }));
    await act(async () => bus.publish('connectivity/changed', { connectivity: 'online' }));
    await settled();
    expect(names(element)).toEqual(['Core', 'Plus 5', 'Supporter 10']);
  });
});

describe('once alive', () => {
  const dollars = { status: 200, body: plansIn('USD', [500, 416, 1000, 833]) };
  beforeEach(() => void (api = accountApi({ 'GET /api/v1/stripe/plans': dollars })));

  test('the HTML of the server stays as it was', async () => {
    api.hold('GET /api/v1/stripe/plans');
    const { element, reports } = await hydrate();
    expect(reports).toEqual([]);
    expect(element.textContent).toBe((await served()).textContent);
    expect(element.querySelector<HTMLInputElement>('input[value=year]')?.checked).toBe(true);
  });

  test('a subscriber finds the own period chosen, the own plan marked, higher ones as upgrades, lower ones closed', async () => {
    const { element, bus } = await hydrate();
    await act(async () => bus.publish('session/changed', subscriber('mdn_plus_5m')));
    expect(element.querySelector<HTMLInputElement>('input[value=month]')?.checked).toBe(true);
    expect(shown(element, 'Core', 'month').textContent).toContain('Not available');
    expect(shown(element, 'Plus 5', 'month').textContent).toContain('Current plan');
    expect(shown(element, 'Plus 5', 'year').textContent).toContain('Upgrade to Plus 5');
    expect(shown(element, 'Supporter 10', 'month').textContent).toContain('Upgrade to Supporter 10');
    expect(shown(element, 'Core', 'month').querySelector('a')?.getAttribute('href')).toBe('/en-US/plus/docs/faq');
    expect(shown(element, 'Plus 5', 'month').querySelector('a')).toBeNull();
  });

  test('where there are no answers to questions, a closed plan leads nowhere', async () => {
    const { element, bus } = await hydrate({ configuration: { absent: ['/plus/docs/faq'] } });
    await act(async () => bus.publish('session/changed', subscriber('mdn_plus_5m')));
    expect(shown(element, 'Core', 'month').textContent).toContain('Not available');
    expect(shown(element, 'Core', 'month').querySelector('a')).toBeNull();
  });

  const start = ['Start with Core', 'Start with Plus 5', 'Start with Plus 5', 'Start with Supporter 10', 'Start with Supporter 10'];
  const [current, none] = ['Current plan', 'Not available'];
  const to5 = 'Upgrade to Plus 5';
  const to10 = 'Upgrade to Supporter 10';
  const free = { ...subscriber('core'), isSubscriber: false };
  test.each<[string, Session, readonly string[]]>([
    ['an anonymous visitor', { ...unknownSession, status: 'anonymous' }, start],
    ['an anonymous visitor during maintenance', { ...unknownSession, status: 'anonymous', maintenance: 'Back at noon' }, start],
    ['a visitor of whom nothing is known', { ...unknownSession, status: 'unavailable' }, start],
    ['a reader of Core', free, [current, to5, to5, to10, to10]],
    ['a reader whose subscription has ended', { ...free, subscriberNumber: 7 }, [current, to5, to5, to10, to10]],
    ['a reader of Core during maintenance', { ...free, maintenance: 'Back at noon' }, [current, to5, to5, to10, to10]],
    ['a subscriber of Plus 5, paid monthly', subscriber('mdn_plus_5m'), [none, current, to5, to10, to10]],
    ['a subscriber of Plus 5, paid yearly', subscriber('mdn_plus_5y'), [none, none, current, to10, to10]],
    ['Supporter 10, paid monthly', subscriber('mdn_plus_10m'), [none, none, none, current, to10]],
    ['Supporter 10, paid yearly', subscriber('mdn_plus_10y'), [none, none, none, none, current]],
  ])('%s finds on each plan the button that is for them', async (_, session, buttons) => {
    const { element, bus } = await hydrate();
    await act(async () => bus.publish('session/changed', session));
    const plans = [
      ['Core', 'month'],
      ['Plus 5', 'month'],
      ['Plus 5', 'year'],
      ['Supporter 10', 'month'],
      ['Supporter 10', 'year'],
    ] as const;
    const seen = plans.map(([plan, period]) => buttons.find((label) => shown(element, plan, period).textContent?.includes(label)));
    expect(seen).toEqual(buttons);
    // What leads on is a link, and only that.
    const links = plans.map(([plan, period]) =>
      /^(Start|Upgrade)/.test(shown(element, plan, period).querySelector('a')?.textContent ?? ''),
    );
    expect(links).toEqual(buttons.map((label) => /^(Start|Upgrade)/.test(label)));
  });

  test('a user who signs out sees the start again', async () => {
    const { element, bus } = await hydrate();
    await act(async () => bus.publish('session/changed', subscriber('mdn_plus_10y')));
    await act(async () => bus.publish('session/ended', { at: 1 }));
    expect(shown(element, 'Supporter 10', 'year').textContent).toContain('Start with Supporter 10');
  });
});

test('another language gets its own way of writing a price', async () => {
  const element = await served({ page: { ...landing, url: '/fr/plus' } });
  expect(shown(element, 'Plus 5', 'year').textContent).toMatch(/4,17\s\$US/);
});

test('a page whose data could not be had says so', async () => {
  const element = await served({ page: { ...broken, url: '/en-US/plus' } });
  expect(element.querySelector('[role=alert]')?.textContent).toContain('503 on /en-US/plus: the shelf <b>fell</b>');
});
