import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.ts';

// Each builds, and the machine may be busy.
jest.setTimeout(60_000);

const folder = mkdtempSync(join(tmpdir(), 'webdocs-integrity-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const late = (name: string) => `export const ${name} = () => import(/* webpackChunkName: "${name}" */ './${name}.js');`;

/** Two parts: one asks for a table, twice, and its style, and both for two files that ask for each other. */
const sources = {
  'main.js': `${late('page')} ${late('play')} globalThis.begin = [page, play];`,
  'page.js': `${late('enhance')} ${late('left')}`,
  'enhance.js': `${late('table')} ${late('frames')}`,
  'frames.js': late('table'),
  'play.js': late('right'),
  'table.js': `import './table.css'; export const rows = [];`,
  'left.js': late('right'),
  'right.js': late('left'),
  'table.css': '.table { color: red }',
};

function hashOf(file: string, algorithm: 'sha256' | 'sha384' = 'sha256'): string {
  const content = readFileSync(join(folder, 'built', file));
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}

/** What the table in a built file says. */
function listedIn(file: string): unknown {
  const text = readFileSync(join(folder, 'built', file), 'utf8');
  expect(text).not.toContain('webdocs-integrity');
  if (!text.includes('.sri')) return undefined;
  const [table] = /\{(?:["']?[\w-]+["']?:["']sha(?:256|384)-[^"']+["'],?)*\}(?=[;,)])/.exec(text.slice(text.indexOf('.sri'))) ?? [];
  return table && (JSON.parse(table) as unknown);
}

async function build(plugin: ChunkIntegrityPlugin): Promise<void> {
  for (const [name, text] of Object.entries(sources)) writeFileSync(join(folder, name), text);
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: { main: './main.js' },
    target: ['web', 'es2022'],
    output: { path: join(folder, 'built'), chunkFilename: '[name].js', publicPath: '/' },
    module: { rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')] }] },
    plugins: [new MiniCssExtractPlugin({ chunkFilename: '[name].css' }), plugin],
    optimization: { chunkIds: 'named', splitChunks: false },
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => (error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve()));
  });
}

test('a file has the hashes of what is fetched only after it, each once, and the entry that of one in a circle: its parts are preloaded', async () => {
  await build(new ChunkIntegrityPlugin(1000, true));
  const [enhance, frames, left, right] = ['enhance', 'frames', 'left', 'right'].map((name) => ({
    [`schunk-${name}`]: hashOf(`${name}.js`),
  }));
  const table = { 'schunk-table': hashOf('table.js'), ctable: hashOf('table.css') };
  expect(listedIn('main.js')).toEqual(left);
  expect(listedIn('page.js')).toEqual({ ...enhance, ...left });
  expect(listedIn('enhance.js')).toEqual({ ...frames, ...table });
  expect(listedIn('frames.js')).toBeUndefined();
  expect(listedIn('play.js')).toEqual(right);
  expect(listedIn('left.js')).toEqual(right);
  expect(listedIn('right.js')).toEqual({});
});

test('the entry has the hash of what it asks for and no page preloads', async () => {
  await build(new ChunkIntegrityPlugin(1000, true, (chunk) => chunk === 'play'));
  expect(listedIn('main.js')).toMatchObject({ 'schunk-page': hashOf('page.js') });
  expect(listedIn('main.js')).not.toHaveProperty('schunk-play');
});

test('a part is fetched with the hash of its preload, and without one with a hash that no content has', async () => {
  await build(new ChunkIntegrityPlugin(1000, true));
  const fetched: Array<{ src?: string; integrity?: string }> = [];
  const site = {
    setTimeout: () => 0,
    document: {
      getElementsByTagName: () => [],
      createElement: () => ({ setAttribute: () => undefined }),
      head: {
        querySelector: (selector: string) => (selector === 'link[href="/page.js"]' ? { integrity: 'sha384-ofTheRelease' } : null),
        appendChild: (element: object) => fetched.push(element),
      },
    },
    begin: [] as ReadonlyArray<() => unknown>,
  };
  runInNewContext(readFileSync(join(folder, 'built/main.js'), 'utf8'), site);
  for (const part of site.begin) part();
  expect(fetched).toMatchObject([
    { src: '/page.js', integrity: 'sha384-ofTheRelease' },
    { src: '/play.js', integrity: `sha256-${'A'.repeat(43)}=` },
  ]);
});

test('what a page preloads besides its parts has the hash of the release', async () => {
  await build(new ChunkIntegrityPlugin(1000, true, undefined, ['table']));
  expect(listedIn('enhance.js')).toMatchObject({ 'schunk-table': hashOf('table.js', 'sha384'), ctable: hashOf('table.css') });
});

test('an entry that fetches no styles has no hash of one', async () => {
  await build(new ChunkIntegrityPlugin(1000, false));
  expect(listedIn('enhance.js')).toMatchObject({ 'schunk-table': hashOf('table.js') });
  expect(listedIn('enhance.js')).not.toHaveProperty('ctable');
});
