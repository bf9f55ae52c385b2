/** @jest-environment jsdom */
import { isSearchShortcut, takesText } from './is-search-shortcut.ts';

const pressed = (key: string, more: KeyboardEventInit = {}) => new KeyboardEvent('keydown', { key, ...more });

test.each([
  ['/', {}, true],
  ['/', { shiftKey: true }, true],
  ['k', { ctrlKey: true }, true],
  ['K', { metaKey: true }, true],
  ['/', { ctrlKey: true }, false],
  ['k', {}, false],
  ['k', { ctrlKey: true, shiftKey: true }, false],
  ['k', { ctrlKey: true, metaKey: true }, false],
  ['/', { isComposing: true }, false],
  ['f', { ctrlKey: true }, false],
])('%s with %j asks for search: %s', (key, more, expected) => {
  expect(isSearchShortcut(pressed(key, more))).toBe(expected);
});

test('a key that another handler handled is left alone', () => {
  const event = new KeyboardEvent('keydown', { key: '/', cancelable: true });
  event.preventDefault();
  expect(isSearchShortcut(event)).toBe(false);
});

test('fields and editable text take what is typed there', () => {
  document.body.innerHTML =
    '<input><textarea></textarea><select></select><div contenteditable="true"><b>bold</b></div><p>text</p><button>Go</button>';
  const taking = [...document.querySelectorAll('input, textarea, select, b, p, button')]
    .filter(takesText)
    .map(({ localName }) => localName);
  expect(taking).toEqual(['input', 'textarea', 'select', 'b']);
});
