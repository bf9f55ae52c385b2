import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import webpack from 'webpack';
import { UnusedExportsPlugin } from './unused-exports-plugin.ts';

const folder = mkdtempSync(join(tmpdir(), 'webdocs-unused-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A module of many functions, one of which calls another, and one that does something as soon as it is read. */
const large = [
  ...Array.from({ length: 400 }, (_, n) => `export function shape${n}(value) { return { kind: 'shape ${n}', value }; }`),
  `export function pair(value) { return [shape7(value), shape8(value)]; }`,
  `globalThis.shapesWereRead = true;`,
].join('\n');

/** What is handed to the minifiers, when two parts ask for something of the module. */
async function built(module: string): Promise<string> {
  writeFileSync(join(folder, 'shapes.js'), module);
  writeFileSync(join(folder, 'other.js'), "import { shape3 } from './shapes.js';\nexport const other = () => shape3('other');");
  writeFileSync(
    join(folder, 'main.js'),
    "import { pair } from './shapes.js';\nimport { other } from './other.js';\nglobalThis.made = [pair('main'), other()];",
  );
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './main.js',
    output: { path: folder, filename: 'built.cjs' },
    // As in the builds, where several modules that stay apart ask for it.
    optimization: { concatenateModules: false, minimizer: [new UnusedExportsPlugin()] },
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
      else resolve();
    });
  });
  return readFileSync(join(folder, 'built.cjs'), 'utf8');
}

it('of a large module only what is asked for is left to minimize, and what that calls', async () => {
  const text = await built(large);
  const left = [...text.matchAll(/function (\w+)\(value\)/g)].map(([, name]) => name);
  expect(left.sort()).toEqual(['pair', 'shape3', 'shape7', 'shape8']);
});

it('what is left does what the whole did', async () => {
  const text = await built(large);
  const page: Record<string, unknown> = {};
  runInNewContext(text, page);
  expect(JSON.parse(JSON.stringify(page))).toEqual({
    shapesWereRead: true,
    made: [
      [
        { kind: 'shape 7', value: 'main' },
        { kind: 'shape 8', value: 'main' },
      ],
      { kind: 'shape 3', value: 'other' },
    ],
  });
});

it('a module in which everything is asked for is left as webpack wrote it', async () => {
  const padding = `/* ${'-'.repeat(30_000)} */`;
  const text = await built(`${padding}\nexport const shape3 = (value) => value;\nexport const pair = (value) => value;`);
  expect(text).toContain(padding);
});
