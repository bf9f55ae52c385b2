/** @jest-environment jsdom */
import { createInstance } from '@module-federation/runtime';
import type { WebpackRequire } from '@module-federation/webpack-bundler-runtime';
import { containerRuntime } from './container-runtime.ts';

const shareConfig = { singleton: true, requiredVersion: '^1.0.0' };

/** What webpack leaves in an entry: a container with one chunk that imports one shared module. */
function containerThatWants(shareKey: string) {
  const federation = { ...containerRuntime(), initOptions: { name: `mfe_${shareKey}`, remotes: [] }, instance: undefined };
  const webpackRequire = {
    federation,
    m: {} as Record<string, (module: { exports: unknown }) => void>,
    consumesLoadingData: {
      chunkMapping: { page: [7] },
      moduleIdToConsumeDataMapping: { 7: { shareKey, shareScope: ['default'], ...shareConfig } },
    },
  };
  Object.assign(federation, { instance: federation.bundlerRuntime.init({ webpackRequire: webpackRequire as unknown as WebpackRequire }) });
  const installedModules: Record<string, Promise<unknown> | 0> = {};

  return {
    federation,
    openIn({ shareScopeMap }: ReturnType<typeof createInstance>) {
      federation.bundlerRuntime.initContainerEntry({
        webpackRequire: webpackRequire as unknown as WebpackRequire,
        shareScope: shareScopeMap.default ?? {},
        shareScopeKey: 'default',
        remoteEntryInitOptions: { version: '', shareScopeMap, shareScopeKeys: 'default' },
      });
    },
    async loadPage() {
      const promises: Array<Promise<unknown>> = [];
      const options = { chunkId: 'page', promises, installedModules, webpackRequire, chunkMapping: {}, moduleToHandlerMapping: {} };
      federation.bundlerRuntime.consumes(options as unknown as Parameters<typeof federation.bundlerRuntime.consumes>[0]);
      await Promise.all(promises);
      const module = { exports: undefined as unknown };
      webpackRequire.m[7]?.(module);
      return module.exports;
    },
  };
}

function shellThatShares(names: readonly string[]) {
  const shared = Object.fromEntries(names.map((name) => [name, { version: '1.2.0', lib: () => `the ${name} of the shell`, shareConfig }]));
  return createInstance({ name: 'shell', remotes: [], shared, shareStrategy: 'loaded-first' });
}

test('a container runs with the modules that the shell shares, however often its chunks ask', async () => {
  const container = containerThatWants('tea');
  container.openIn(shellThatShares(['tea']));
  expect(await container.loadPage()).toBe('the tea of the shell');
  expect(await container.loadPage()).toBe('the tea of the shell');
});

test('an entry that runs again finds the instance of its container', () => {
  const { federation } = containerThatWants('cup');
  expect(containerThatWants('cup').federation.instance).toBe(federation.instance);
});

test('a module that the shell does not share fails the chunk by name', async () => {
  const container = containerThatWants('coffee');
  container.openIn(shellThatShares(['tea']));
  await expect(container.loadPage()).rejects.toThrow('coffee is not shared by the shell');
});
