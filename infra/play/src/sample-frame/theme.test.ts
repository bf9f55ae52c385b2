/** @jest-environment jsdom */
import { followTheme } from './theme.ts';

test('the document follows the theme for as long as it has a root', () => {
  // What browsers have and jsdom lacks.
  Object.assign(window, { matchMedia: () => Object.assign(new EventTarget(), { matches: false }) });
  const root = document.documentElement;
  const setTheme = followTheme('dark');
  expect(root.style.getPropertyValue('color-scheme')).toBe('dark');
  root.remove();
  expect(() => setTheme('light')).not.toThrow();
});
