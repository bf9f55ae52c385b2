import { mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const load = createRequire(import.meta.url)(join(import.meta.dirname, 'css-import-loader.cjs')) as (
  this: { readonly resourcePath: string; addDependency(file: string): void },
  source: string,
) => string;

test('pieces of a style sheet stand in their order where they are imported, and are watched', () => {
  const folder = mkdtempSync(join(tmpdir(), 'webdocs-css-'));
  writeFileSync(join(folder, 'one.css'), '.a {\n  color: red;\n}\n');
  writeFileSync(join(folder, 'two.css'), '.a {\n  color: blue;\n}\n');
  const watched: string[] = [];
  const context = { resourcePath: join(folder, 'sheet.module.css'), addDependency: (file: string) => void watched.push(file) };
  expect(load.call(context, "@import './one.css';\n@import './two.css';\n.b {\n}\n")).toBe(
    '.a {\n  color: red;\n}\n.a {\n  color: blue;\n}\n.b {\n}\n',
  );
  expect(watched).toEqual([join(folder, 'one.css'), join(folder, 'two.css')]);
});
