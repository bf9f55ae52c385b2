import { markdownPieces } from './markdown-pieces.ts';

function read(text: string): string[] {
  const { source, pieces } = markdownPieces(text);
  return pieces.map((piece) => {
    const own = source.slice(piece.start, piece.end);
    return piece.kind === 'link'
      ? `${piece.form} ${own} = ${source.slice(piece.label.start, piece.label.end)} -> ${piece.href}`
      : `${piece.kind} ${own}`;
  });
}

test.each([
  ['é😀 [a](/b "t") c', ['inline [a](/b "t") = a -> /b']],
  ['[a](\n//b)', ['inline [a](\n//b) = a -> //b']],
  ['[`a` **b**](<c d>)', ['inline [`a` **b**](<c d>) = `a` **b** -> c d', 'code `a`']],
  [
    '<https://a.b> www.a.b a@b.cd',
    [
      'auto <https://a.b> = https://a.b -> https://a.b',
      'auto www.a.b = www.a.b -> http://www.a.b',
      'auto a@b.cd = a@b.cd -> mailto:a@b.cd',
    ],
  ],
  ['> [a][b]\n>\n> [b]: /c', ['reference [a][b] = a -> /c', 'definition [b]: /c']],
  ['![a [b](c)](d)', ['image ![a [b](c)](d)']],
  ['a <b>c</b>', ['html <b>', 'html </b>']],
  ['```\n[a](b)\n```\n\n    [a](b)', ['code ```\n[a](b)\n```', 'code     [a](b)']],
  ['[](/a)', ['inline [](/a) =  -> /a']],
])('in %j the pieces are at their places', (text, pieces) => {
  expect(read(text)).toEqual(pieces);
});
