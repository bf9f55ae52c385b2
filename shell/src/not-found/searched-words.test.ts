import { searchedWords } from './searched-words.ts';

test.each([
  ['/en-US/docs/Web/CSS/text-warp', ['text warp', 'CSS text warp']],
  ['/en-US/docs/Global_Objects/Array/flatmapp', ['flatmapp', 'Array flatmapp']],
  ['/ja/docs/%E6%9C%AC%E3%81%A8%E6%96%87', ['本と文']],
  ['/en-US/blog/nowhere/', ['nowhere', 'blog nowhere']],
  ['/en-US/docs/old.page.html', ['old page']],
  ['/en-US/', []],
  ['/en-US/docs/---', []],
])('%s may have meant %j', (path, words) => {
  expect(searchedWords(path)).toEqual(words);
});

test('of an endless address only its end is searched', () => {
  expect(searchedWords(`/en-US/docs/${'a-'.repeat(500)}z`)).toEqual(['a a a a a a a z']);
});
