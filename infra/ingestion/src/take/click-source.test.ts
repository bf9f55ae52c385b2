import { clickSourcePrefixes } from '@webdocs/contracts/telemetry/click-sources';
import { clickSource } from './click-source.ts';

test.each([
  ['theme_switcher', 'theme_switcher', 'theme_switcher'],
  ['bcd: link -> /en-US/docs/Web', 'bcd: link -> /en-US/docs/Web', 'bcd'],
  ['language: en-US -> fr', 'language: en-US -> fr', 'language'],
  ['language_remember: 1', 'language_remember: 1', 'language_remember'],
  ['teapot', 'other', 'other'],
  ['', 'other', 'other'],
  [' bcd: view', 'other', 'other'],
  ['bcd: vi\u0000e\nw', 'bcd: vi e w', 'bcd'],
  ['bcd: \ud800', 'bcd:', 'bcd'],
])('a click on %j is one on %j, and of the family %j', (given, source, family) => {
  expect(clickSource(given)).toEqual({ source, family });
});

test('a source has 100 bytes at most, and ends with a whole character', () => {
  const { source } = clickSource(`bcd: ${'é'.repeat(300)}`);
  expect(Buffer.byteLength(source)).toBeLessThanOrEqual(100);
  expect(source).toBe(`bcd: ${'é'.repeat(47)}`);
});

test('each prefix of the vocabulary is its own family', () => {
  for (const prefix of clickSourcePrefixes) expect(prefix.startsWith(clickSource(prefix).family)).toBe(true);
});
