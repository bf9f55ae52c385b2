import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteDefinition } from '@webdocs/contracts/remote/definition';
import webpack from 'webpack';
import { federatedBuild, type BuildTarget } from './webpack-factory.ts';

const definition: RemoteDefinition = {
  name: 'mfe-docs',
  title: 'Documents',
  routes: [],
  parts: { page: { module: './page', fallback: { kind: 'plain-document' }, budgetKb: 12 } },
  opens: [],
  fills: [],
  publishes: [],
  consumes: [],
  calls: [],
  entryBudgetKb: 8,
};

function clientOf(target: Partial<BuildTarget>) {
  const build = federatedBuild('/rooms/mfe-docs', definition);
  return build.configurations({ mode: 'production', version: '2.0.0', output: '/built', ...target }).client;
}

it('a late file is found under the version of its build, so the entry of a remote lists no hash for its name', () => {
  const { output, optimization } = clientOf({ version: '2.0.0' });
  expect(output?.publicPath).toBe('/remotes/mfe-docs/2.0.0/client/');
  expect(output?.chunkFilename).toBe('[name].js');
  expect(optimization?.chunkIds).toBe('named');
});

it('a dev server, which builds under one version, names a file anew whenever its content changes', () => {
  expect(clientOf({ refresh: true }).output?.chunkFilename).toMatch(/contenthash/);
});

describe('a server bundle', () => {
  const plain = {
    'server.js': `import { name } from './name.js';\nexport default { render: async () => name };`,
    'name.js': `export const name = 'games';`,
  };

  it('is built of files that import no module of Node', async () => {
    expect(await serverErrors(plain)).toBe('');
  });

  it.each(['node:fs', 'fs/promises', 'util', 'async_hooks'])('that imports %s is refused, with what to do instead', async (name) => {
    const errors = await serverErrors({ ...plain, 'name.js': `import * as own from '${name}';\nexport const name = Object.keys(own);` });
    expect(errors).toContain(`name.js imports ${name}, a module of Node`);
    expect(errors).toContain('take what the page needs from its JSON');
  });
});

/** What a build of these files complains of. */
async function serverErrors(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'server-bundle-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const { server } = federatedBuild(folder, definition).configurations({
    mode: 'development',
    version: '2.0.0',
    output: folder,
    serverEntry: join(folder, 'server.js'),
  });
  const compiler = webpack(server);
  try {
    return await new Promise((resolve, reject) => {
      compiler.run((error, stats) => (error ? reject(error) : resolve(stats?.toString('errors-only') ?? '')));
    });
  } finally {
    await new Promise((closed) => compiler.close(closed));
    rmSync(folder, { recursive: true });
  }
}
