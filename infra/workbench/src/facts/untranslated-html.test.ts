import { untranslatedHtml } from './untranslated-html.ts';

test.each([
  ['html`<p>Save it</p>`', ['Save it']],
  ['html`<p>${name} was saved</p>`', ['was saved']],
  ["'<button>Close</button>'", ['Close']],
  ['`<nav aria-label="Calls">${list}</nav>`', ['Calls']],
  ['html`<p>日本語</p>`', ['日本語']],
])('%s speaks past the catalogue', (code, expected) => {
  expect(untranslatedHtml(`const page = ${code};`)).toEqual(expected.map((text) => `1: ${text}`));
});

test.each([
  "html`<p>${text('visit-saved')}</p>`",
  '`<meta charset="utf-8"><title>${title}</title>`',
  'html`<a href="${address}" rel="noopener">${name}</a>&nbsp;`',
  '`<style>p { color: red }</style>`',
  "'a sentence without tags'",
  'new RegExp(`<a [^>]*>every link${end}`)',
])('%s is in order', (code) => {
  expect(untranslatedHtml(`const page = ${code};`)).toEqual([]);
});
