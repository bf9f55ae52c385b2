/** @jest-environment jsdom */
import { titleOfCode } from './title-of-code.ts';

test.each([
  [{ html: '<title>Free tea</title><h1>Tea</h1>' }, 'Free tea'],
  [{ html: '<p>Is<h2>Green\n  <em>tea</em></h2>' }, 'Green tea'],
  [{ html: '<script>pour()</script><ul>\n<li>Green\n<li>Black</ul>', js: 'drink()' }, 'Green Black'],
  [{ html: '<canvas></canvas>', css: 'p {}', js: 'pour();' }, 'pour();'],
  [{ html: '<canvas></canvas>' }, ''],
  [{}, ''],
  [{ html: `<h1>${'tea '.repeat(40)}</h1>` }, `${'tea '.repeat(12).slice(0, 47)}…`],
])('code is called what it calls itself: %j', (code, title) => {
  expect(titleOfCode(code)).toBe(title);
});
