import { areSupported, declarationsOf } from './declarations.ts';

const knows =
  (...known: string[]) =>
  (property: string, value: string) =>
    known.includes(`${property}: ${value}`);

test.each([
  ['flex: 1;', [['flex', '1']]],
  [
    'a: url("x;y"); b: 2',
    [
      ['a', 'url("x;y")'],
      ['b', '2'],
    ],
  ],
  ["content: '\\';';", [['content', "'\\';'"]]],
  ['background: url(data:image/png;base64,AA==);', [['background', 'url(data:image/png;base64,AA==)']]],
  ['/* flex: 2; */ flex: 1', [['flex', '1']]],
  ['flex: 1; /* and no end', [['flex', '1']]],
  ['grid-template:\n  "a b"\n  / 1fr;', [['grid-template', '"a b"\n  / 1fr']]],
  ['', []],
  ['nonsense', []],
  [': 1;', []],
  ['a: "open', [['a', '"open']]],
])('%j declares %j', (text, declared) => {
  expect(declarationsOf(text)).toEqual(declared);
});

test('a choice is supported when the browser knows each of its values', () => {
  const supports = knows('flex: 1', 'color: red');
  expect(areSupported('flex: 1; color: red !important;', supports)).toBe(true);
  expect(areSupported('flex: 1; color: chartreuse-ish;', supports)).toBe(false);
});

test('of several values of a property one that the browser knows is enough', () => {
  expect(areSupported('width: -old-fit; width: fit-content;', knows('width: fit-content'))).toBe(true);
});

test('a property of the author needs no support', () => {
  expect(areSupported('--mine: anything;', knows())).toBe(true);
});
