import type { TextMark } from '@webdocs/contracts/answers/answer';
import { expectedCitations, markedPieces, marksInCode } from './marked-pieces.ts';
import { parseMarkdown } from './parse-markdown.ts';

test('text is cut where marks begin and end, and each piece knows all that reach over it', () => {
  const pieces = markedPieces('One two. [1]', 10, [
    { kind: 'uncited', from: 8, to: 14 },
    { kind: 'unknown-name', from: 10, to: 13, name: 'One' },
    { kind: 'cited', from: 19, to: 22, source: 1 },
    { kind: 'uncited', from: 40, to: 50 },
  ]);
  expect(pieces.map(({ text, marks }) => [text, marks.map(({ kind }) => kind).join()])).toEqual([
    ['One', 'uncited,unknown-name'],
    [' ', 'uncited'],
    ['two. ', ''],
    ['[1]', 'cited'],
  ]);
});

test('marks of nothing change nothing', () => {
  expect(markedPieces('a', 0, [{ kind: 'uncited', from: 1, to: 1 }])).toEqual([{ text: 'a', at: 0, marks: [] }]);
});

test('numbers of sources that there are look like citations from the beginning', () => {
  expect(expectedCitations('a [1] [3] [2](/x) [0]', 2)).toEqual([{ kind: 'cited', from: 2, to: 5, source: 1 }]);
});

test('marks in code of a list are where the names are, on its last lines too', () => {
  const source = '1. Do this:\r\n\r\n   ```js\r\n   one();\r\n     two();\r\n   three();\r\n   four();\r\n   ```\r\n';
  const markOf = (name: string): TextMark => ({
    kind: 'unknown-name',
    name,
    from: source.indexOf(name),
    to: source.indexOf(name) + name.length,
  });
  const [list] = parseMarkdown(source);
  const code = list?.kind === 'list' ? list.items[0]?.find((block) => block.kind === 'code') : undefined;
  if (code?.kind !== 'code') throw new Error('no code in the list');
  const marks = marksInCode(code.text, code.linesAt, [markOf('Do'), markOf('three'), markOf('four')]);
  expect(marks.map(({ from, to }) => code.text.slice(from, to))).toEqual(['three', 'four']);
});

test('a mark that reaches beyond code does not end in it', () => {
  const [mark] = marksInCode('b', [2], [{ kind: 'uncited', from: 0, to: 9 }]);
  expect(mark).toMatchObject({ from: 0, to: 2 });
});
