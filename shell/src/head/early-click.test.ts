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

describe('a cell of a compatibility table that is pressed before the shell is there', () => {
  beforeEach(() => {
    document.body.innerHTML = `
      <div class="table"><div class="scroller"><table data-history="{browser} and {feature}"><tbody><tr>
        <th><span class="name">boil</span></th>
        <td class="yes"><button value="Kettle" aria-controls="row" aria-expanded="false">12</button></td>
        <td class="no"><button value="Pan" aria-controls="row" aria-expanded="false">No</button></td>
      </tr></tbody></table></div><ul class="legend"><li class="yes">Full support</li><li class="no">No support</li></ul></div>`;
  });
  const open = () => [...document.querySelectorAll('.told[data-open] .history[data-open]')].map(({ textContent }) => textContent);

  test('opens its history, one at a time, and closes it again', () => {
    press('[value=Kettle]');
    expect(open()).toEqual(['Kettle and boil12Full support']);
    press('[value=Pan]');
    expect(open()).toEqual(['Pan and boilNoNo support']);
    expect(document.querySelector('[value=Kettle]')?.getAttribute('aria-expanded')).toBe('false');
    press('[value=Pan]');
    expect(open()).toEqual([]);
  });

  test('is not pressed again later, neither by the shell nor by the table that comes to life at that moment', () => {
    const table = jest.fn((event: Event) => event.defaultPrevented);
    document.querySelector('.table')?.addEventListener('click', table);
    press('[value=Kettle]');
    expect(table).toHaveReturnedWith(true);
    expect(window.webdocsEarly?.pressed).toBeUndefined();
  });

  test('is left to its table once that is alive', () => {
    document.querySelector('.table')?.setAttribute('data-live', '');
    press('[value=Kettle]');
    expect(open()).toEqual([]);
  });
});
