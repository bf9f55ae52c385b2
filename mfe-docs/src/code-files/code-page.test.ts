import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import { codeOfPage, pageOfCode } from './code-page.ts';

const origin = 'https://docs.example';
const tea: SampleCode = { html: '<p>Tea</p>', css: 'p { color: green; }', js: 'console.log("poured");' };

const hard: ReadonlyArray<readonly [string, SampleCode]> = [
  ['plain code', tea],
  ['nothing at all', { html: '', css: '', js: '' }],
  [
    'ends of elements in their own code',
    { html: '</body></html>', css: 'p::after { content: "</style>"; }', js: 'const end = "</script><script>";' },
  ],
  [
    'ends that were escaped before',
    { html: '', css: '"<\\/style>" </STYLE', js: '"<\\/script>" + "\\x3C/script>" + "</ScRiPt><\\/script>"' },
  ],
  [
    'what the page itself is made of',
    { html: pageOfCode(tea, { origin }), css: pageOfCode(tea, { origin }), js: pageOfCode(tea, { origin }) },
  ],
  ['comments and fields that never end', { html: '<!-- <textarea>', css: '/*', js: '<!--' }],
  ['lines of all kinds', { html: '\r\n\r\n', css: '\n\n a \n', js: '\uFEFF//\r\n' }],
  ['a title of its own, and signs of replacements', { html: '<title>$1 $& tea</title>', css: '$`', js: "$'" }],
  ['a document that it is relative to', { ...tea, srcPrefix: '/en-US/docs/Web/A"&B' }],
];

test.each(hard)('a page gives back the code that it was made of: %s', (_, code) => {
  const back = codeOfPage(pageOfCode(code, { origin }));
  expect(back).toMatchObject({ html: code.html, css: code.css, js: code.js });
  expect(decodeURIComponent(back?.srcPrefix ?? '')).toBe(code.srcPrefix ?? '');
});

test.each(hard)('so does a page with its styles and script beside it: %s', (_, code) => {
  const beside: Record<string, string | undefined> = { 'style.css': code.css, 'script.js': code.js };
  const page = pageOfCode(code, { origin, isLinked: true });
  expect(codeOfPage(page, (name) => beside[name])).toMatchObject({ html: code.html, css: code.css, js: code.js });
  expect(codeOfPage(page)).toBeUndefined();
});

test('code that only makes sense as a module is one', () => {
  const typeOf = (js: string) => / type="module"/.test(pageOfCode({ js }, { origin }));
  expect(['import "./a.js";', 'const tea = await pour();', 'await 1;', '  export {};'].map(typeOf)).toEqual([true, true, true, true]);
  expect(['async () => {\n  await pour();\n}', 'imported();', 'const a = "await";'].map(typeOf)).toEqual([false, false, false]);
});

test('a page runs what browsers can, and has what was written beside it', () => {
  const code = {
    js: 'let cup: string;',
    language: 'ts',
    importMap: '{ "imports": { "tea": "/modules/tea.js", "cup": "https://esm.example/cup.js" } }',
  } as const;
  const page = pageOfCode(code, { origin, playOrigin: 'https://play.example', run: 'import "tea";\nlet cup;' });
  expect(page).toContain(
    '<script type="importmap">{"imports":{"tea":"https://play.example/modules/tea.js","cup":"https://esm.example/cup.js"}}</script>',
  );
  expect(page).toContain('<script data-playground="run" type="module">\nimport "tea";\nlet cup;\n</script>');
  expect(page).toContain('<script data-playground="js" data-code="ts import-map" type="text/plain">\nlet cup: string;\n</script>');
  expect(page.indexOf('importmap')).toBeLessThan(page.indexOf('<body>'));
  expect(pageOfCode({ js: 'pour()', language: 'module' }, { origin })).toContain('data-code="module" type="module">\npour()');
  expect(pageOfCode({ ...code, importMap: 'no map' }, { origin })).not.toContain('importmap');
});

test('a script of nothing but empty lines takes no time', () => {
  const code = { js: '\n'.repeat(300_000) };
  expect(codeOfPage(pageOfCode(code, { origin }))).toMatchObject(code);
});

test.each([
  '',
  '<!doctype html>',
  '<p>Tea</p>',
  pageOfCode(tea, { origin }).replaceAll('\n', '\r\n'),
  pageOfCode(tea, { origin }).trimEnd(),
])('a page that someone else wrote, or changed, is not taken for one: %#', (page) => {
  expect(codeOfPage(page)).toBeUndefined();
});
