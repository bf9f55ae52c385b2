/** @jest-environment jsdom */
import { field, form } from './form-parts.ts';
import { html } from './html.ts';

/** As a browser fetches it: it works on the page that is open. */
const script = './look/show-password.js';
const reveal = { show: 'Show', hide: 'Hide', showLabel: 'Show password', hideLabel: 'Hide password' };

function shown(): { readonly input: HTMLInputElement; readonly button: HTMLButtonElement; readonly sent: HTMLFormElement } {
  const content = field({ name: 'password', label: 'Password', type: 'password', autocomplete: 'new-password', reveal });
  document.body.innerHTML = String(form({ action: '/', token: html``, content }));
  const found = <T extends Element>(selector: string) => document.querySelector(selector) as T;
  return { input: found('input'), button: found('.reveal'), sent: found('form') };
}

test('without a script there is no button', () => {
  expect(shown().button.hidden).toBe(true);
});

test('a password can be shown and hidden again, and is sent as a password', async () => {
  const { input, button, sent } = shown();
  await import(script);
  expect([button.hidden, button.textContent, button.getAttribute('aria-label')]).toEqual([false, 'Show', 'Show password']);
  button.click();
  expect([input.type, button.textContent, button.getAttribute('aria-label')]).toEqual(['text', 'Hide', 'Hide password']);
  button.click();
  expect(input.type).toBe('password');
  button.click();
  sent.dispatchEvent(new Event('submit'));
  expect(input.type).toBe('password');
});
