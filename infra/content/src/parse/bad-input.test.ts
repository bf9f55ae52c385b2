import { randomCases } from '@webdocs/testing/random-cases';
import { readBody, type BodyParts } from './parse-body.ts';
import { htmlOf } from './html.ts';
import { extractMacroCalls } from './macro-calls.ts';
import { parseHtml } from './markdown.ts';
import { eachElement, element, text, type Element, type Node } from './tree.ts';

const nothing = () => undefined;
const parts: BodyParts = {
  words: { note: 'Note:', warning: 'Warning:', goodExample: 'Good', badExample: 'Bad' },
  expand: (call) => [element('code', {}, [text(call.source)])],
  link: nothing,
  media: nothing,
  removed: nothing,
};

/** All elements of a text as a browser reads them. */
function elementsOf(html: string): Element[] {
  const all: Element[] = [];
  eachElement(parseHtml(html), (node) => void all.push(node));
  return all;
}

const forbidden = new Set([
  'script',
  'style',
  'iframe',
  'object',
  'embed',
  'base',
  'form',
  'link',
  'meta',
  'template',
  'noscript',
  'frame',
]);

function harmIn(html: string): string[] {
  return elementsOf(html).flatMap(({ tag, attributes }) => [
    ...(forbidden.has(tag) ? [`<${tag}>`] : []),
    ...Object.entries(attributes).flatMap(([name, value]) => (isHarmful(name, value) ? [`${name}="${value}" of <${tag}>`] : [])),
  ]);
}

function isHarmful(name: string, value: string): boolean {
  if (/^on/i.test(name) || ['style', 'srcdoc'].includes(name.toLowerCase())) return true;
  return (
    /^(?:javascript|vbscript|data:text)/i.test(value.replace(/[\u0000-\u0020]/g, '')) &&
    /^(?:xlink:)?(?:href|src|action|formaction)$/i.test(name)
  );
}

const pieces = [
  ...[
    '# ',
    '## ',
    '> ',
    '- ',
    '  - : ',
    '1. ',
    '```',
    '```js hidden',
    '~~~',
    '`',
    '*',
    '**',
    '_',
    '|',
    '| - |',
    '\n',
    '\n\n',
    '    ',
    '\t',
    '---',
    '<!--',
    '-->',
  ],
  ...[
    '[!NOTE]',
    '[a](',
    '![b](',
    'javascript:',
    'java\nscript:',
    'data:text/html,',
    '&#x6a;avascript:',
    ')',
    ']',
    '[',
    '"',
    "'",
    '\\',
    '&',
    '&lt;',
    '\0',
    '\uE000',
    '0\uE001',
    '\uFEFF',
  ],
  ...[
    '<script>',
    '</script>',
    '<style>',
    '<p onclick=x>',
    '<a href="javascript:x">',
    '<svg onload=x>',
    '<svg><script>',
    '<math><style>',
    '<img src=x onerror=x>',
    '<iframe src=x>',
  ],
  ...[
    '<p style="a">',
    '<div',
    '<pre class="brush: js">',
    '</pre>',
    '<table><tr><td>',
    '</table>',
    '<b>',
    '</p>',
    '<',
    '>',
    '<a title="',
    '<base href=x>',
    '<form action=x>',
    '<noscript>',
    '<template>',
  ],
  ...[
    '{{',
    '}}',
    '{{a',
    '("',
    '", ',
    "', ')",
    ')}}',
    '{{a("b")}}',
    "{{a('",
    '\\{{',
    '{{ a-b ( 1.5 , true,, null ) }}',
    '{{{{',
    'x',
    'ü',
    '試',
    '😀',
  ],
] as const;

const markdown = (count: number) =>
  randomCases(count, (choose) => choose.list(60, () => (choose.below(6) ? choose.of(pieces) : choose.text(8))).join(''));

test.each([{ isHtml: false }, { isHtml: true }])('whatever a page holds, nothing of it runs or is styled (%o)', ({ isHtml }) => {
  for (const source of markdown(400)) expect(harmIn(htmlOf(readBody(source, { ...parts, isHtml })))).toEqual([]);
});

test('a page is the same however often it is read, and as harmless when its places are told', () => {
  for (const source of markdown(201)) {
    const html = htmlOf(readBody(source, parts));
    expect(htmlOf(readBody(source, parts))).toBe(html);
    expect(harmIn(htmlOf(readBody(source, { ...parts, places: true })))).toEqual([]);
  }
});

test('taking calls out loses nothing: with their sources put back the text is as before', () => {
  for (const source of markdown(500)) {
    const { text: without, calls } = extractMacroCalls(source);
    const back = without.replace(/\uE000(\d+)\uE001/g, (_, index: string) => calls[Number(index)]?.source ?? '');
    expect(back.replaceAll('\uE002', '')).toBe(source.replace(/[\uE000-\uE002]/g, '\uFFFD').replace(/\\(?=\{\{\s*[A-Za-z])/g, ''));
    for (const call of calls) expect(call.source).toMatch(/^\{\{[^]*\}\}$/);
  }
});

test('no mark of the build is left in a page', () => {
  for (const source of markdown(202)) expect(htmlOf(readBody(source, parts))).not.toMatch(/[\uE000-\uE002]/);
});

describe('floods', () => {
  const depthOf = (nodes: readonly Node[]): number =>
    Math.max(0, ...nodes.map((node) => (node.type === 'element' ? 1 + depthOf(node.children) : 0)));

  test.each([
    ['quotations', '> '.repeat(20_000)],
    ['lists', '- '.repeat(20_000)],
    ['numbers', '1. '.repeat(20_000)],
    ['boxes', '<div>'.repeat(20_000)],
    ['lists in HTML', '<ul><li>'.repeat(20_000)],
    ['pictures', `x ${'<svg>'.repeat(20_000)}`],
  ])('%s in one another end somewhere', (_, source) => {
    const nodes = readBody(`${source} end`, parts);
    expect(depthOf(nodes)).toBeLessThan(500);
    expect(htmlOf(nodes)).toContain('end');
  });

  test('tags that stay open are not opened again without end', () => {
    const open = Array.from({ length: 500 }, (_, index) => `<b id="b${index}">`).join('');
    expect(htmlOf(readBody(`<div>${open}${'<p>x'.repeat(10_000)}`, parts)).length).toBeLessThan(8_000_000);
  });

  test('an ordinary page of many tags is left as it is', () => {
    const table = `<table>${'<tr><td><b>x</b></td></tr>'.repeat(2_000)}</table>`;
    expect(htmlOf(readBody(table, parts)).match(/<td>/g)).toHaveLength(2_000);
  });

  test('an unclosed fence is code to its end', () => {
    expect(htmlOf(readBody('```js\nlet x;\n\n# no heading {{a}}', parts))).toMatch(/^<div class="code-example">.*# no heading/s);
  });
});
