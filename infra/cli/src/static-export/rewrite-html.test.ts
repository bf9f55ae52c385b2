import { rewrittenHtml } from './rewrite-html.ts';

const around = { has: () => true, names: () => undefined, write: (address: string) => `/docs${address}` };

test.each([
  ['<img srcset="/a.png 1x,/b.png 2x">', '<img srcset="/docs/a.png 1x, /docs/b.png 2x">'],
  ['<img srcset="data:image/png;base64,AA== 1x">', '<img srcset="data:image/png;base64,AA== 1x">'],
])('each picture of a set has its address in the export: %s', (html, written) => {
  expect(rewrittenHtml(html, around)).toBe(written);
});
