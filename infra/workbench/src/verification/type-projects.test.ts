import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { runCommand } from '../run-command.ts';
import { typeProjects } from './static-checks.ts';

const root = join(import.meta.dirname, '../../../..');

function filesOf(project: string): readonly string[] {
  const path = join(root, project);
  const { config } = ts.readConfigFile(path, (file) => ts.sys.readFile(file)) as { config: unknown };
  return ts.parseJsonConfigFileContent(config, ts.sys, root, undefined, path).fileNames.map((file) => relative(root, file));
}

const files = new Map(typeProjects.map((project) => [project, filesOf(project)]));
const isIn = (project: string, file: string) => files.get(project)?.includes(file) ?? false;

const isTest = /\.test\.tsx?$|(^|\/)fixtures\//;
/** They drive a browser from Node, or are only there for tests. */
const isOfTests = /^(infra\/(e2e|bench)|shared\/testing)\//;

test('every file of a room that is no test is in the project of browsers or of servers, and none is in both', () => {
  const rooms = filesOf('tsconfig.json').filter(
    (file) => /\/src\/|\/definition\.ts$/.test(file) && !isTest.test(file) && !isOfTests.test(file),
  );
  expect(rooms.length).toBeGreaterThan(800);
  const wrong = rooms.filter((file) => isIn('tsconfig.browser.json', file) === isIn('tsconfig.server.json', file));
  expect(wrong).toEqual([]);
});

test('no test is in a project without the types of tests', () => {
  const others = typeProjects.filter((project) => project !== 'tsconfig.json');
  expect(others.flatMap((project) => (files.get(project) ?? []).filter((file) => /\.test\.tsx?$/.test(file)))).toEqual([]);
});

test.each([
  ['shell/src/main.ts', 'tsconfig.browser.json'],
  ['mfe-docs/definition.ts', 'tsconfig.browser.json'],
  ['infra/play/src/sample-frame/theme.ts', 'tsconfig.browser.json'],
  ['infra/gateway/src/gateway.ts', 'tsconfig.server.json'],
  ['shared/build/src/webpack-factory.ts', 'tsconfig.server.json'],
  ['shared/contracts/src/samples/sample-state.ts', 'tsconfig.isomorphic.json'],
])('%s is checked by %s', (file, project) => {
  expect(isIn(project, file)).toBe(true);
});

test.each([
  [
    'tsconfig.browser.json',
    [
      ['process.exit()', 'process'],
      ["import 'node:fs'", 'node:fs'],
      ['expect(1)', 'expect'],
    ],
  ],
  [
    'tsconfig.server.json',
    [
      ['document.title', 'document'],
      ['window.close()', 'window'],
    ],
  ],
  [
    'tsconfig.isomorphic.json',
    [
      ['document.title', 'document'],
      ['process.exit()', 'process'],
      ["Buffer.from('a')", 'Buffer'],
    ],
  ],
] as const)('%s refuses each file with a fault, and takes one without', async (project, faults) => {
  const folder = mkdtempSync(join(root, '.cache/types-of-a-fault-'));
  try {
    const options = { incremental: false, tsBuildInfoFile: null };
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ extends: `../../${project}`, compilerOptions: options, include: ['*.ts'], exclude: [] }),
    );
    writeFileSync(join(folder, 'whole.ts'), "export const address = new URL('https://example.org/').href;\n");
    faults.forEach(([fault], index) => writeFileSync(join(folder, `fault-${index}.ts`), `${fault};\nexport {};\n`));
    const { code, output } = await runCommand(process.execPath, [
      join(root, 'node_modules/typescript-native/bin/tsc'),
      '--noEmit',
      '--pretty',
      'false',
      '-p',
      folder,
    ]);
    expect(code).not.toBe(0);
    expect(output.split('\n').filter((line) => /\berror TS/.test(line))).toEqual(
      faults.map(([, name], index) => expect.stringMatching(new RegExp(`fault-${index}\\.ts\\(1,.*\\b${name}\\b`)) as string),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
