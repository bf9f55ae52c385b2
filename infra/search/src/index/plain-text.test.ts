import { linksIn, readLink, writeLink } from './linked-pages.ts';
import { PostingsWriter, readPostings } from './postings.ts';
import { plainTextOf } from './plain-text.ts';
import { codeEnd, codeStart, withoutCodeMarks } from './text-blocks.ts';

test('what readers see is kept, and what only shapes it is not', () => {
  const text = plainTextOf(
    [
      '{{APIRef("DOM")}}{{SeeCompatTable}}',
      'The **`gap`** property of {{cssxref("display", "flex")}} boxes, see [more](/en-US/docs/Web/CSS "title") and [`grid`](/x).',
      '## Syntax',
      '```css\ngap: 1px;\n```',
      '- one\n- two',
      '- `auto`\n  - : As wide as it is.',
      '> [!NOTE]\n> Mind the {{domxref("Element.gap")}}.',
    ].join('\n\n'),
  );
  expect(withoutCodeMarks(text.summary)).toBe('The gap property of flex boxes, see more and grid.');
  expect(text.headings).toEqual(['Syntax']);
  expect(text.blocks.map(({ text, kind }) => [withoutCodeMarks(text), kind])).toEqual([
    ['The gap property of flex boxes, see more and grid.', 'text'],
    ['Syntax', 'heading'],
    ['gap: 1px;', 'code'],
    ['one two', 'text'],
    ['auto: As wide as it is.', 'text'],
    ['Mind the Element.gap.', 'text'],
  ]);
});

test('code in a sentence stays marked as code, with what macros name', () => {
  const { summary } = plainTextOf('The `gap` of a {{cssxref("display", "flex")}} box, see {{Glossary("Grid")}}.');
  const { start, end } = { start: codeStart, end: codeEnd };
  expect(summary).toBe(`The ${start}gap${end} of a ${start}flex${end} box, see Grid.`);
});

test.each([
  ['- {{cssxref("gap")}}\n- [Grids](/en-US/docs/Web/CSS/Grid)', 'links'],
  ['- {{cssxref("gap")}} is a link\n- and this is none', 'text'],
  ['1. [One](/one): the first', 'links'],
  [`Members: ${Array.from({ length: 9 }, (_, number) => `{{jsxref("Tea.kettle${number}()")}}`).join(' ')}`, 'links'],
])('a list of nothing but links is told from what a page says itself: %j', (source, kind) => {
  expect(plainTextOf(source).blocks.map((block) => block.kind)).toEqual([kind]);
});

test('marks of stress leave no gaps in scripts without spaces', () => {
  expect(plainTextOf('元素成为**弹性容器**，它的*子元素*不变。').summary).toBe('元素成为弹性容器，它的子元素不变。');
});

test.each(['', '{{', '```', '`'.repeat(5000), '['.repeat(5000), '<'.repeat(5000), '*'.repeat(5000), '{{a('.repeat(2000)])(
  'text that was cut off anywhere is read all the same: %.20j',
  (source) => {
    expect(typeof plainTextOf(source).summary).toBe('string');
  },
);

test('a page links to addresses, and to names in their part of the documentation', () => {
  const links = linksIn('[the basics](/en-US/docs/Web/CSS#top) {{jsxref("Array.prototype.map()", "map()")}} {{unknown("x")}}');
  expect([...links].map(([key, said]) => [key, ...said])).toEqual([
    ['>/en-us/docs/web/css', 'the', 'basics'],
    ['>javascript:arraymap', 'map'],
  ]);
});

test('a link is read from the row of its page as it was written', () => {
  expect(readLink(writeLink('>/en-us/docs/web/css', new Set(['the', 'basics'])))).toEqual({
    key: '>/en-us/docs/web/css',
    said: ['the', 'basics'],
  });
});

test('places come out of the packing as they went in', () => {
  const written: ReadonlyArray<readonly [number, number]> = [
    [1, 0],
    [2, 255],
    [300, 1],
    [70_000, 128],
    [2_000_000_000, 3],
  ];
  const writer = new PostingsWriter();
  for (const [id, part] of written) writer.add(id, part);
  const { ids, parts } = readPostings(writer.bytes());
  expect([...ids].map((id, at) => [id, parts[at]])).toEqual(written);
});
