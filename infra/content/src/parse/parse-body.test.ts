import { readBody, type BodyParts } from './parse-body.ts';
import { htmlOf } from './html.ts';
import { element, text } from './tree.ts';

function html(source: string, parts: Partial<BodyParts> = {}): string {
  const nothing = () => undefined;
  return htmlOf(
    readBody(source, {
      words: { note: 'Note:', warning: 'Warning:', goodExample: 'Good', badExample: 'Bad' },
      expand: (call) => [element('a', { href: `/${call.name}` }, [element('code', {}, [String(call.values[0] ?? '')])])],
      link: nothing,
      media: nothing,
      removed: nothing,
      ...parts,
    }),
  );
}
const flat = (source: string, parts?: Partial<BodyParts>) => html(source, parts).replace(/\n/g, '');

describe('callouts', () => {
  test('a quotation that opens with a marker becomes the box of that name', () => {
    expect(flat('> [!NOTE]\n> Read *this*.')).toBe('<div class="notecard note"><p><strong>Note:</strong> Read <em>this</em>.</p></div>');
    expect(flat('> [!WARNING]\n> Hot.')).toContain('<div class="notecard warning"><p><strong>Warning:</strong> Hot.');
    expect(flat('> [!CALLOUT]\n>\n> **Look!**')).toBe('<div class="callout"><p><strong>Look!</strong></p></div>');
  });

  test('older translations keep their own words', () => {
    expect(flat('> **Remarque :** lisez.')).toBe('<div class="notecard note"><p><strong>Remarque :</strong> lisez.</p></div>');
    expect(flat('> **警告:** 熱い。')).toContain('class="notecard warning"');
    expect(flat('> **Observação:** leia.')).toContain('class="notecard note"');
    expect(flat('> **Внимание!**')).toContain('<blockquote>');
    expect(flat('> **Callout:** **Look!**')).toBe('<div class="callout"><p><strong>Look!</strong></p></div>');
  });

  test('a quotation stays a quotation', () => {
    expect(flat('> To be.')).toBe('<blockquote><p>To be.</p></blockquote>');
  });
});

describe('definition lists', () => {
  test('a list of items that end with ": …" defines terms', () => {
    expect(flat('- `at()`\n  - : One element.\n- `of()`\n  - : An array.')).toBe(
      '<dl><dt id="at"><a href="#at"><code>at()</code></a></dt><dd>One element.</dd><dt id="of"><a href="#of"><code>of()</code></a></dt><dd>An array.</dd></dl>',
    );
  });

  test('definitions may have paragraphs, and definitions within them', () => {
    expect(flat('- a\n\n  - : First.\n\n    Second.\n\n    - b\n      - : Inner.')).toContain(
      '<dd><p>First.</p><p>Second.</p><dl><dt id="b">',
    );
  });

  test.each(['- a\n  - b', '- a\n  - : one\n- b', '- a\n  - : one\n  - : two', '1. a\n   - : one'])('%j is a plain list', (source) => {
    expect(flat(source)).not.toContain('<dl>');
  });
});

describe('code', () => {
  test('a fence is in a frame that names its language, its tokens marked', () => {
    expect(html('```css\na {}\n```')).toBe(
      '<div class="code-example"><div class="example-header"><span class="language-name">CSS</span></div><pre class="brush: css notranslate"><code><span class="token selector">a</span> <span class="token punctuation">{</span><span class="token punctuation">}</span>\n</code></pre></div>',
    );
  });

  test('flags become classes, and a verdict is said in words', () => {
    const bad = html('```js-nolint example-bad live-sample___box\nx\n```');
    expect(bad).toContain('<pre class="brush: js example-bad live-sample___box notranslate">');
    expect(bad).toContain('<span class="example-verdict bad">Bad</span>');
    expect(html('```js example-good\nx\n```')).toContain('<span class="example-verdict good">Good</span>');
  });

  test('hidden code is there for samples and not for readers', () => {
    expect(html('```css hidden\na {}\n```')).toMatch(/^<div class="code-example" hidden=""><pre class="brush: css hidden notranslate">/);
  });

  test('a part that is marked as hidden is hidden with its code', () => {
    expect(flat('<div class="hidden">\n\n```css\na {}\n```\n\n</div>')).toMatch(
      /^<div class="hidden" hidden=""><div class="code-example">/,
    );
  });

  test('a language that is unknown stays plain text', () => {
    expect(html('```klingon\n<b>&\n```')).toContain('<code>&lt;b&gt;&amp;\n</code>');
    expect(html('```\nx\n```')).toContain('<div class="example-header"></div><pre class="brush: notranslate">');
    expect(html('```constructor\nx\n```')).toContain('<code>x\n</code>');
  });

  test('code of older pages has its language, whether or not there is a code element in it', () => {
    for (const code of ['a {}', '<code>a {}</code>'])
      expect(html(`<pre class="brush: css; notranslate">${code}</pre>`, { isHtml: true })).toContain(
        '<span class="language-name">CSS</span></div><pre class="brush: css notranslate"><code><span class="token selector">',
      );
  });

  test('what is written out as it is, is not translated', () => {
    expect(html('<pre>a <b>b</b></pre>')).toBe('<pre class="notranslate">a <b>b</b></pre>');
    expect(html('<pre class="eval">a</pre>')).toBe('<pre class="eval notranslate">a</pre>');
  });

  test('an info string cannot break out of its attribute', () => {
    expect(html('```js" onload="x\ny\n```')).not.toContain('onload');
  });
});

describe('macros', () => {
  test('a result replaces the call', () => {
    expect(html('See {{jsxref("Array")}}.')).toBe('<p>See <a href="/jsxref"><code>Array</code></a>.</p>');
  });

  test('calls in code are shown as they are written', () => {
    expect(html('`{{jsxref("Array")}}`')).toBe('<p><code>{{jsxref("Array")}}</code></p>');
    expect(html('```\n{{jsxref("Array")}}\n```')).toContain('{{jsxref("Array")}}\n</code>');
  });

  test('a call after a backslash is shown without it, wherever it is', () => {
    expect(html('`\\{{a}}` \\{{b}} \\\\{{c}} <b title="\\{{d}}">x</b>')).toBe(
      '<p><code>{{a}}</code> {{b}} {{c}} <b title="{{d}}">x</b></p>',
    );
    expect(html('```\n\\{{a}}\n```')).toContain('<code>{{a}}\n</code>');
  });

  test('a call in an address is shown as it is written', () => {
    expect(html('[x](/a/{{b}})')).toBe('<p><a href="/a/{{b}}">x</a></p>');
  });

  test('a macro in a link gives its text to that link', () => {
    expect(html('[{{jsxref("Array")}} here](/x)')).toBe('<p><a href="/x"><code>Array</code> here</a></p>');
  });

  test('a block among text of its own line leaves no paragraph around it', () => {
    expect(html('{{list}}', { expand: () => [element('ul', {}, [element('li', {}, ['a'])])] })).toBe('<ul><li>a</li></ul>');
    expect(html('{{nothing}}', { expand: () => [] })).toBe('');
  });

  test('a result is not read as Markdown or as HTML', () => {
    expect(html('{{x}}', { expand: () => [text('*a* <b>')] })).toBe('<p>*a* &lt;b&gt;</p>');
  });

  test('a call may hold the bar that separates cells', () => {
    expect(flat('| a |\n| - |\n| {{x("b|c")}} |')).toContain('<code>b|c</code>');
  });
});

describe('tables', () => {
  test('a table can scroll in its frame, and has only one', () => {
    expect(flat('| a |\n| - |\n| 1 |')).toMatch(/^<figure class="table-container"><table>.*<\/table><\/figure>$/);
    expect(flat('<figure class="table-container"><table><tr><td>1</td></tr></table></figure>').match(/figure class/g)).toHaveLength(1);
  });
});

describe('formulas', () => {
  const formula = '<math display="block"><mi>x</mi></math>';
  test.each([
    [formula, `<figure class="table-container">${formula}</figure>`],
    [`<div>${formula}</div>`, `<div><figure class="table-container">${formula}</figure></div>`],
    [`\`\`\`math\n${formula}\n\`\`\``, `<figure class="table-container">${formula}</figure>`],
    [`<figure class="table-container">${formula}</figure>`, `<figure class="table-container">${formula}</figure>`],
    [`Be ${formula} so.`, `<p>Be ${formula} so.</p>`],
    ['<p><math><mi>x</mi></math></p>', '<p><math><mi>x</mi></math></p>'],
  ])('%s', (source, result) => {
    expect(flat(source)).toBe(result);
  });

  test('a fence of another notation stays code', () => {
    expect(flat('```math\nx^2\n```')).toContain('<code>x^2</code>');
  });
});

describe('lessons of the partner', () => {
  test('are links to them, and text after one stays', () => {
    expect(flat('<mdn-scrim-inline url="https://scrimba.com/a" scrimtitle="Try & see"></scrim-inline> next\n\n## More')).toBe(
      '<p><a class="scrim" href="https://scrimba.com/a?via=mdn">Try &amp; see</a> next</p><h2 id="more">More</h2>',
    );
  });

  test('that stand elsewhere are taken out', () => {
    expect(flat('<mdn-scrim-inline url="https://evil.example/" scrimtitle="No"></mdn-scrim-inline>text')).toBe('<p>text</p>');
  });
});

describe('what a page must not do', () => {
  test.each([
    ['<script>alert(1)</script>', ['<script>']],
    ['<p onclick="x()">a</p>', ['onclick of <p>']],
    ['<a href="javascript:x()">a</a>', ['href of <a>']],
    ['<a href="java\nscript:x()">a</a>', ['href of <a>']],
    ['[a](javascript:x)', ['href of <a>']],
    ['<a href="data:text/html,x">a</a>', ['href of <a>']],
    ['<iframe src="https://example.com"></iframe>', ['<iframe>']],
    ['<svg onload="x()"><script>1</script></svg>', ['<script>', 'onLoad of <svg>']],
    ['<base href="https://example.com">', ['<base>']],
    ['<form action="https://example.com"><input></form>', ['<form>']],
    ['<style>p { color: red }</style>', ['<style>']],
  ])('%s is taken out and told', (source, told) => {
    const removed: string[] = [];
    const result = html(source, { removed: ({ what }) => removed.push(what) });
    expect(removed).toEqual(told);
    expect(result).not.toMatch(/script|onclick|onload|<iframe|<base|<form|<style|data:text/);
  });

  test('styles of its own go without a word, text stays', () => {
    const removed: string[] = [];
    expect(html('<p style="color: red">a <font>b</font></p>', { removed: ({ what }) => removed.push(what) })).toBe('<p>a b</p>');
    expect(removed).toEqual(['<font>']);
  });
});
