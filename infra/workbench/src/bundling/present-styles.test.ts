import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteBuild } from '@webdocs/build/webpack-factory';
import { unconfinedStyles } from '@webdocs/registry/confined-styles';
import webpack from 'webpack';
import { repositoryFiles } from '../facts/repository-files.ts';
import { inRepository } from '../repository.ts';

test('the gate takes every style sheet that remotes have, as the build makes it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'webdocs-styles-'));
  const sheets = repositoryFiles().filter((path) => /^(mfe-[^/]+|shared\/[^/]+)\/src\/.*\.module\.css$/.test(path));
  expect(sheets.length).toBeGreaterThan(100);
  writeFileSync(join(folder, 'sheets.js'), sheets.map((path) => `import ${JSON.stringify(inRepository(path))};\n`).join(''));
  // Under the name of one remote, which is all in which they differ: a build of each would be five.
  const { default: build } = (await import(inRepository('mfe-docs/webpack.config.ts'))) as { default: RemoteBuild };
  const { client } = build.configurations({ mode: 'production', version: '1.0.0', output: folder });
  const compiler = webpack({
    ...client,
    entry: { sheets: join(folder, 'sheets.js') },
    externals: [],
    plugins: client.plugins?.filter((plugin) => plugin?.constructor.name === 'MiniCssExtractPlugin'),
  });
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    compiler.run((error, done) => (error ? reject(error) : resolve(done)));
  });
  expect(stats?.toString('errors-only')).toBe('');
  const source = readFileSync(join(folder, 'client/sheets.css'), 'utf8');
  expect(source.match(/mfe-docs-/g)?.length).toBeGreaterThan(1000);
  expect(unconfinedStyles('mfe-docs', source)).toEqual([]);
  // It builds what all remotes show: 33 s on a busy machine.
}, 120_000);
