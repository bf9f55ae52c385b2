/** @jest-environment jsdom */
import { highlightWords, patternOf, removeHighlights } from './highlight-words.ts';

function marked(html: string, ...words: string[]): string {
  const element = document.createElement('a');
  element.innerHTML = html;
  highlightWords(element, patternOf(words));
  return element.innerHTML;
}

test.each([
  ['toSorted()', ['SORT'], 'to<mark>Sort</mark>ed()'],
  ['<code>toSorted()</code>', ['sort', 'to'], '<code><mark>to</mark><mark>Sort</mark>ed()</code>'],
  ['Array.<code>from()</code>', ['array.from'], '<mark>Array.</mark><code><mark>from</mark>()</code>'],
  ['&lt;b&gt; &amp; "b"', ['b'], '&lt;<mark>b</mark>&gt; &amp; "<mark>b</mark>"'],
  ['a.b a-b', ['a.b'], '<mark>a.b</mark> a-b'],
  ['boil boiler', ['boil', 'boiler'], '<mark>boil</mark> <mark>boiler</mark>'],
  ['日本語の配列', ['配列'], '日本語の<mark>配列</mark>'],
  ['Nothing here', ['kettle'], 'Nothing here'],
])('in %s the words %j are marked', (html, words, expected) => {
  expect(marked(html, ...words)).toBe(expected);
});

test('taking the marks away leaves the entry as it was', () => {
  const element = document.createElement('div');
  element.innerHTML = '<a>Array.<code>from()</code> of <em>arrays</em></a>';
  const before = element.innerHTML;
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let count = 0;
  while (texts.nextNode()) count += 1;
  highlightWords(element, patternOf(['ar', 'o']));
  expect(element.innerHTML).not.toBe(before);
  removeHighlights(element);
  expect(element.innerHTML).toBe(before);
  const after = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (after.nextNode()) count -= 1;
  expect(count).toBe(0);
});

const oddities = ['- ', '.*', 'a|b', '\\', '[', ')', '^$', '{1}', 'İ', 'ß', '🦊', '\u0000', '&lt;', '</a>', '?', '/'];

test.each(oddities)('whatever is typed, %j for one, no letter of an entry is lost', (word) => {
  for (const text of [word, `a${word}${word}`, 'İstanbul ß 🦊 [a|b] (c)', '']) {
    const element = document.createElement('a');
    element.append(text);
    highlightWords(element, patternOf([word, 'a']));
    expect(element.textContent).toBe(text);
  }
});
