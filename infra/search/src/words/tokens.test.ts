import { nameKey, namesOf } from './page-names.ts';
import { partsOfName, tokensOf } from './tokens.ts';

test.each([
  ['Array.prototype.map()', ['array', 'prototype', 'map'], ['array.prototype.map()']],
  ['::before', ['before'], ['::before']],
  ['--main-color', ['main', 'color'], ['--main-color']],
  ['<dialog>', ['dialog'], ['<dialog>']],
  ['Content-Security-Policy', ['content', 'security', 'policy'], ['content-security-policy']],
  ['@media', ['media'], ['@media']],
  ['?.', [], ['?.']],
  ['===', [], ['===']],
  ['Equality (==)', ['equality'], ['==']],
  ['"Hello," she said.', ['hello', 'she', 'said'], []],
  ['Crème Brûlée', ['creme', 'brulee'], []],
  ['日本語', ['日本', '本語'], []],
  ['CSS属性', ['css', '属性'], []],
  ['\u200b\u0000 ', [], []],
])('%j is searched by its words, and as a whole where it is code', (text, words, code) => {
  expect(tokensOf(text)).toEqual({ words, code });
});

test('a name of several words written as one is also searched by each of them', () => {
  expect(partsOfName('createElement')).toEqual(['create', 'element']);
  expect(partsOfName('plain words')).toEqual([]);
});

test.each([
  ['Array.prototype.map()', 'Array map', 'array.map', 'ARRAY_MAP'],
  ['Content-Security-Policy', 'content security policy', 'contentSecurityPolicy'],
  ['::before', 'before', ':before'],
])('%s and %s are spellings of one name', (...spellings) => {
  expect(new Set(spellings.map(nameKey)).size).toBe(1);
});

test('a page answers to its title, its owner with its name, its address and the text in brackets', () => {
  const keys = (title: string, slug: string) => namesOf({ title, slug }).map(({ key }) => key);
  expect(keys('Document: createElement() method', 'Web/API/Document/createElement')).toEqual(
    expect.arrayContaining(['documentcreateelement', 'createelement']),
  );
  expect(keys('Optional chaining (?.)', 'Web/JavaScript/Reference/Operators/Optional_chaining')).toEqual(
    expect.arrayContaining(['optionalchaining', '?.']),
  );
  expect(keys('<dialog>: The Dialog element', 'Web/HTML/Reference/Elements/dialog')).toContain('dialog');
});
