/** @jest-environment jsdom */
import { keepEarlyClick } from './early-click.ts';

const root = document.documentElement;
window.matchMedia = () => ({ matches: false }) as MediaQueryList;
keepEarlyClick();

beforeEach(() => {
  localStorage.clear();
  root.className = 'light';
  delete window.webdocsEarly?.pressed;
  document.body.innerHTML = `
    <header><ul><li data-theme="dark"><button type="button">Dark</button></li><li data-theme="os-default"><button type="button">System</button></li></ul></header>
    <button type="button" id="other">Other</button>`;
});

const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

test('a theme that is chosen before the shell is there is shown at once, kept, and told to the shell later', () => {
  press('[data-theme=dark] button');
  expect(root.className).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(window.webdocsEarly?.pressed?.textContent).toBe('Dark');
  press('[data-theme=os-default] button');
  expect(root.className).toBe('light');
});

test('where storage is blocked the theme is shown all the same', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new Error('blocked');
  });
  press('[data-theme=dark] button');
  expect(root.className).toBe('dark');
});

test('any other button waits for the shell, and one that lives is left to it', () => {
  press('#other');
  expect(window.webdocsEarly?.pressed?.id).toBe('other');
  delete window.webdocsEarly?.pressed;
  document.querySelector('header')?.setAttribute('data-live', '');
  press('[data-theme=dark] button');
  expect(window.webdocsEarly?.pressed).toBeUndefined();
  expect(root.className).toBe('light');
});
