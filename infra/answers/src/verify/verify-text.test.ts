import type { Passage } from '../passage.ts';
import { verifier } from './verify-text.ts';

const passage: Passage = {
  source: { url: '/en-US/docs/A', title: 'A' },
  runs: [{ text: 'See https://example.org/spec#a for more.' }],
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

test('a citation is marked where it stands', async () => {
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
  ['See [it][1].\n\n[1]: https://evil.example/', 'See [it][1].\n', 1],
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

test('markup in a text is left as the text that it is', async () => {
  const text = '<img src=x onerror=alert(1)> [1].';
  expect(await verified(text)).toMatchObject({ text });
});

test.each(['['.repeat(20_000), '`'.repeat(20_000), '[1'.repeat(10_000), '| '.repeat(10_000), '!['.repeat(10_000), '[a]('.repeat(5000)])(
  'a text that is made to take long is checked all the same',
  async (text) => {
    expect((await verified(text)).text.length).toBeGreaterThan(0);
  },
);
