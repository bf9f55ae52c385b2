/** @jest-environment jsdom */
import { leaveFocus } from './leave-focus.ts';

test('code takes the focus only after its reader has done something in it', () => {
  const userActivation = { hasBeenActive: false };
  Object.assign(navigator, { userActivation });
  document.body.innerHTML = '<input>';
  const field = document.querySelector('input') as HTMLInputElement;
  leaveFocus();
  field.focus();
  expect(document.activeElement).toBe(document.body);
  userActivation.hasBeenActive = true;
  field.focus();
  expect(document.activeElement).toBe(field);
});
