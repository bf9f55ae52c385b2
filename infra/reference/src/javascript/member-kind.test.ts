import { memberKind, objectKind } from './member-kind.ts';

test.each([
  [['Array'], 'flatMap', { isStatic: false, kind: 'method' }],
  [['Array'], 'from', { isStatic: true, kind: 'method' }],
  [['Map'], 'size', { isStatic: false, kind: 'accessor' }],
  [['Math'], 'PI', { isStatic: true, kind: 'data' }],
  [['Intl', 'Collator'], 'compare', { isStatic: false, kind: 'accessor' }],
  [['Array'], 'Symbol.iterator', { isStatic: false, kind: 'method' }],
] as const)('%s has %s', (path, name, kind) => {
  expect(memberKind(path, name, undefined)).toEqual(kind);
});

test('what the engine does not have yet is told by the address of its standard', () => {
  expect(memberKind(['Kettle'], 'boil', 'https://tea.example/#sec-kettle.prototype.boil')).toEqual({ isStatic: false, kind: 'method' });
  expect(memberKind(['Kettle'], 'heat', 'https://tea.example/#sec-get-kettle.prototype.heat')).toEqual({
    isStatic: false,
    kind: 'accessor',
  });
  expect(memberKind(['Kettle'], 'boil', undefined)).toBeUndefined();
});

test('asking never runs a getter', () => {
  expect(objectKind(['Function', 'prototype', 'caller'])).toBeUndefined();
});

test.each([
  ['Map', 'class'],
  ['Math', 'namespace'],
  ['parseInt', 'function'],
  ['globalThis', 'value'],
])('%s is a %s', (name, kind) => {
  expect(objectKind([name])).toBe(kind);
});
