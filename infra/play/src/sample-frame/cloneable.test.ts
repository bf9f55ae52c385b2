/** @jest-environment jsdom */
import { cloneable } from './cloneable.ts';

const textOf = (value: unknown) => (cloneable(value) as { readonly _MDNPlaySerializedObject?: string })._MDNPlaySerializedObject;

// The tests' window has no structuredClone: that of the browser refuses the same values.
beforeAll(() => {
  window.structuredClone = (value) => {
    const text = JSON.stringify(value, (_, inner: unknown) => {
      if (typeof inner === 'function' || typeof inner === 'symbol' || inner instanceof Node) throw new Error('DataCloneError');
      return inner;
    });
    return JSON.parse(text) as typeof value;
  };
});

test('what can be copied stays what it is', () => {
  expect(cloneable({ a: [1, 'two'] })).toEqual({ a: [1, 'two'] });
});

test('functions, elements and symbols come as their text', () => {
  expect(textOf((cup: string) => cup)).toMatch(/cup\)? => cup/);
  expect(textOf(document.createElement('b'))).toBe('<b></b>');
  expect(textOf(document.createTextNode('tea'))).toBe('#text');
  expect(textOf(Symbol('tea'))).toBe('Symbol(tea)');
});

test('an object that holds such things is told with what it holds', () => {
  class Pot {
    readonly cups = 2;
    readonly owner = document.body;
    pour = () => undefined;
  }
  expect(textOf(new Pot())).toBe('Pot { "cups": 2, "owner": "[HTMLBodyElement]", "pour": "ƒ pour" }');
});

test('what holds itself, and what throws when it is asked, is told too', () => {
  const circle: Record<string, unknown> = { call: () => undefined };
  circle.self = circle;
  expect(textOf(circle)).toBe('{ "call": "ƒ call", "self": "…" }');
  const proxy = new Proxy(
    {},
    {
      get() {
        throw new Error('no');
      },
    },
  );
  expect(textOf(proxy)).toBe('[object Object]');
});

test('a text is no longer than a reader could read', () => {
  expect(textOf({ call: () => undefined, long: 'x'.repeat(1_000_000) })?.length).toBeLessThanOrEqual(10_000);
});
