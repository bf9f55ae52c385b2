/** @jest-environment jsdom */
import { unknownSession } from '@webdocs/contracts/events/event';
import type { Page } from '@webdocs/contracts/page/page';
import { clickSourceOf } from '@webdocs/telemetry/click-source';
import { clickSourcePrefixes } from '@webdocs/contracts/telemetry/click-sources';
import { renderOnServer } from '@webdocs/testing/render';
import { remoteUnderTest } from '@webdocs/testing/remote-under-test';
import { frameSources } from './frame-sources.ts';

const { server: shell } = remoteUnderTest();
const page: Page = { renderer: 'Spa', url: '/en-US/docs/Web/CSS', slug: 'x', pageTitle: 'A page' };

const sourceOf = (element: Element | null | undefined) => clickSourceOf(element ?? null, window.location.origin, frameSources);
const one = (selector: string, words = '') =>
  [...document.querySelectorAll(selector)].find((element) => element.textContent?.includes(words));

beforeAll(async () => {
  document.documentElement.lang = 'en-US';
  const session = { ...unknownSession, status: 'signed-in', isAuthenticated: true } as const;
  document.body.innerHTML = `<div id="shell-header">${await renderOnServer(shell, 'header', { page, facts: { session } })}</div>`;
});

test.each([
  ['a skip link', () => one('a[href="#page-heading"]'), 'a11y_menu: #page-heading'],
  ['a link of a menu', () => one('header nav details a', 'CSS'), 'menu_click: /en-US/docs/Learn/CSS'],
  ['a menu that is a link', () => one('header nav a', 'Blog'), 'menu_click: /en-US/blog/'],
  ['the way home', () => one('header a'), 'top_nav: /en-US/'],
  ['the way in', () => one('header a', 'Log in'), 'top_nav: /users/fxa/login/authenticate/'],
  ['a theme', () => one('header [data-theme=dark] button'), 'theme_switcher: dark'],
  ['a language', () => one('header a[hreflang=fr]'), 'language: en-US -> fr'],
  ['the way to the settings', () => one('header details a[href$="/plus/settings"]'), 'user_menu: /en-US/plus/settings'],
  ['the way out', () => one('header form button'), 'user_menu: sign_out'],
])('%s of the header is counted by what it is', (_, control, source) => {
  expect(sourceOf(control())).toBe(source);
});

test('every control of the header that is counted has a name of the vocabulary', () => {
  const sources = [...document.querySelectorAll('a, button, input')].flatMap((control) => sourceOf(control) ?? []);
  expect(sources.length).toBeGreaterThan(30);
  expect(sources.filter((source) => !clickSourcePrefixes.some((prefix) => source.startsWith(prefix)))).toEqual([]);
});

test('a header of a page is none of the frame', () => {
  const inside = '<nav><a href="/en-US/plus">Plus</a></nav><details><a href="/a">A</a><input type="checkbox"></details>';
  document.body.insertAdjacentHTML('beforeend', `<main><header id="foreign">${inside}<a href="/b">B</a></header></main>`);
  expect([...document.querySelectorAll('#foreign a, #foreign input')].map(sourceOf)).toEqual([undefined, undefined, undefined, undefined]);
});
