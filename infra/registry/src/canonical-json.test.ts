import { canonicalJson } from './canonical-json.ts';

test('the order in which keys were written does not matter', () => {
  expect(canonicalJson({ b: 1, a: { d: [3, { z: 1, y: 2 }], c: null } })).toBe('{"a":{"c":null,"d":[3,{"y":2,"z":1}]},"b":1}');
  expect(canonicalJson({ a: { c: null, d: [3, { y: 2, z: 1 }] }, b: 1 })).toBe(
    canonicalJson({ b: 1, a: { d: [3, { z: 1, y: 2 }], c: null } }),
  );
});

test('the order of a list does matter', () => {
  expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]));
});

test('what is absent is left out, and a key called __proto__ is a key like others', () => {
  expect(canonicalJson({ a: undefined, b: 1 })).toBe('{"b":1}');
  expect(canonicalJson(JSON.parse('{"b":1,"__proto__":{"x":1}}'))).toBe('{"__proto__":{"x":1},"b":1}');
});
