import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { readWorkspaces } from '@webdocs/build/workspaces';
import { inRepository, repositoryRoot } from '../repository.ts';
import { forbiddenImports, typeErrors } from './source-checks.ts';

test('what a remote may not import is told with its file and what to do instead, and what it may passes', () => {
  const workspaces = readWorkspaces(repositoryRoot);
  const found = (text: string, path = 'mfe-docs/src/pages/one.ts') => forbiddenImports(workspaces, new Map([[path, text]]));
  expect(found("import { x } from '@webdocs/mfe-plus/x';\n")).toEqual([
    expect.stringMatching(/^mfe-docs\/src\/pages\/one\.ts imports @webdocs\/mfe-plus\/x: ./),
  ]);
  expect(found("export const late = () => import('@webdocs/shell/x');\n")).toHaveLength(1);
  expect(found("import { usePublish } from '@webdocs/remote-kit';\n")).toEqual([]);
  // Tests are not deployed.
  expect(found("import { x } from '@webdocs/mfe-plus/x';\n", 'mfe-docs/src/pages/one.test.ts')).toEqual([]);
});

test('an error of types is told with file and line, and without one there is nothing to tell', async () => {
  const folder = `.cache/typed-${process.pid}`;
  mkdirSync(inRepository(folder), { recursive: true });
  const write = (text: string) => writeFileSync(inRepository(folder, 'one.ts'), text);
  try {
    write("export const count: number = 'one';\n");
    expect(await typeErrors(folder)).toEqual([expect.stringMatching(/one\.ts\(1,14\): error TS2322: .*'string'/)]);
    write("export const count: number = 'one'.length;\n");
    expect(await typeErrors(folder)).toEqual([]);
  } finally {
    rmSync(inRepository(folder), { recursive: true });
  }
});
