import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import type { ComposedRemote } from '@webdocs/contracts/remote/composition';
import type { PartLifecycles } from '@webdocs/remote-kit';
import { ReleasedEntries } from './released-entries.ts';
import { scope } from './shared-scope.ts';

type Shared = NonNullable<Parameters<typeof createInstance>[0]['shared']>;

/** Put in by the build, out of the table that the remotes are built against. */
declare const SHARED_TERMS: Readonly<Record<string, { readonly version: string; readonly shareConfig: object }>>;

export interface Federation {
  /** The entry of a remote is fetched when a part of it is first asked for. */
  load(remote: ComposedRemote, module: string): Promise<PartLifecycles>;
}

/** Remotes by the runtime of module federation. Nothing about them is built into the shell: the composition names them. */
export function openFederation(origin: string, plugins: readonly ModuleFederationRuntimePlugin[] = []): Federation {
  const entries = new ReleasedEntries();
  const runtime = createInstance({
    name: 'shell',
    remotes: [],
    shared: sharedModules(),
    shareStrategy: 'loaded-first',
    // Of several plugins that make a script the last one counts: it is the one with the hash.
    plugins: [...plugins, entries.plugin],
  });

  return {
    async load({ entry, globalName }, module) {
      const address = new URL(entry.src, origin).href;
      entries.expect(address, entry.integrity);
      runtime.registerRemotes([{ name: globalName, entry: address, type: 'global', entryGlobalName: globalName }]);
      const part = await runtime.loadRemote<Partial<PartLifecycles>>(globalName + module.slice(1));
      if (typeof part?.mount !== 'function') throw new Error(`${module} exposes no lifecycles`);
      return part as PartLifecycles;
    },
  };
}

function sharedModules(): Shared {
  const modules = Object.entries(SHARED_TERMS).map(([name, terms]) => [name, { ...terms, lib: () => scope[name] }]);
  return Object.fromEntries(modules) as Shared;
}
