/** @jest-environment jsdom */
import { pageOfCode } from './code-page.ts';
import { splitPage } from './split-page.ts';

const none = () => undefined;

test('a page is split into HTML, CSS and JavaScript, without what it was indented by', () => {
  const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Tea</title>
    <style>
      p {
        color: green;
      }
    </style>
  </head>
  <body>
    <p>Tea</p>
    <script>
      pour();
    </script>
  </body>
</html>`;
  expect(splitPage(page, none)).toEqual({
    html: '<title>Tea</title>\n<p>Tea</p>',
    css: 'p {\n  color: green;\n}',
    js: 'pour();',
  });
});

test('files beside the page are taken, those elsewhere stay where they were', () => {
  const page = `<link rel="stylesheet" href="https://cdn.example/base.css"><link rel="stylesheet" href="a.css" media="print">
<script src="https://cdn.example/lib.js"></script><p>Tea</p><script src="a.js"></script><script>last()</script>`;
  const beside: Record<string, string> = { 'a.css': 'p {}', 'a.js': 'first()' };
  expect(splitPage(page, (address) => beside[address])).toEqual({
    html: '<script src="https://cdn.example/lib.js"></script><p>Tea</p>',
    css: '@import url("https://cdn.example/base.css");\n@media print {\np {}\n}',
    js: 'first()\nlast()',
  });
});

test.each([
  ['before a script from elsewhere', '<script>config()</script><script src="https://cdn.example/lib.js"></script>'],
  ['that writes where it is', '<script>document.write("tea")</script>'],
  ['that is data', '<script type="application/json">{}</script>'],
])('a script %s stays in the HTML', (_, script) => {
  expect(splitPage(`<p>Tea</p>${script}`, none)).toMatchObject({ js: '' });
  expect(splitPage(`<p>Tea</p>${script}`, none).html).toContain(script.split('</script>')[0]);
});

test('of several modules only the last one becomes the script: each has names of its own', () => {
  const { html, js } = splitPage('<script type="module">let a = 1</script><script type="module">let a = 2</script>', none);
  expect(js).toBe('let a = 2');
  expect(html).toContain('let a = 1');
});

test('what the body and the root say of themselves is kept', () => {
  expect(splitPage('<html class="wide" lang="en"><body id="top" class="a>b"><p>Tea', none).html).toBe(
    '<html class="wide">\n<body id="top" class="a>b">\n<p>Tea</p>',
  );
});

test('a page of the Playground that was edited elsewhere is split as well', () => {
  const page = pageOfCode({ html: '<p>Tea</p>', css: 'p {}', js: 'pour();' }, { origin: 'https://docs.example' });
  expect(splitPage(page.replaceAll('\n', '\r\n').replace('Tea', 'Coffee'), none)).toEqual({
    html: '<title>Playground</title>\n<p>Coffee</p>',
    css: 'p {}',
    js: 'pour();',
  });
});

test('a page with a hundred thousand blanks before a style is split without delay', () => {
  const page = `<p>Tea</p>${' '.repeat(100_000)}.<style>p { color: green; }</style>`;
  expect(splitPage(page, none).css).toBe('p { color: green; }');
});
