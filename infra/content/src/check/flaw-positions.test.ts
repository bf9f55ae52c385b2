import { configuration } from '@webdocs/testing/public-configuration';
import { randomCases } from '@webdocs/testing/random-cases';
import { documentText, writtenTree } from '@webdocs/testing/written-tree';
import { applyFixes } from '../change/apply-fixes.ts';
import { documentPage } from '../write/document-page.ts';
import { Anchors } from './anchors.ts';
import { closeCheck, openCheck } from './check-document.ts';
import { rootContext } from './root-context.ts';

const pieces = [
  ...[
    '# ',
    '## ',
    '\n',
    '\n\n',
    '> ',
    '- ',
    '  : ',
    '1. ',
    '| a | b |\n| - | - |\n',
    '```js\n',
    '```\n',
    '    ',
    '*',
    '_',
    '`',
    '\\',
    '&lt;',
    '\r\n',
    '\t',
    ' ',
  ],
  ...[
    '[a](',
    '/en-US/docs/Tea',
    '/en-us/docs/tea#How',
    ' "t")',
    ')',
    '![',
    '](x.png)',
    '[x][r]',
    '\n[r]: /docs/Tea\n',
    '<https://developer.mozilla.org/en-US/docs/Tea>',
  ],
  ...[
    '<a href="',
    '">',
    '</a>',
    "<a href='/docs/tea'>b</a>",
    '<div>',
    '</div>',
    '<!-- <a> -->',
    '<img src="x" alt="<a b">',
    '<script>',
    '<b',
    '{{domxref("',
    '")}}',
    "{{glossary('x')}}",
  ],
  ...['{{', '}}', '{{ jsxref ( "a", \'b\' ,, 1) }}', 'é😀', '\uE000', '\u0000', '\uFEFF', '%zz', 'word', '](', '<', '>', '"'],
] as const;
const texts = randomCases(300, (choose) => choose.list(40, () => choose.of(pieces)).join(''));

let opened: ReturnType<typeof rootContext>;
beforeAll(() => {
  const root = writtenTree({ 'files/en-us/tea/index.md': documentText('Tea', 'Tea') });
  opened = rootContext({ roots: [root], configuration, report: () => undefined });
});

test.each(texts)('a page is the same whether it is checked or not, and its flaws lie within it: case %#', async (body) => {
  const source = documentText('Tea', 'Tea', body);
  const context = await opened;
  const record = context.corpus.documents.find('en-US', 'Tea');
  if (!record) throw new Error('the page was not read');
  const anchors = new Anchors(context);
  const open = openCheck(record, source, context, anchors);
  expect(open.page).toEqual(documentPage(record, source, context));

  const lines = source.split('\n');
  for (const { line, column, endLine, endColumn, fix } of await closeCheck(open, context, anchors)) {
    expect(lines[line - 1]?.length).toBeGreaterThanOrEqual(column - 1);
    expect(lines[endLine - 1]?.length).toBeGreaterThanOrEqual(endColumn - 1);
    expect(endLine > line || endColumn >= column).toBe(true);
    if (!fix) continue;
    expect(source.slice(fix.start, fix.end)).toBe(fix.written);
    expect(applyFixes(source, [fix]).length).toBe(source.length - fix.written.length + fix.replacement.length);
  }
});
