import { createInstance, getInstance } from '@module-federation/runtime';
import type {
  ConsumesLoadingData,
  ConsumesOptions,
  InitContainerEntryOptions,
  WebpackRequire,
} from '@module-federation/webpack-bundler-runtime';

type Options = Parameters<typeof createInstance>[0];
type Instance = ReturnType<typeof createInstance>;
type Wanted = NonNullable<ConsumesLoadingData['moduleIdToConsumeDataMapping']>[string];

/**
 * The federation runtime as the containers of the remotes take it from the shell: they are built without one, which saves
 * 4 KB in each. What a container asks for is declared by the public types of the bundler runtime. That package itself also
 * brings what loads remotes of remotes and what shares modules before anything is asked for: 3.3 KB that no container uses.
 */
export function containerRuntime() {
  return { runtime: {}, bundlerRuntime: { init, initContainerEntry, consumes }, bundlerRuntimeOptions: {} };
}

/** A container has one instance, however often its entry runs. */
function init({ webpackRequire }: { webpackRequire: Pick<WebpackRequire, 'federation'> }): Instance {
  const options = webpackRequire.federation.initOptions as Options;
  return getInstance(({ name }) => name === options.name) ?? createInstance(options);
}

/** The shell hands over what it shares. A container adds nothing of its own. */
function initContainerEntry({ webpackRequire, shareScope, shareScopeKey, remoteEntryInitOptions }: InitContainerEntryOptions): void {
  const hostShareScopeMap = remoteEntryInitOptions?.shareScopeMap ?? {};
  instanceOf(webpackRequire).initShareScopeMap(shareScopeKey as string, shareScope, { hostShareScopeMap });
}

/** Before a chunk runs, the shared modules that it imports are there. One that failed is asked for again by the next chunk. */
function consumes({ chunkId, promises, installedModules, webpackRequire }: ConsumesOptions): void {
  const { chunkMapping = {}, moduleIdToConsumeDataMapping = {} } = webpackRequire.consumesLoadingData ?? {};
  for (const id of chunkMapping[chunkId] ?? []) {
    const { shareKey, shareScope, ...shareConfig } = moduleIdToConsumeDataMapping[id] as Wanted;
    installedModules[id] ??= instanceOf(webpackRequire)
      .loadShare(shareKey, { customShareInfo: { shareConfig, scope: [shareScope].flat() } })
      .then((factory) => {
        if (!factory) throw new Error(`${shareKey} is not shared by the shell`);
        installedModules[id] = 0;
        webpackRequire.m[id] = (module: { exports: unknown }) => {
          module.exports = factory();
        };
      })
      .catch((thrown: unknown) => {
        delete installedModules[id];
        throw thrown;
      });
    promises.push(installedModules[id] as Promise<unknown>);
  }
}

function instanceOf({ federation }: WebpackRequire): Instance {
  return federation.instance as Instance;
}
