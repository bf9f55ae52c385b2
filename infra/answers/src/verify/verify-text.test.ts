import { markdownPieces } from '@webdocs/content/markdown-pieces';
import type { Passage } from '../passage.ts';
import { PlatformNames } from './platform-names.ts';
import { verifier } from './verify-text.ts';

const passage: Passage = {
  source: { url: '/en-US/docs/A', title: 'A' },
  runs: [{ text: 'See https://example.org/spec#a for more.' }],
  codes: [],
  href: '/en-US/docs/A',
  locale: 'en-US',
  score: 1,
};
const verify = verifier({ names: async () => undefined, isPage: (path) => path === '/en-US/docs/A' });
const verified = (text: string, locale: 'en-US' | 'ja' | 'zh-CN' = 'en-US') =>
  verify(text, { sources: [passage.source, { url: '/en-US/docs/B', title: 'B' }], passages: [passage], locale });

async function uncited(text: string, locale: 'en-US' | 'ja' | 'zh-CN' = 'en-US'): Promise<string[]> {
  const { marks, text: shown } = await verified(text, locale);
  return marks.flatMap(({ kind, from, to }) => (kind === 'uncited' ? shown.slice(from, to) : []));
}

test.each([
  ['It is so [1].', 'It is so [1].', 0],
  ['It is so [7].', 'It is so.', 1],
  ['It is so [1, 7].', 'It is so [1].', 1],
  ['It is so [1, 2].', 'It is so [1][2].', 0],
  ['It is so [1-2].', 'It is so [1][2].', 0],
  ['It is so 【1】.', 'It is so [1].', 0],
  ['It is so [^2].', 'It is so [2].', 0],
  ['It is so [Passage 2].', 'It is so [2].', 0],
  ['It is so [0].', 'It is so.', 1],
  ['Read `list[7]` [1].', 'Read `list[7]` [1].', 0],
  ['```js\nlist[7];\n```', '```js\nlist[7];\n```', 0],
  ['It is so [1](https://evil.example/).', 'It is so [1].', 0],
])('citations in %j become %j', async (text, shown, citations) => {
  expect(await verified(text)).toMatchObject({ text: shown, dropped: { citations, links: 0 } });
});

test('a citation is marked at its place in the text', async () => {
  const { text, marks } = await verified('First [1]. A surrogate 😀 and second [2].');
  expect(marks.map((mark) => [mark.kind, text.slice(mark.from, mark.to)])).toEqual([
    ['cited', '[1]'],
    ['cited', '[2]'],
  ]);
});

test.each([
  ['See [A](/en-US/docs/A#x).', 'See [A](/en-US/docs/A#x).', 0],
  ['See [B](/en-US/docs/No).', 'See B.', 1],
  ['See [the standard](https://example.org/spec#a).', 'See [the standard](https://example.org/spec#a).', 0],
  ['See [the standard](https://example.org/spec).', 'See the standard.', 1],
  ['See [it](https://evil.example/?q=x "title").', 'See it.', 1],
  ['See [it](javascript:alert(1)).', 'See it.', 1],
  ['See [it](//evil.example).', 'See it.', 1],
  ['See [it](http://example.org/spec#a).', 'See it.', 1],
  ['![A picture](https://evil.example/a.png)', 'A picture', 1],
  ['See <https://evil.example/>.', 'See `https://evil.example/`.', 1],
  ['See https://evil.example/x.', 'See `https://evil.example/x`.', 1],
  ['Write `[a](https://evil.example)`.', 'Write `[a](https://evil.example)`.', 0],
  ['See [it][1].\n\n[1]: https://evil.example/', 'See it.\n\n', 1],
  ['See [it][a].\n\n[a]: /en-US/docs/A', 'See [it](/en-US/docs/A).\n\n', 0],
  ['See [1].\n\n[1]: https://evil.example/', 'See [1].\n\n', 0],
  ['See [1].\n\n[1]: A page, https://evil.example/x', 'See [1].\n', 1],
  ['> [it][a] and [a]\n>\n> [a]: //evil.example', '> it and a\n>\n> ', 2],
  ['- [it][a]\n- [a]: //evil.example', '- it\n- ', 1],
  ['See [a\nb](https://evil.example/).', 'See a b.', 1],
  ['See [a](\n//evil.example).', 'See a.', 1],
  ['See [a [b] c](//evil.example).', 'See a [b] c.', 1],
  ['See [a](<//evil.example/a b>).', 'See a.', 1],
  ['See [a](//evil.example "a \\" b").', 'See a.', 1],
  ['See [a](//evil.example/(x(y))).', 'See a.', 1],
  ['See [a](&#47;/evil.example).', 'See a.', 1],
  ['See [a](\\//evil.example).', 'See a.', 1],
  ['See [![a](//evil.example/a.png)](//evil.example).', 'See a.', 2],
  ['See [[a](//evil.example)](//evil.example).', 'See a.', 2],
  ['See www.evil.example and a@evil.example.', 'See `www.evil.example` and `a@evil.example`.', 2],
  ['See https://example.org/spec#a here.', 'See https://example.org/spec#a here.', 0],
  ['See [A](</en-US/docs/A> "title").', 'See [A](/en-US/docs/A).', 0],
  ['See [`A`\nhere](/en-US/docs/A).', 'See [`A` here](/en-US/docs/A).', 0],
  ['A <a href="//evil.example">link</a>.', 'A `<a href="//evil.example">`link`</a>`.', 0],
  ['<div>\n[a](//evil.example)\n</div>', '`<div>`\na\n`</div>`', 1],
  ['<a\nhref="//evil.example">x', '< a\nhref="//evil.example">x', 0],
  ['| a | b |\n|---|---|\n| [a](//evil.example) | `[b](//c)` |', '| a | b |\n|---|---|\n| a | `[b](//c)` |', 1],
])('links in %j become %j', async (text, shown, links) => {
  expect(await verified(text)).toMatchObject({ text: shown, dropped: { links } });
});

test.each([
  ['Cited [1]. Not cited. Cited again [2].', ['Not cited.']],
  ['Behind the stop. [1] Not this.', ['Not this.']],
  ['# A heading\n\nCited [1].', []],
  ['A heading\n---\n\nCited [1].', []],
  ['Here is how:\n\n```js\nrun();\n```', []],
  ['- One item [1]\n- Another item\n  on two lines', ['Another item\n  on two lines']],
  ['1. One [1].\n2. Two.', ['Two.']],
  ['| a | b |\n|---|---|\n| x [1] | y |\n| z | w |', ['| z | w |']],
  ['Use `a.b()` in e.g. a list [1].', []],
  ['On two\nlines [1].', []],
  ['> Quoted [1].\n\n---\n\n**Bold claim.**', ['**Bold claim.**']],
  ['```js\n// A sentence. Another.\n```', []],
  ['```js\nlet cutOff = "Never ended.', []],
])('in %j what names no source is %j', async (text, sentences) => {
  expect(await uncited(text)).toEqual(sentences);
});

test('sentences are told apart in languages without spaces', async () => {
  expect(await uncited('これは引用です[1]。これは違います。', 'ja')).toEqual(['これは違います。']);
  expect(await uncited('这是引用[1]。这不是。', 'zh-CN')).toEqual(['这不是。']);
});

test('markup in a text is shown as the code that it is', async () => {
  expect(await verified('<img src=x onerror=alert(1)> [1].')).toMatchObject({ text: '`<img src=x onerror=alert(1)>` [1].' });
});

test.each([
  '```md\n[a](https://evil.example)\n<a href="//evil.example">\n\n[b]: //evil.example\n```',
  '~~~\n![a](//evil.example/a.png) www.evil.example\n~~~',
  '- An item [1]:\n\n  ```js\n  list[0](x);\n  ```',
  '```js\nlist[0](/x/); // [1] never closed https://evil.example',
  'Write ``[a](//evil.example) ` `` [1].',
  '> ```js\n> list[0](x);\n> ```',
  '    list[0](x);',
])('code is left as it is: %j', async (text) => {
  expect(await verified(text)).toMatchObject({ text, dropped: { links: 0 } });
});

/** As a reader sees them that knows of Markdown no more than paragraphs, code and plain links. */
function plainLinks(text: string): string[] {
  let inFence = '';
  const paragraphs: string[] = [];
  for (const line of text.split('\n')) {
    const fence = /^(?: *(?:[-*+]|\d{1,9}[.)])\s)? {0,3}(`{3,}|~{3,})/.exec(line)?.[1] ?? '';
    if (inFence) {
      if (fence.startsWith(inFence) && /^[\s`~]*$/.test(line)) inFence = '';
    } else if (fence) {
      inFence = fence;
      paragraphs.push('');
    } else if (line.trim() === '' || /^ {0,5}(?:[-*+]|\d{1,9}[.)])\s/.test(line)) paragraphs.push(line);
    else paragraphs.push(`${paragraphs.pop() ?? ''}\n${line.trim()}`);
  }
  return paragraphs.flatMap((paragraph) =>
    [...paragraph.matchAll(/(`+)(?!`)([\s\S]*?[^`])\1(?!`)|(?<!!)\[([^\][]+)\]\(([^\s()]+(?:\([^\s()]*\)[^\s()]*)?)\)/g)].flatMap(
      ([, , , , href]) => (href && /^(?:https?:\/\/|\/(?![/\\])|#)/i.test(href) ? [href] : []),
    ),
  );
}

test('of any mixture of signs no link remains that leads elsewhere', async () => {
  const signs =
    '[ ] ( ) < > ! ` `` ``` ~~~ \n \n\n > - 1. # \\ \t " : | --- [1] [7] [a](https://evil.example) [a](/x) ](https://evil.example/b) [a]: /x https://evil.example www.evil.example <a <b> </b> <!-- --> [A](/en-US/docs/A) a b'
      .split(' ')
      .concat(' ', '    ', '\n', '\n> ', '\n    ', '\n- ');
  let seed = 7;
  const next = (most: number): number => (seed = (seed * 48_271) % 2_147_483_647) % most;
  for (let run = 0; run < 1500; run += 1) {
    const text = Array.from({ length: 4 + next(16) }, () => signs[next(signs.length)]).join('');
    const { text: shown } = await verified(text);
    const { pieces, source } = markdownPieces(shown);
    const left = pieces.filter(
      (piece) =>
        piece.kind === 'image' ||
        piece.kind === 'html' ||
        piece.kind === 'definition' ||
        (piece.kind === 'link' && piece.href !== '/en-US/docs/A'),
    );
    expect({ text, left: left.map(({ start, end }) => source.slice(start, end)) }).toEqual({ text, left: [] });
    expect({ text, shown, plain: plainLinks(shown).filter((href) => href !== '/en-US/docs/A') }).toEqual({ text, shown, plain: [] });
  }
});

const long = (sign: string, length = 100_000): string => sign.repeat(Math.ceil(length / sign.length));

test.each([
  '(',
  '`',
  '[1',
  '| ',
  '![',
  '[a](',
  '[[',
  '<',
  '<a ',
  '<!--',
  '> ',
  '- ',
  '*a ',
  '`` ',
  '[1†',
  '[1 ',
  '【1, ',
  '[a]: b\n\n- ',
  'a.\n',
  '&amp;',
  '` `` ``` ',
  '<b>',
  'www.a.b ',
  '[a](/en-US/docs/A) ',
  '[a](//b) ',
  'A [1]. ',
  'A [9]. ',
  '\\`',
  '~~~\n',
  '"',
  '!',
  '\t',
  '|',
])('a text of nothing but %j is checked all the same', async (sign) => {
  expect((await verified(long(sign))).text).not.toBe('');
});

test('a sentence is one however long the paragraph is', async () => {
  const text = Array.from({ length: 3000 }, (_, at) =>
    at % 3 === 0 ? `Sentence ${at} names none.` : `Sentence ${at} names one [1].`,
  ).join(' ');
  const found = await uncited(text);
  expect(found).toHaveLength(1000);
  expect(found.every((sentence) => /^Sentence \d+ names none\.$/.test(sentence))).toBe(true);
  expect(await uncited(`${'word '.repeat(2000)}ends. Another [1].`)).toEqual([`${'word '.repeat(2000)}ends.`]);
});

test.each([
  `|${long(' ')}x`,
  `${long(' ')}---${long(' ')}|x`,
  `-${long(' ')}x`,
  `\`\`\`${long('a')}\``,
  `\`\`\`${long(' ')}\``,
  `${long('\t')}\`\`\`x`,
  `[a${long(' ')}b](//b)`,
  `A:${long(' ')}b`,
])('a text with a long row of one sign is checked all the same (%#)', async (text) => {
  expect((await verified(text)).text.length).toBeGreaterThan(text.length / 2);
});

test.each([
  ['html', '<script>'],
  ['html', '<script '],
  ['html', '<p a="'],
  ['html', '<style>'],
  ['html', '<!--'],
  ['css', 'url('],
  ['css', '\\"'],
  ['css', '/*'],
  ['css', '{'],
  ['js', '\n'],
  ['js', 'a.'],
  ['js', '('],
  ['js', 'scrollSomewhere();'],
  ['js', 'function '],
])('a block of %s that is full of %j is looked at all the same', async (language, sign) => {
  const check = verifier({ names: async () => new PlatformNames(), isPage: () => false });
  const text = `\`\`\`${language}\n${long(sign, 49_000)}\n\`\`\``;
  expect((await check(text, { sources: [], passages: [], locale: 'en-US' })).text).toBe(text);
});
