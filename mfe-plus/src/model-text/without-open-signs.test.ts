import { withoutOpenSigns } from './without-open-signs.ts';

test.each([
  ['Everyone uses it. See [the', 'Everyone uses it. See the'],
  ['See [the guide](/en-US/docs/No/S', 'See the guide'],
  ['See [the guide]', 'See the guide'],
  ['A passage [1', 'A passage'],
  ['A passage [1]', 'A passage [1]'],
  ['It is **very impor', 'It is very impor'],
  ['It is **very** impor', 'It is **very** impor'],
  ['Call `el.scro', 'Call el.scro'],
  ['First.\n\n- one\n- ', 'First.\n\n- one'],
  ['First.\n\n##', 'First.'],
  ['First `a`.\n\nThen `b', 'First `a`.\n\nThen b'],
])('%j is shown as %j', (cut, shown) => expect(withoutOpenSigns(cut)).toBe(shown));

test('in a block of code every sign stays', () => {
  expect(withoutOpenSigns('```js\nconst a = [`x')).toBe('```js\nconst a = [`x');
});
