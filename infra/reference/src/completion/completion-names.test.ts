import { readFileSync } from 'node:fs';
import type { CompletionNames } from './completion-names.ts';
import { completionNamesFile, completionNamesText } from './completion-names-file.ts';

const text = readFileSync(completionNamesFile, 'utf8');
const names = JSON.parse(text) as CompletionNames;

test('what editors complete is what the installed data says (npx tsx infra/reference/src/completion/write-completion-names.ts)', () => {
  expect(text).toBe(completionNamesText());
});

test('a property has its words and functions, without what is inside a function', () => {
  expect(names.properties['grid-template-columns']?.split(' ')).toEqual(
    expect.arrayContaining(['none', 'min-content', 'minmax()', 'repeat()']),
  );
  expect(names.properties['grid-template-columns']).not.toContain('auto-fill');
  expect(names.properties['color']).toBe('<color>');
  expect(names.colors.split(' ')).toEqual(expect.arrayContaining(['currentcolor', 'rebeccapurple', 'transparent']));
});

test('what is not in every browser is marked, what is deprecated is not there', () => {
  expect(Object.keys(names.properties)).toEqual(expect.arrayContaining(['display', 'accent-color~']));
  expect(Object.keys(names.elements)).toContain('dialog');
  expect(Object.keys(names.elements)).not.toContain('marquee');
  expect(names.globals.split(' ')).not.toContain('escape');
});

test('an element has its attributes, an attribute its words, an object its members', () => {
  expect(names.elements['img']?.split(' ')).toEqual(expect.arrayContaining(['alt', 'src']));
  expect(names.attributeValues['input type']?.split(' ')).toContain('checkbox');
  expect(names.members['document']?.split(' ')).toEqual(expect.arrayContaining(['querySelector', 'addEventListener']));
  expect(names.members['Math']?.split(' ')).toContain('max');
});
