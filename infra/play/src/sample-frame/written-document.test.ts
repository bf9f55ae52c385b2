import { instrumentedHandler, instrumentedInline } from '../instrumented-html.ts';
import { instrumentedMade, instrumentedScript } from '../instrumented-script.ts';
import type { GuardFunctions } from './guard-functions.ts';
import { writtenDocument } from './written-document.ts';

const guard: GuardFunctions = { instrumentedHandler, instrumentedInline, instrumentedMade, instrumentedScript };
const looks = { plain: '', example: '', choice: '' };
const order = (code: object) => ({ typ: 'run', version: 2, theme: 'light', lang: 'fr', isGuarded: false, isTyped: false, code }) as const;
const written = (code: object, ...guards: [] | [GuardFunctions]) => {
  const { start, rest, ...more } = writtenDocument(order(code), { looks }, ...guards);
  return { ...more, text: start + rest };
};

test('code of one language cannot end what holds it', () => {
  const hostile = '</style></script><!--<script></STYLE></ScRipt>';
  const { text } = written({ css: `a{content:"${hostile}"}`, js: `"${hostile}"` });
  const [, styles = '', body = ''] = text.split(/<style id="css-output">|<body>/);
  expect(styles.match(/<\/style/gi)).toHaveLength(2);
  expect(body.match(/<\/?script/gi)).toEqual(['<script', '</script']);
  expect(text).toMatch(/^<!doctype html>\n<html lang="fr">/);
});

test('every script has a name, that of the HTML says the line at which it begins', () => {
  const { text, places } = written({ html: '<p>\n<script>\npour()</script>\n<script src="tea.js"></script>', js: 'drink()' });
  expect(text).toContain('<script>\npour()\n//# sourceURL=sample-html-2.js</script>');
  expect(text).toContain('<script src="tea.js"></script>');
  expect(text).toContain('drink()\\n//# sourceURL=sample.js');
  expect(places).toEqual({ inHtml: new Map([['\npour()\n//# sourceURL=sample-html-2.js', 2]]), isInHead: false });
});

test('what awaits is a module in the head', () => {
  const { text, places } = written({ js: 'await 1' });
  expect(text).toContain('<script type="module">await 1\n//# sourceURL=sample.js</script>\n<style id="css-output">');
  expect(places.isInHead).toBe(true);
});

test('what is said to be a module is one, and what was TypeScript is one if it makes sense as nothing else', () => {
  expect(written({ js: 'pour()', language: 'module' }).text).toContain('<script type="module">pour()');
  expect(written({ js: 'pour()', language: 'ts' }).places.isInHead).toBe(false);
  expect(written({ js: 'export {}', language: 'tsx' }).places.isInHead).toBe(true);
  expect(written({ js: 'for (;;);', language: 'module' }, guard).text).toContain('$$tick(1)');
});

test('loops are counted where the page wants it, and nowhere else', () => {
  const code = { html: '<script>while (tea) pour()</script>', js: 'for (;;);' };
  expect(written(code).text).not.toContain('$$tick');
  const { text } = written(code, guard);
  expect(text).toContain('$$tick(1)');
  expect(text).toContain('$$tick(-1)');
});

test('a sample with WebAssembly has its script when that is compiled', () => {
  const { text, wasmScript } = written({ wat: '(module)', js: 'for (;;);' }, guard);
  expect(text).not.toContain('for (;;)');
  expect(wasmScript).toBe('for (;;){$$tick(1);;/*$$*/}\n//# sourceURL=sample.js');
});

test('what brings no colors of its own is dark on a dark page; all other code stays on the white that it was written on', () => {
  const grounds = [{}, { html: '<p>Tea' }, { css: '@media (prefers-color-scheme: dark) {}' }, { css: 'p { color: #222; }' }].map((code) => {
    const { followsTheme, text } = written(code);
    return [followsTheme, text.includes(':root { color-scheme: light dark; }')];
  });
  expect(grounds).toEqual([
    [true, true],
    [true, true],
    [true, true],
    [false, false],
  ]);
});
