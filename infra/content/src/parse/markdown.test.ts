import { htmlOf } from './html.ts';
import { parseMarkdown } from './markdown.ts';

const html = (source: string) => htmlOf(parseMarkdown(source));

test('tables and bare addresses are part of the dialect', () => {
  expect(html('| a |\n| - |\n| 1 |\n')).toContain('<td>1</td>');
  expect(html('See https://example.com.')).toBe('<p>See <a href="https://example.com">https://example.com</a>.</p>');
});

test('strikethrough and task lists are not', () => {
  expect(html('~~old~~')).toBe('<p>~~old~~</p>');
  expect(html('- [ ] buy\n- [x] bake').replace(/\n/g, '')).toBe('<ul><li>[ ] buy</li><li>[x] bake</li></ul>');
});

test('raw HTML is read as HTML, even where its tags stand in different paragraphs', () => {
  expect(html('Press <kbd>Esc</kbd> <del>now</del>.')).toBe('<p>Press <kbd>Esc</kbd> <del>now</del>.</p>');
  expect(html('<div class="wide">\n\n*inside*\n\n</div>')).toContain('<div class="wide">\n<p><em>inside</em></p>\n</div>');
});

test('attributes keep the names that they have in documents', () => {
  const written = '<td colspan="2" aria-label="x" data-some-thing="y" tabindex="0">1</td>';
  expect(html(`<table><tbody><tr>${written}</tr></tbody></table>`)).toContain(written);
  expect(html('<svg viewBox="0 0 1 1" stroke-width="2" xlink:href="#a"></svg>')).toContain(
    '<svg viewBox="0 0 1 1" stroke-width="2" xlink:href="#a">',
  );
});

test('an info string survives raw HTML elsewhere on the page', () => {
  const [, , pre] = parseMarkdown('<br>\n\n```css example-bad\na {}\n```\n');
  expect(pre).toMatchObject({ tag: 'pre', children: [{ tag: 'code', fence: 'example-bad' }] });
});

test.each([
  ['an unclosed fence', '```js\nnever closed'],
  ['unclosed tags', '<div><b>'],
  ['quotations within quotations', `${'> '.repeat(5000)}deep`],
  ['lists within lists', Array.from({ length: 400 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')],
  ['tags within tags', '<b>'.repeat(5000)],
  ['brackets without end', '['.repeat(50_000)],
  ['stars without end', '*a '.repeat(50_000)],
  ['ticks without end', '`'.repeat(50_000)],
  ['entities without end', '&amp;'.repeat(200_000)],
  ['characters that are none', '\u0000\uFFFF\uD800'],
])('%s do no harm', (_, source) => {
  expect(typeof html(source)).toBe('string');
});
