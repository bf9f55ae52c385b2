import { parseHtml, parseMarkdown } from '../parse/markdown.ts';
import { isElement, type Node } from '../parse/tree.ts';
import { feedText } from '../../fixtures/feed-text.ts';
import { openedContent } from '../../fixtures/opened-content.ts';
import { randomCases } from '@webdocs/testing/random-cases';
import { documentText } from '@webdocs/testing/written-tree';
import { markdownText } from './markdown-text.ts';

const asWritten = (address: string) => address;
const text = (html: string) => markdownText(parseHtml(html), asWritten);

test.each([
  ['<h2 id="a">One <code>two</code></h2><p>Three\n four.</p>', '## One `two`\n\nThree four.'],
  ['<p><a href="/a(b)">x</a> <strong>y </strong><em>z</em></p>', '[x](/a(b)) **y** _z_'],
  ['<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>', '- a\n- b\n  - c'],
  ['<ol start="3"><li><p>a</p><p>b</p></li><li><p>c</p></li></ol>', '3. a\n\n   b\n\n4. c'],
  ['<dl><dt>Term</dt><dd><p>Meaning</p><p>more</p></dd></dl>', '- Term\n  - : Meaning\n\n      more'],
  ['<pre class="brush: js notranslate"><code><span>a</span> &lt; `b`\n</code></pre>', '```js\na < `b`\n```'],
  ['<pre class="brush: md notranslate"><code>```\n</code></pre>', '````md\n```\n````'],
  [
    '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1|2</td></tr></tbody></table>',
    '| a | b |\n| --- | --- |\n| 1\\|2 |  |',
  ],
  ['<div class="notecard warning"><p><strong>Warning:</strong> Hot.</p></div>', '> [!WARNING]\n> **Warning:** Hot.'],
  ['<p>1 * 2 &lt; [3]</p>', '1 \\* 2 \\< \\[3\\]'],
  ['<p>a</p><iframe src="/x"></iframe><div hidden><p>b</p></div><p><img src="/i.png" alt="An [i]"></p>', 'a\n\n![An \\[i\\]](/i.png)'],
  ['<p><code>a`b</code></p>', '`` a`b ``'],
])('%s', (html, markdown) => {
  expect(text(html).replaceAll('%28', '(').replaceAll('%29', ')')).toBe(markdown);
});

test('any page can be written as Markdown, and the code in it stays as it is', () => {
  const cases = randomCases(200, (choose) => ({
    prose: choose.text(120, ' \n`*_[]()<>|-#ab\\'),
    code: `${choose.text(30, ' `*<a|\\\t')}x`,
  }));
  for (const { prose, code } of cases) {
    const markdown = markdownText([...parseMarkdown(prose), ...parseMarkdown(`~~~js\n${code}\n~~~\n`).map(framed)], asWritten);
    expect(markdown).toContain(`\n${code}\n`.trimEnd());
  }
});

/** As a page holds code: the language in the class of the block. */
function framed(node: Node): Node {
  return isElement(node, 'pre') ? { ...node, attributes: { class: 'brush: js notranslate' } } : node;
}

test('a page is there with its title, its text, whole addresses and where it comes from', async () => {
  const { content } = await openedContent(
    {
      'files/en-us/web/css/index.md': documentText(
        'Web/CSS',
        'CSS',
        'See {{cssxref("gap")}} and [here](#use).\n\n## Use\n\n```css\na {}\n```\n\n## Browser compatibility\n\n{{Compat}}\n',
        { 'browser-compat': 'css.properties.gap' },
      ),
      'files/en-us/web/css/gap/index.md': documentText('Web/CSS/Reference/Properties/gap', 'gap'),
    },
    { modulesFolders: [] },
  );
  const markdown = await feedText(content, '/en-US/docs/Web/CSS.md');
  expect(markdown).toMatch(/^# CSS\n\nSee /);
  expect(markdown).toContain('```css\na {}\n```');
  expect(markdown).toContain('<https://docs.example/bcd/api/v0/current/css.properties.gap.json>');
  expect(markdown).toContain('[here](https://docs.example/en-US/docs/Web/CSS#use)');
  expect(markdown).toContain('Source: <https://docs.example/en-US/docs/Web/CSS>');
});
