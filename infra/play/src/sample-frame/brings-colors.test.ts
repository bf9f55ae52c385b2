import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import { bringsColors } from './brings-colors.ts';

test.each<[string, SampleCode]>([
  ['nothing', {}],
  ['text', { html: '<h1>Tea</h1>\n<p>Is <em>poured</em>, <a href="/">now</a>.</p>' }],
  ['fields and buttons, which know both grounds', { html: '<label>Tea <input type="text"></label><button>Pour</button>' }],
  ['a layout', { html: '<ul class="cups"><li>Tea</ul>', css: '.cups { display: grid; gap: 1rem; padding: 1rem; font: 1rem serif; }' }],
  ['a script that prints', { js: 'console.log("poured");\ndocument.querySelector("p").textContent = 7;' }],
])('code that is %s brings no colors', (_, code) => {
  expect(bringsColors(code)).toBe(false);
});

test.each<[string, SampleCode]>([
  ['a color', { css: 'p { color: green; }' }],
  ['a ground', { css: 'body { BACKGROUND: white; }' }],
  ['a border that may be black', { css: 'p { border: 1px solid black; }' }],
  ['a variable that is one', { css: ':root { --tea: #0a0; }' }],
  ['a sheet from elsewhere', { css: '@import "tea.css";' }],
  ['styles in its HTML', { html: '<p style="margin: 0">Tea' }],
  ['a picture, which may be a black line', { html: '<img src="tea.svg" alt="Tea">' }],
  ['a canvas', { html: '<canvas></canvas>' }],
  ['a sheet that its HTML names', { html: '<link rel="stylesheet" href="tea.css">' }],
  ['attributes of old', { html: '<body text="navy">Tea' }],
  ['a script that sets styles', { js: 'document.body.style.margin = 0;' }],
  ['a script in its HTML', { html: '<p>Tea</p><script>document.body.append(new Image());</script>' }],
  ['an attribute that is script', { html: '<button onclick="document.body.className = fetch(1)">Pour</button>' }],
  ['a module from elsewhere', { js: 'import "./tea.js";' }],
  ['WebAssembly, of which no one knows', { wat: '(module)' }],
])('code with %s may bring colors', (_, code) => {
  expect(bringsColors(code)).toBe(true);
});
