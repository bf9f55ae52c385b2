import { folderCycles } from './folder-cycles.ts';
import type { ImportGraph, ImportKind } from './import-graph.ts';

function graphOf(imports: ReadonlyArray<readonly [from: string, to: string, kind?: ImportKind]>): ImportGraph {
  const paths = new Set(imports.flatMap(([from, to]) => [from, to]));
  return new Map(
    [...paths].map((path) => [path, imports.filter(([from]) => from === path).map(([, to, kind = 'value']) => ({ to, kind }))]),
  );
}

test('two folders of a package that import each other are a cycle, also where one imports types alone', () => {
  const graph = graphOf([
    ['infra/content/src/read/corpus.ts', 'infra/content/src/write/words.ts', 'type'],
    ['infra/content/src/write/site.ts', 'infra/content/src/read/memory.ts'],
  ]);
  expect(folderCycles(graph)).toEqual(['infra/content/src/read -> infra/content/src/write -> infra/content/src/read']);
});

test('a file beside the folders counts as one of them', () => {
  const graph = graphOf([
    ['shell/src/start.ts', 'shell/src/navigation/router.ts'],
    ['shell/src/navigation/router.ts', 'shell/src/start.ts', 'type'],
  ]);
  expect(folderCycles(graph)).toHaveLength(1);
});

test('a way round over a third folder is a cycle', () => {
  const graph = graphOf([
    ['mfe-docs/src/pages/a.ts', 'mfe-docs/src/features/b.ts'],
    ['mfe-docs/src/features/b.ts', 'mfe-docs/src/data/c.ts'],
    ['mfe-docs/src/data/c.ts', 'mfe-docs/src/pages/a.ts'],
  ]);
  expect(folderCycles(graph)).toHaveLength(1);
});

test.each([
  ['one way', [['shared/http/src/a/a.ts', 'shared/http/src/b/b.ts']]],
  [
    'files of one folder',
    [
      ['shared/http/src/a/a.ts', 'shared/http/src/a/b.ts'],
      ['shared/http/src/a/b.ts', 'shared/http/src/a/a.ts'],
    ],
  ],
  [
    'two packages',
    [
      ['infra/api/src/a.ts', 'infra/search/src/b.ts'],
      ['infra/search/src/b.ts', 'infra/api/src/a.ts'],
    ],
  ],
  [
    'a test',
    [
      ['shell/src/a/a.ts', 'shell/src/b/b.ts'],
      ['shell/src/b/b.test.ts', 'shell/src/a/a.ts'],
    ],
  ],
  [
    'an import() at work',
    [
      ['shell/src/a/a.ts', 'shell/src/b/b.ts'],
      ['shell/src/b/b.ts', 'shell/src/a/a.ts', 'later'],
    ],
  ],
] as const)('%s is no cycle', (_, imports) => {
  expect(folderCycles(graphOf(imports))).toEqual([]);
});
