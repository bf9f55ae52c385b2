import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cyclesOf } from './cycles.ts';
import { importGraph } from './import-graph.ts';

function graphOf(files: Readonly<Record<string, string>>) {
  const root = mkdtempSync(join(tmpdir(), 'webdocs-imports-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return importGraph(root, Object.keys(files));
}

test.each([
  ["import { b } from './b.ts';", 'value'],
  ["import './b.ts';", 'value'],
  ["export { b } from './b.ts';", 'value'],
  ["import { b, type C } from './b.ts';", 'value'],
  ["import {\n  b,\n} from './b.ts';", 'value'],
  ["import type { B } from './b.ts';", 'type'],
  ["import { type B, type C } from './b.ts';", 'type'],
  ["export type { B } from './b.ts';", 'type'],
  ["type B = typeof import('./b.ts');", 'type'],
  ["const b = () => import('./b.ts');", 'later'],
  ['const b = await import(/* webpackChunkName: "b" */ \'./b.ts\');', 'later'],
])('%s is an import of the kind %s', (text, kind) => {
  expect(graphOf({ 'a.ts': text, 'b.ts': '' }).get('a.ts')).toEqual([{ to: 'b.ts', kind }]);
});

test('an import of a package leads to the file that its exports name', () => {
  const graph = graphOf({
    'shared/x/package.json': JSON.stringify({
      name: '@a/x',
      exports: { '.': './src/x.ts', './sub/*': './src/sub/*.ts' },
      imports: { '#s': { browser: './b.ts', default: './src/s.ts' } },
    }),
    'shared/x/src/x.ts': "import '#s';",
    'shared/x/src/s.ts': '',
    'shared/x/src/sub/y.ts': '',
    'app/a.ts': "import '@a/x';\nimport '@a/x/sub/y';\nimport 'react';",
  });
  expect(graph.get('app/a.ts')?.map(({ to }) => to)).toEqual(['shared/x/src/x.ts', 'shared/x/src/sub/y.ts']);
  expect(graph.get('shared/x/src/x.ts')?.map(({ to }) => to)).toEqual(['shared/x/src/s.ts']);
});

test('a circle of imports is found with its way, also where one of them is a type', () => {
  const graph = graphOf({
    'a.ts': "import { b } from './b.ts';",
    'b.ts': "import type { C } from './c.ts';",
    'c.ts': "import { a } from './a.ts';",
    'd.ts': "import { a } from './a.ts';",
  });
  expect(cyclesOf(graph, ['value', 'type'])).toEqual([['a.ts', 'b.ts', 'c.ts']]);
  expect(cyclesOf(graph, ['value'])).toEqual([]);
});
