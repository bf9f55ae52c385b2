import { nextToSay, spokenText } from './spoken-text.ts';

test('signs, numbers of sources and code are not read out', () => {
  expect(spokenText('## Tea\nBoil **it**. [1] Use `pour()`\n\n- one\n- two\n\n```js\nboil()\n```')).toBe(
    'Tea. Boil it. Use pour(). one. two.',
  );
});

test('whole sentences are read out as they come, and the rest at the end', () => {
  expect(nextToSay('One. Two. Thr', 0, false)).toEqual({ words: 'One. Two.', said: 9 });
  expect(nextToSay('One. Two. Three', 9, false)).toEqual({ words: '', said: 9 });
  expect(nextToSay('One. Two. Three', 9, true)).toEqual({ words: 'Three', said: 15 });
  expect(nextToSay('一。二', 0, false)).toEqual({ words: '一。', said: 2 });
});
