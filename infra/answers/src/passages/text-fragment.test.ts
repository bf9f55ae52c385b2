import { textFragment } from './text-fragment.ts';

test.each([
  ['A box.', 'see_also', '#see_also:~:text=A%20box.'],
  ['read-only, one & all', undefined, '#:~:text=read%2Donly%2C%20one%20%26%20all'],
  [
    'The first words of a long sentence are enough to find it, together with those that it ends with.',
    'x',
    '#x:~:text=The%20first%20words%20of,that%20it%20ends%20with.',
  ],
  ['`a` > "b"', 'größe', '#gr%C3%B6%C3%9Fe:~:text=%60a%60%20%3E%20%22b%22'],
])('a click on %j leads to its section and marks it', (text, anchor, expected) => {
  expect(textFragment(text, anchor)).toBe(expected);
});

test('a long text without spaces is named by whole words at its ends', () => {
  const text = '弹性盒子布局让元素沿着一个方向排列并分配它们之间的空间。'.repeat(4);
  const [, from = '', to = ''] = /text=(.+),(.+)$/.exec(textFragment(text, undefined)) ?? [];
  expect(text.startsWith(decodeURIComponent(from))).toBe(true);
  expect(text.endsWith(decodeURIComponent(to))).toBe(true);
  const words = [...new Intl.Segmenter('zh-CN', { granularity: 'word' }).segment(text)];
  expect(words.map(({ index }) => index)).toContain(decodeURIComponent(from).length);
});
