/** @jest-environment jsdom */
import { codeListing } from './code-listing.ts';

test('code is text to read, whatever it says, a part for each language that it has', () => {
  const code = { html: '<img src=x onerror="steal()">\n</pre><script>steal()</script>', css: '', js: 'pour(`</code>`);', wat: '(module)' };
  const parts = codeListing(code);
  expect(parts.map((part) => part.querySelector('h2')?.textContent)).toEqual(['HTML', 'JavaScript', 'WebAssembly']);
  expect(parts.map((part) => part.querySelector('code')?.textContent)).toEqual([code.html, code.js, code.wat]);
  for (const part of parts) expect(part.querySelectorAll('img, script')).toHaveLength(0);
});

test('its tokens are marked, but where that would take long', () => {
  const [short, long] = ['const tea = 1;', `"${'tea'.repeat(30_000)}"`].map((js) => codeListing({ js })[0] as HTMLElement);
  expect(short?.querySelector('.token.keyword')?.textContent).toBe('const');
  expect(long?.querySelector('.token')).toBeNull();
});

test('a listing can be scrolled by keyboard, and has a name', () => {
  const listing = codeListing({ css: 'p {}' })[0]?.querySelector('pre');
  expect([listing?.tabIndex, listing?.getAttribute('role'), listing?.getAttribute('aria-label')]).toEqual([0, 'region', 'CSS']);
});

test('the script is called by its language, and an import map is part of the code', () => {
  const parts = codeListing({ js: 'let cups: number', language: 'ts', importMap: '{}' });
  expect(parts.map((part) => part.querySelector('h2')?.textContent)).toEqual(['TypeScript', 'importmap']);
});
