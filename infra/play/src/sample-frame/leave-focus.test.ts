/** @jest-environment jsdom */
import { leaveFocus } from './leave-focus.ts';

test('code takes the focus only after its reader has done something in it', () => {
  const heard: Record<string, (event: { readonly isTrusted: boolean }) => void> = {};
  jest.spyOn(window, 'addEventListener').mockImplementation((kind, listener) => {
    heard[kind] = listener as never;
  });
  document.body.innerHTML = '<input>';
  const field = document.querySelector('input') as HTMLInputElement;
  leaveFocus();
  field.focus();
  heard['keydown']?.({ isTrusted: false });
  field.focus();
  expect(document.activeElement).toBe(document.body);
  heard['pointerdown']?.({ isTrusted: true });
  field.focus();
  expect(document.activeElement).toBe(field);
});
