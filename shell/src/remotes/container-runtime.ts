import { createInstance, getInstance } from '@module-federation/runtime';
import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js';
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js';

type Options = Parameters<typeof createInstance>[0];

interface Container {
  readonly federation: { readonly initOptions: Options };
}

/**
 * The federation runtime as the containers of the remotes take it from the shell: they are built without one, which
 * saves 4 KB in each. Every container gets an object of its own, because it keeps its state in there. What shares modules
 * before anything is asked for is left out: all that a container has, it fetches late.
 */
export function containerRuntime() {
  return {
    runtime: {},
    bundlerRuntime: { consumes, I: initializeSharing, initContainerEntry, init, S: {} },
    attachShareScopeMap,
    bundlerRuntimeOptions: {},
  };
}

/** A container has one instance, however often its entry runs. */
function init({ webpackRequire: { federation } }: { webpackRequire: Container }) {
  const { initOptions } = federation;
  const known = getInstance(({ name }) => name === initOptions.name);
  known?.initOptions(initOptions);
  return known ?? createInstance(initOptions);
}
