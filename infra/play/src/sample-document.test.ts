import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import { sampleDocument } from './sample-document.ts';

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
  expect(JSON.parse(written)).toBe(js);
});

test('facts for the frame do not end their attribute', () => {
  const text = documentOf({ wat: '"><script>bad()</script>', js: "'&quot;" });
  expect(text).not.toContain('<script>bad');
  expect(text).toContain('data-frame="{&quot;id&quot;:&quot;a&quot;');
});

test.each([
  ['ix-wat', 'type="module"'],
  ['ix-tabbed', undefined],
] as const)('the script of %s is a module: %s', (defaults, mark) => {
  expect(documentOf({ js: 'x', defaults }).includes('own.type="module"')).toBe(mark !== undefined);
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
