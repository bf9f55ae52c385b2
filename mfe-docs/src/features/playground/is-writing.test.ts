/** @jest-environment jsdom */
import { isWriting } from './is-writing.ts';

test.each([
  ['<textarea></textarea>', true],
  ['<div data-code-editor="css" tabindex="0"></div>', true],
  ['<button>Run</button>', false],
  ['<p>nothing</p>', false],
])('who is at %s writes: %s', (html, expected) => {
  document.body.innerHTML = html;
  (document.body.firstElementChild as HTMLElement).focus();
  expect(isWriting()).toBe(expected);
});
