import { markdownOfCode } from './markdown-of-code.ts';

test('code is copied as blocks of Markdown, without the languages that are empty', () => {
  expect(markdownOfCode({ html: '<p>\n', css: '', js: 'x' })).toBe('```html\n<p>\n```\n\n```js\nx\n```\n');
});

test('each block says its language', () => {
  expect(markdownOfCode({ js: 'let tea: string', language: 'ts', importMap: '{}\n' })).toBe(
    '```ts\nlet tea: string\n```\n\n```json\n{}\n```\n',
  );
  expect(markdownOfCode({ js: 'pour()', language: 'module' })).toBe('```js\npour()\n```\n');
});

test('a fence is longer than those in the code, and the link comes last', () => {
  expect(markdownOfCode({ js: '`a` ````b' }, 'https://x.example/play?id=a')).toBe(
    '`````js\n`a` ````b\n`````\n\n[Playground](https://x.example/play?id=a)\n',
  );
});
