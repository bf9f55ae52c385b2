import { compositionWith, pageWith } from './show-in-page.ts';

const asset = (src: string) => ({ src, integrity: 'sha384-x' });
const composed = {
  version: '0.0.0-dev',
  globalName: 'dev',
  entry: asset('/remotes/mfe-docs/0.0.0-dev/e.js'),
  routes: [],
  fills: [],
  parts: {},
};
const under = { name: 'mfe-docs', composed };

const state = {
  remotes: { shell: { version: '1.0.0' }, 'mfe-docs': { version: '1.0.0' } },
  page: { title: 'a </script> in \u003cb>' },
  main: { owner: 'mfe-docs', part: 'page' },
  slots: { bookmark: { owner: 'mfe-plus', part: 'bookmark' }, 'compat-table': { owner: 'mfe-docs', part: 'table' } },
  scripts: [
    ['/remotes/shell/1.0.0/client/main.js', 'sha384-s'],
    ['/remotes/mfe-docs/1.0.0/client/remoteEntry.js', 'sha384-d'],
  ],
};
const page = `<html><head><link rel="stylesheet" href="/remotes/mfe-docs/1.0.0/a.css" integrity="x"><link rel="stylesheet" href="/remotes/shell/1.0.0/a.css"><script type="application/json" id="webdocs-state">${JSON.stringify(state).replaceAll('<', '\\u003c')}</script></head><body>text</body></html>`;

function stateOf(html: string): typeof state & { main: { failed?: boolean } } {
  return JSON.parse(/id="webdocs-state">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as typeof state;
}

test('the remote under work is taken from here and mounted afresh, the others stay', () => {
  const shown = stateOf(pageWith(page, under));
  expect(shown.remotes['mfe-docs']).toEqual(composed);
  expect(shown.remotes.shell).toEqual({ version: '1.0.0' });
  expect(shown.main).toEqual({ owner: 'mfe-docs', part: 'page', failed: true });
  expect(shown.slots).toEqual({
    bookmark: { owner: 'mfe-plus', part: 'bookmark' },
    'compat-table': { owner: 'mfe-docs', part: 'table', failed: true },
  });
});

test('its deployed scripts and styles are left out', () => {
  const html = pageWith(page, under);
  expect(stateOf(html).scripts).toEqual([['/remotes/shell/1.0.0/client/main.js', 'sha384-s']]);
  expect(html.match(/<link[^>]*>/g)).toEqual(['<link rel="stylesheet" href="/remotes/shell/1.0.0/a.css">']);
});

test('text that looks like the end of a script stays text', () => {
  expect(stateOf(pageWith(page, under)).page.title).toBe('a </script> in <b>');
});

test('the hook of React Refresh comes before every other script', () => {
  expect(pageWith(page, under).indexOf('__REACT_DEVTOOLS_GLOBAL_HOOK__')).toBeLessThan(page.indexOf('webdocs-state'));
});

test('a page without the remote keeps its remotes', () => {
  expect(Object.keys(stateOf(pageWith(page, { name: 'mfe-ads', composed })).remotes)).toEqual(['shell', 'mfe-docs']);
});

test('a composition names the remote under work', () => {
  const composition = { id: '0123456789abcdef', remotes: { shell: { ...composed, version: '1.0.0' } } };
  expect(compositionWith(composition, under).remotes).toEqual({ shell: { ...composed, version: '1.0.0' }, 'mfe-docs': composed });
});
