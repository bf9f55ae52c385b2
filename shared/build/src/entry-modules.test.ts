import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { RemoteDefinition } from '@webdocs/contracts/remote/definition';
import { browserEntryModule, partSources, serverEntryModule } from './entry-modules.ts';

const part = (source: string) => ({ module: './page', source, fallback: { kind: 'nothing' as const }, budgetKb: 1 });
const definitionWith = (source: string, name = 'mfe-tea'): RemoteDefinition => ({
  name,
  title: 'Tea',
  routes: [],
  parts: { 'tea-page': part(source) },
  opens: [],
  fills: [],
  publishes: [],
  consumes: [],
  calls: [],
  entryBudgetKb: 8,
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'entry-modules-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

const teaPage = { 'src/pages/tea.ts': 'export const other = 1;\nexport const teaPage = definePart({ component: Tea });\n' };

test('the entry of a part for browsers is bound to what its file exports', () => {
  write(teaPage);
  const [source] = partSources(folder, definitionWith('src/pages/tea.ts'));
  expect(browserEntryModule(source as never, join(folder, 'src/pages'))).toBe(
    [
      `import { browserEntry } from '@webdocs/remote-kit/browser-entry';`,
      `import { teaPage } from './tea.ts';`,
      `export const { bootstrap, mount, unmount } = browserEntry(teaPage);`,
      '',
    ].join('\n'),
  );
});

test('the entry for servers has all parts, and what the remote has on the server alone', () => {
  write(teaPage);
  const definition = definitionWith('src/pages/tea.ts');
  const bare = serverEntryModule(folder, definition, folder);
  expect(bare).toContain(`import { teaPage as part0 } from './src/pages/tea.ts';`);
  expect(bare).toContain(`const parts = { 'tea-page': part0, ...ownParts };`);
  expect(bare).toContain('const serverSide = {};');
  expect(bare).not.toContain('scope');
  write({ 'src/server-side.ts': 'export const serverSide = {};' });
  expect(serverEntryModule(folder, definition, folder)).toContain(`import { serverSide } from './src/server-side.ts';`);
});

test('the entry of the shell holds the packages that remotes are given', () => {
  write(teaPage);
  expect(serverEntryModule(folder, definitionWith('src/pages/tea.ts', 'shell'), folder)).toContain(
    `export { scope } from './src/server/scope.ts';`,
  );
});

test.each([
  ['is not there', {}, 0],
  ['holds no part', { 'src/pages/tea.ts': 'export const tea = 1;' }, 0],
  ['holds two parts', { 'src/pages/tea.ts': 'export const a = definePart({});\nexport const b = definePart({});' }, 2],
])('a source that %s is refused, with what to name instead', (_what, files, count) => {
  write(files);
  expect(() => partSources(folder, definitionWith('src/pages/tea.ts'))).toThrow(
    expect.objectContaining({
      code: 'PART_WITHOUT_SOURCE',
      values: { remote: 'mfe-tea', part: 'tea-page', source: 'src/pages/tea.ts', count },
      remedy: expect.stringContaining('definePart') as unknown,
    }),
  );
});
