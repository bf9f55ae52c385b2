/** @jest-environment jsdom */
import { unknownSession, type Session } from '@webdocs/contracts/event';
import { act } from '@testing-library/react';
import { defaultConfiguration, mountInBrowser, renderOnServer, type MountedPart, type PageWish } from '@webdocs/testing/render';
import { broken, landing } from '../../../fixtures/pages.ts';
import * as landingPart from '../../entry/browser/landing.ts';
import server from '../../entry/server.tsx';

async function served(wish: Partial<PageWish> = {}) {
  const element = document.createElement('div');
  element.innerHTML = await renderOnServer(server, 'landing', { page: landing, ...wish });
  return element;
}

let page: MountedPart | undefined;
async function hydrate(wish: Partial<PageWish> = {}) {
  const html = await renderOnServer(server, 'landing', { page: landing });
  page = await mountInBrowser(landingPart, 'mfe-plus/landing', { page: landing, ...wish }, html);
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
    expect([...element.querySelectorAll('h2')].map((title) => title.textContent)).toEqual(['What is inside', 'Choose your plan']);
  });

  test('the prices of both periods stand in the page', async () => {
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

  test('every start leads through signing in back to this page', async () => {
    const element = await served({ address: '/en-US/plus?ref=nope' });
    const starts = [...element.querySelectorAll('#subscribe a')];
    expect(starts).toHaveLength(6);
    for (const start of starts) expect(start.getAttribute('href')).toBe('/users/fxa/login/authenticate/?next=%2Fen-US%2Fplus%3Fref%3Dnope');
    expect(starts[2]?.textContent).toBe('Start with Plus 5');
  });

  test('each plan lists what it holds', async () => {
    const element = await served();
    const list = (name: string) => [...card(element, name).querySelectorAll('li')].map((item) => item.textContent);
    expect(list('Core')).toEqual(['Updates filtering', 'Up to 3 collections', 'Shared playgrounds', 'AI Help: 5 questions per day (beta)']);
    expect(list('Plus 5')).toEqual(['Ad-free browsing', 'Updates', 'Collections', 'Offline reading', 'AI Help']);
    expect(list('Supporter 10')).toEqual(['Everything in Plus 5', 'Early access to new features']);
  });
});

test('what is switched off is not offered', async () => {
  const element = await served({ configuration: { features: { ...defaultConfiguration.features, aiHelp: false, ads: false } } });
  expect(element.textContent).not.toMatch(/AI Help|Ad-free/);
  expect([...element.querySelectorAll('#inside h3')]).toHaveLength(4);
});

describe('once alive', () => {
  test('the HTML of the server stays as it was', async () => {
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
    expect(shown(element, 'Core', 'month').querySelector('a')).toBeNull();
    expect(shown(element, 'Plus 5', 'month').querySelector('a')).toBeNull();
  });

  test('whoever signs out sees the start again', async () => {
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
