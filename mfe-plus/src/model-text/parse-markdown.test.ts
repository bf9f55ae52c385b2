import { parseMarkdown, type Block, type Inline } from './parse-markdown.ts';

/** Blocks as one line each, for reading. */
function drawn(blocks: readonly Block[]): unknown[] {
  return blocks.map((block) => {
    if (block.kind === 'code') return `code ${block.language}${block.isOpen ? ' open' : ''}: ${block.text}`;
    if (block.kind === 'list') return { [block.start === undefined ? 'ul' : `ol ${block.start}`]: block.items.map(drawn) };
    return `${block.kind === 'heading' ? `h${block.level}` : 'p'}: ${block.children.map(inlined).join('')}`;
  });
}
function inlined(part: Inline): string {
  if (part.kind === 'text') return part.text;
  if (part.kind === 'code') return `<code>${part.text}</code>`;
  const inner = part.children.map(inlined).join('');
  return part.kind === 'link' ? `<a ${part.href}>${inner}</a>` : `<${part.kind}>${inner}</${part.kind}>`;
}
const read = (source: string) => drawn(parseMarkdown(source));

test('paragraphs, headings and emphasis', () => {
  expect(read('# One #\nText *soft* and **hard _both_**\nmore\n\nNext `a*b*`')).toEqual([
    'h1: One',
    'p: Text <emphasis>soft</emphasis> and <strong>hard <emphasis>both</emphasis></strong>\nmore',
    'p: Next <code>a*b*</code>',
  ]);
});

test.each([
  ['snake_case_name and 2*3*4', 'p: snake_case_name and 2*3*4'],
  ['**open and `open', 'p: **open and `open'],
  ['[1] and [text](/en-US/docs/Web)', 'p: [1] and <a /en-US/docs/Web>text</a>'],
  ['[x](/a_(b))', 'p: <a /a_(b)>x</a>'],
  ['``a`b``', 'p: <code>a`b</code>'],
  ['a `` b `c` [x](/y)', 'p: a `` b <code>c</code> <a /y>x</a>'],
  ['![alt](/picture.png)', 'p: ![alt](/picture.png)'],
])('%s', (source, expected) => expect(read(source)).toEqual([expected]));

test.each(['javascript:alert(1)', 'data:text/html,x', '//elsewhere.example/', '/\\elsewhere.example', 'JaVaScRiPt:x'])(
  'a link to %s is text',
  (href) => expect(read(`[press](${href})`).join()).not.toContain('<a'),
);

test('HTML is text', () => {
  expect(read('<img src=x onerror=alert(1)>\n\n<script>x</script>')).toEqual(['p: <img src=x onerror=alert(1)>', 'p: <script>x</script>']);
});

test('lists with their numbers, lists in lists, and code in them', () => {
  expect(read('- a\n- b\n  - c\n\n3. d\n4. e\n   ```js\n   x()\n   ```\nafter\n\nend')).toEqual([
    { ul: [['p: a'], ['p: b', { ul: [['p: c']] }]] },
    { 'ol 3': [['p: d'], ['p: e', 'code js: x()', 'p: after']] },
    'p: end',
  ]);
});

test('code that still comes is code up to the end, and what is in it is no Markdown', () => {
  expect(read('Look:\n```css\na { **b** }\n\n# no')).toEqual(['p: Look:', 'code css open: a { **b** }\n\n# no']);
  expect(read('~~~\n```\n~~~\nend')).toEqual(['code : ```', 'p: end']);
});

test.each([
  ['\n', 'lines'],
  ['\r\n', 'lines of another system'],
])('every text knows its place in the source, with the break %j of %s', (lineBreak) => {
  const source =
    'Uno **dos** `tres`\n  quattro `cin\n  co` [seis](/a)\n\n- siete\n  ocho\n\n  ```js\n  nueve();\n    diez();\n  ```'.replaceAll(
      '\n',
      lineBreak,
    );
  const leaves: Array<[string, string]> = [];
  const visit = (part: Inline) => {
    if ('children' in part) part.children.forEach(visit);
    else if (part.kind === 'code') visitCode(part);
    else leaves.push([part.text.trimEnd(), source.slice(part.at, part.at + part.text.trimEnd().length)]);
  };
  const visitCode = ({ text, linesAt }: { readonly text: string; readonly linesAt: readonly number[] }) =>
    text.split('\n').forEach((line, index) => leaves.push([line, source.slice(linesAt[index], (linesAt[index] ?? 0) + line.length)]));
  const visitBlock = (block: Block): void => {
    if (block.kind === 'list') block.items.flat().forEach(visitBlock);
    else if (block.kind === 'code') visitCode(block);
    else block.children.forEach(visit);
  };
  parseMarkdown(source).forEach(visitBlock);
  expect(leaves.map(([text]) => text)).toEqual(expect.arrayContaining(['cin', 'co', 'seis', 'nueve();', '  diez();']));
  for (const [text, there] of leaves) expect(there).toBe(text);
});

test('text that grows leaves what is above its last block as it is', () => {
  const source = '# Title\n\nFirst *one*.\n\n- a\n- b\n\n```js\nlet a;\n```\n\nThe **end** of it.';
  for (let length = 1; length < source.length; length += 1) {
    const [now, then] = [parseMarkdown(source.slice(0, length)), parseMarkdown(source)];
    expect(now.slice(0, -1)).toEqual(then.slice(0, Math.max(0, now.length - 1)));
  }
});

test('a long answer of the worst kind is read all the same', () => {
  const source = `${'*a '.repeat(20_000)}\n${'['.repeat(20_000)}\n${'`'.repeat(2000)} ${'- '.repeat(5000)}`;
  expect(read(source)).toHaveLength(2);
});
