import { withinBytes } from './within-bytes.ts';

test.each([
  ['menu_click', 100, 'menu_click'],
  ['menu_click', 4, 'menu'],
  ['été', 3, 'ét'],
  ['été', 4, 'ét'],
  ['文書', 5, '文'],
  ['a👋', 4, 'a'],
  ['', 4, ''],
])('of %j within %i bytes %j is left, and no half character', (text, most, left) => {
  expect(withinBytes(text, most)).toBe(left);
});
