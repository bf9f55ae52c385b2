import { markupFlaws } from './markup-flaws.ts';

test('markup in which everything is closed has no flaws', () => {
  expect(markupFlaws('<!doctype html><p lang="en">One<br>two &amp; <svg><path d="M0,0" /></svg></p>')).toEqual([]);
  expect(markupFlaws('<script>if (1 < 2) document.write("<p>");</script>')).toEqual([]);
});

test.each([
  ['an element that is never closed', '<p>One', '<p> is not closed'],
  ['elements that overlap', '<b><i></b></i>', '</b> closes nothing that is open'],
  ['an end tag too many', '</p>', '</p> closes nothing that is open'],
  ['an attribute written twice', '<p id="a" id="b"></p>', '<p> has id twice'],
  ['an attribute without quotes', '<p id=a>One</p>', '“<p id=a>One” holds a character that has to be escaped'],
  ['a lonely ampersand', '<p>one & two</p>', '“one & two” holds a character that has to be escaped'],
])('%s is a flaw', (_, markup, flaw) => {
  expect(markupFlaws(markup)).toContain(flaw);
});
