import { expectedCitations, markedPieces } from './marked-pieces.ts';

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
