import { readImportMap, withModule } from './import-map.ts';

const allowed = {
  modules: [
    { name: 'tea', address: '/modules/tea.js' },
    { name: 'preact', address: '/modules/preact/index.js' },
    { name: 'preact/hooks', address: '/modules/preact/hooks.js' },
  ],
  hosts: ['https://esm.example'],
};
const mapped = (address: unknown) => JSON.stringify({ imports: { tea: address } });
const problemOf = (text: string, list: typeof allowed | undefined = allowed) => {
  const read = readImportMap(text, list);
  return 'problem' in read ? read.problem : undefined;
};

test.each(['', ' \n', '{}', '{ "imports": {} }', '{ "scopes": { "/modules/": { "tea": "/modules/tea.js" } } }'])(
  '%j is an import map',
  (text) => {
    expect(readImportMap(text, allowed)).toEqual({ names: [] });
  },
);

test.each(['/modules/tea.js', 'https://esm.example/tea@1/x.js?module'])('names may lead to %s', (address) => {
  expect(readImportMap(mapped(address), allowed)).toEqual({ names: ['tea'] });
});

test('a name that ends with a slash leads to all modules below an address', () => {
  expect(readImportMap('{ "imports": { "preact/": "/modules/preact/" } }', allowed)).toEqual({ names: ['preact/'] });
  expect(problemOf('{ "imports": { "all/": "/" } }')).toMatchObject({ kind: 'address' });
  expect(problemOf('{ "imports": { "preact/": "/modules/none/" } }')).toMatchObject({ kind: 'address' });
});

test.each([
  'data:text/javascript,alert(1)',
  'blob:http://localhost:3000/1b4e',
  'javascript:alert(1)',
  'http://localhost:3000/static/shell.js',
  'https://esm.example.evil.example/tea.js',
  'https://esm.example@evil.example/tea.js',
  'http://esm.example/tea.js',
  '//esm.example/tea.js',
  '/modules/none.js',
  '/modules/../tea.js',
  '/en-US/docs/Web/x.js',
  './tea.js',
  'tea',
  ' /modules/tea.js',
])('and nowhere else: not to %s', (address) => {
  expect(problemOf(mapped(address))).toEqual({ kind: 'address', line: 1, name: 'tea', address });
});

test('the same holds within scopes', () => {
  const text = '{\n  "scopes": {\n    "/modules/": {\n      "cup": "data:,"\n    }\n  }\n}';
  expect(problemOf(text)).toMatchObject({ kind: 'address', line: 4, name: 'cup', address: 'data:,' });
});

test.each([
  ['{\n  "imports": {\n    "tea": }\n}', 'json', 3],
  ['{\n  "imports": {\n', 'json', 3],
  ['{ tea: 1 }', 'json', 1],
  ['[]', 'shape', 1],
  ['null', 'shape', 1],
  ['{ "imports": [] }', 'shape', 1],
  ['{\n  "imports": {},\n  "scopes": 7\n}', 'shape', 3],
  ['{\n  "scopes": {\n    "/a/": "x"\n  }\n}', 'shape', 3],
  ['{\n  "import": {}\n}', 'shape', 2],
  ['{\n  "imports": {\n    "tea": 7\n  }\n}', 'entry', 3],
  ['{\n  "imports": {\n    "": "/modules/tea.js"\n  }\n}', 'entry', 3],
  ['{ "imports": { "tea/": "/modules/tea.js" } }', 'entry', 1],
])('%j is wrong in a way that is said with its line', (text, kind, line) => {
  expect(problemOf(text)).toMatchObject({ kind, line });
});

test('names of any length are cut where they are shown', () => {
  const problem = problemOf(JSON.stringify({ imports: { ['x'.repeat(500_000)]: `data:,${'y'.repeat(400_000)}` } }));
  expect([problem?.name.length, problem?.address.length]).toEqual([81, 81]);
});

test('without the list addresses are left to the frame', () => {
  expect(readImportMap(mapped('data:,'), undefined)).toEqual({ names: ['tea'] });
});

test('a module is put in with one press, and the rest stays', () => {
  const first = withModule('', { name: 'tea', address: '/modules/tea.js' });
  expect(first).toBe('{\n  "imports": {\n    "tea": "/modules/tea.js"\n  }\n}\n');
  const second = withModule('{ "scopes": {}, "imports": { "tea": "/modules/tea.js" } }', { name: 'cup', address: '/modules/cup.js' });
  expect(JSON.parse(second ?? '')).toEqual({ scopes: {}, imports: { tea: '/modules/tea.js', cup: '/modules/cup.js' } });
  expect(withModule('{', { name: 'tea', address: '/modules/tea.js' })).toBeUndefined();
});
