/** @jest-environment jsdom */
import { applyChoice } from './apply-choice.ts';

test('each choice replaces the one before, beside what the element has of its own', () => {
  document.body.innerHTML = '<p id="example-element" style="margin: 1px"></p><p></p>';
  const [element, other] = document.querySelectorAll('p');
  applyChoice('color: red; padding: 2px;');
  expect(element?.getAttribute('style')).toBe('margin: 1px; color: red; padding: 2px;');
  applyChoice('color: blue;');
  expect(element?.getAttribute('style')).toBe('margin: 1px; color: blue;');
  expect(other?.hasAttribute('style')).toBe(false);
});

test('an example without the element has nothing to change', () => {
  document.body.innerHTML = '<p></p>';
  expect(() => applyChoice('color: red')).not.toThrow();
});
