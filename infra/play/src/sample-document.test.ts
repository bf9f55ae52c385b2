import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import { sampleDocument } from './sample-document.ts';
import type { FrameFacts } from './sample-frame/frame-facts.ts';

const documentOf = (code: SampleCode, theme: 'light' | 'dark' = 'light') =>
  sampleDocument(code, { id: 'a', theme, lang: 'fr', frameScript: 'frame()', wabtAddress: '/wabt.js' });

test('code of one language cannot end what holds it', () => {
  const hostile = '</style></script><!--<script></STYLE></ScRipt>';
  const text = documentOf({ css: `a{content:"${hostile}"}`, js: `"${hostile}"` });
  const [, styles = '', body = ''] = text.split(/<style id="css-output">|<body>/);
  expect(styles.match(/<\/style/gi)).toHaveLength(2);
  expect(body.match(/<\/?script/gi)).toEqual(['<script', '</script']);
  expect(body).not.toContain('<!--');
});

test('the styles of a sample are the first sheet of its document, by the name that documents use', () => {
  expect(documentOf({ css: 'p {}' }).match(/<style[^>]*>[^@\n]*/g)).toEqual(['<style id="css-output">p {}</style>', '<style>']);
});

test('the script says what was written', () => {
  const js = 'let a = "</script>\\u2028\u2028" // <!-- `${1}`\n"é"';
  const written = /own\.textContent=("[^]*");document/.exec(documentOf({ js }))?.[1] ?? '';
  expect(JSON.parse(written)).toBe(`${js}\n//# sourceURL=sample.js`);
});

test('facts for the frame do not end their attribute', () => {
  const text = documentOf({ wat: '"><script>bad()</script>', js: "'&quot;" });
  expect(text).not.toContain('<script>bad');
  expect(text).toContain('data-frame="{&quot;id&quot;:&quot;a&quot;');
});

test.each([
  ['what an example with WebAssembly runs', { js: 'x', defaults: 'ix-wat' }, true],
  ['what awaits', { js: 'await 1' }, true],
  ['what imports', { js: 'import "https://tea.example/tea.js"' }, true],
  ['all other code', { js: 'let a = 1', defaults: 'ix-tabbed' }, false],
  ['code with an error', { js: 'let = = 1' }, false],
  ['what imports, and has an error', { js: 'import { tea } from "./tea.js";\nlet = = 1' }, true],
] as const)('a script is a module where it has to be: %s', (_, code, isModule) => {
  expect(documentOf(code).includes('<script type="module">')).toBe(isModule);
});

test('a module that could end its element is put in by a script', () => {
  const text = documentOf({ js: 'await "</script>"' });
  expect(text).not.toContain('<script type="module">');
  expect(text).toContain('own.type="module"');
});

test('where imports lead is said before the first of them, and ends nothing; what the Playground has to compile does not run here', () => {
  const code = { js: 'import "tea"', importMap: '{\n "imports": { "tea": "/modules/tea.js?</script>" }\n}' };
  const text = documentOf(code);
  expect(text.indexOf('"importmap"')).toBeLessThan(text.indexOf('import "tea"'));
  expect(JSON.parse(/"importmap">([^]*?)<\/script>/.exec(text)?.[1] ?? '')).toEqual(JSON.parse(code.importMap));
  const { firstLines } = JSON.parse(/data-frame="([^"]*)"/.exec(text)?.[1]?.replaceAll('&quot;', '"') ?? '') as FrameFacts;
  expect(text.split('\n')[firstLines.js - 1]).toMatch(/^<script type="module">import/);
  expect(documentOf({ js: 'pour()', language: 'module' })).toContain('<script type="module">pour()');
  const typed = documentOf({ js: 'let tea: string', language: 'ts' });
  expect([typed.includes('let tea: string'), typed.includes('runs in the Playground only')]).toEqual([false, true]);
});

test('the frame knows the lines at which HTML and script begin', () => {
  const text = documentOf({ html: '<p>html', css: 'p {}\n\nb {}', js: 'await 1' });
  const { firstLines } = JSON.parse(/data-frame="([^"]*)"/.exec(text)?.[1]?.replaceAll('&quot;', '"') ?? '') as FrameFacts;
  const lines = text.split('\n');
  expect(lines[firstLines.html - 1]).toBe('<p>html');
  expect(lines[firstLines.js - 1]).toBe('<script type="module">await 1');
  expect(documentOf({ js: 'let a' })).toContain('&quot;js&quot;:1}');
});

test('loops are checked in scripts, in those of the HTML and in those that use WebAssembly', () => {
  expect(documentOf({ js: 'for (;;);' })).toContain('$$tick(1)');
  expect(documentOf({ html: '<script>for (;;);</script>' })).toContain('$$tick(-1)');
  expect(documentOf({ wat: '(module)', js: 'for (;;);' })).toContain('$$tick(1)');
});

describe('the ground', () => {
  test.each([
    { css: ':root { color-scheme: light dark }' },
    { css: 'p { color: light-dark(black, white) }' },
    { js: 'matchMedia("(prefers-color-scheme: dark)")' },
    { html: '<meta name="color-scheme" content="dark">' },
  ])('follows the theme where code knows of it: %j', (code) => {
    expect(documentOf(code, 'dark')).toContain(':root { color-scheme: light dark; }');
    expect(documentOf(code, 'dark')).toContain('&quot;followsTheme&quot;:true');
  });

  test('is white for all other code', () => {
    expect(documentOf({ css: 'p { color: black }' }, 'dark')).toContain(':root { color-scheme: light; }');
  });
});

test('a document of other language says so', () => {
  expect(documentOf({})).toContain('<html lang="fr">');
});
