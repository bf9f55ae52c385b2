/** @jest-environment jsdom */
import { roomFor } from './describe-value.ts';
import { formatted } from './format-values.ts';

const said = (...args: unknown[]) =>
  formatted(args, roomFor(true))
    .map(({ text }) => text)
    .join('');

test.each([
  [['tea', 2, null], 'tea 2 null'],
  [['%s has %d cups of %i', 'Ann', 2.7, '3 liters'], 'Ann has 2 cups of 3'],
  [['%f %d %d', '2.5', 'x', 7n], '2.5 NaN 7n'],
  [['%o and %O', [1], { a: 1 }], 'Array(1) [1] and Object {a: 1}'],
  [['100%% %s', 'tea'], '100% tea'],
  [['%s %s', 'one'], 'one %s'],
  [['%s', 'one', 'two', { a: 1 }], 'one two Object {a: 1}'],
  [['50% sure %x', 1], '50% sure %x 1'],
  [['%d%%'], '%d%%'],
  [['%s', Symbol('cup')], 'Symbol(cup)'],
  [[], ''],
])('directives of the first text are filled: %p', (args, expected) => {
  expect(said(...args)).toBe(expected);
});

test('%c gives its declarations to what follows, until the next', () => {
  expect(formatted(['a %cb%c c', 'color: red', ''], roomFor(true))).toEqual([
    { kind: 'text', text: 'a ' },
    { kind: 'text', text: 'b', style: 'color: red' },
    { kind: 'text', text: ' c' },
  ]);
});
