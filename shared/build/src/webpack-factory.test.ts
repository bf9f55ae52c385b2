import type { RemoteDefinition } from '@webdocs/contracts/remote/definition';
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
