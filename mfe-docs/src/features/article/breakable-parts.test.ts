import { breakableParts } from './breakable-parts.ts';

test('an API name may break after its dots', () => {
  expect(breakableParts('Array.prototype.toSorted()')).toEqual(['Array.', 'prototype.', 'toSorted()']);
});

test('a long name may also break where a part of it begins', () => {
  expect(breakableParts('BeforeInstallPromptEvent')).toEqual(['Before', 'Install', 'Prompt', 'Event']);
  expect(breakableParts('Element.getAnimations()')).toEqual(['Element.', 'getAnimations()']);
  expect(breakableParts('JavaScript and WebAssembly')).toEqual(['JavaScript and WebAssembly']);
  expect(breakableParts('HTMLCanvasElement: toDataURL() method')).toEqual(['HTMLCanvas', 'Element: toDataURL() method']);
});

test('a sentence breaks at its spaces alone', () => {
  expect(breakableParts('What is new. And what is not...')).toEqual(['What is new. And what is not...']);
});

test.each(['', '.', 'a..b', '...', 'Über.größe', 'x.y.z'])('no letter of %j is lost', (title) => {
  expect(breakableParts(title).join('')).toBe(title);
});
