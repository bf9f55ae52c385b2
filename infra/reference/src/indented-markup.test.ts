import { indentedMarkup } from './indented-markup.ts';

const lines = (html: string, css?: string) => indentedMarkup(html, css).split('\n');

test('what holds other things has each on a line of its own', () => {
  expect(lines('<ul class="menu"><li>Home</li><li>Docs</li></ul>')).toEqual([
    '<ul class="menu">',
    '  <li>Home</li>',
    '  <li>Docs</li>',
    '</ul>',
  ]);
  expect(lines('<article class="post"><p>Styled</p></article><p>Not styled</p>')).toEqual([
    '<article class="post"><p>Styled</p></article>',
    '<p>Not styled</p>',
  ]);
});

test('rows of a table and formulas stay in one line while they are short', () => {
  expect(lines('<table><tr><td>1</td><td>2</td></tr><tr><td>3</td><td>4</td></tr></table>')).toEqual([
    '<table>',
    '  <tr><td>1</td><td>2</td></tr>',
    '  <tr><td>3</td><td>4</td></tr>',
    '</table>',
  ]);
  const formula = '<math><mn>1</mn><mo>+</mo><mn>1</mn></math>';
  expect(indentedMarkup(formula)).toBe(formula);
});

test('one line within others keeps its place', () => {
  expect(lines('<svg>\n  <linearGradient id="fade"><stop offset="0" /><stop offset="1" /></linearGradient>\n</svg>')).toEqual([
    '<svg>',
    '  <linearGradient id="fade">',
    '    <stop offset="0" />',
    '    <stop offset="1" />',
    '  </linearGradient>',
    '</svg>',
  ]);
});

test('inline elements are only parted where their parent lays them out', () => {
  const tags = '<div class="tags"><span>HTML</span><span>CSS</span></div>';
  expect(indentedMarkup(tags)).toBe(tags);
  expect(lines(tags, '.tags { display: flex; }')).toEqual(['<div class="tags">', '  <span>HTML</span>', '  <span>CSS</span>', '</div>']);
});

test.each([
  '<p>12 Quay Street<br>Old Harbour</p>',
  '<label><input type="checkbox"> <span>Done</span></label>',
  '<div><pre>a  b</pre><pre>c</pre></div>',
  '<ul><li>Never closed</ul>',
  '<details><summary>More</summary>Text</details>',
])('where spaces count, or the line is no whole, nothing changes: %s', (html) => {
  expect(indentedMarkup(html)).toBe(html);
  expect(indentedMarkup('<div><p>a</p><p>b</p></div>', 'div { white-space: pre; }')).toBe('<div><p>a</p><p>b</p></div>');
});
