import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import type { ComposedRemote } from '@webdocs/contracts/composition';
import type { PartLifecycles } from '@webdocs/remote-kit';
import { scope } from './shared-scope.ts';

type Shared = NonNullable<Parameters<typeof createInstance>[0]['shared']>;

/** Put in by the build, out of the table that the remotes are built against. */
declare const SHARED_TERMS: Readonly<Record<string, { readonly version: string; readonly shareConfig: object }>>;

/** A remote entry is small and near: one that takes longer is treated as missing, and the page heals later. */
const entryTimeoutMs = 4000;

export interface Federation {
  /** Makes a remote known; its entry is fetched when a part of it is first asked for. */
  register(remote: ComposedRemote): void;
  load(remote: ComposedRemote, module: string): Promise<PartLifecycles>;
}

export function openFederation(origin: string): Federation {
  const integrityByAddress = new Map<string, string>();
  const attempts = new Map<string, number>();
  const instance = createInstance({
    name: 'shell',
    remotes: [],
    shared: sharedModules(),
    shareStrategy: 'loaded-first',
    plugins: [checkedEntries(integrityByAddress)],
  });
  const known = new Set<string>();

  return {
    register(remote) {
      const address = new URL(remote.entry.src, origin).href;
      integrityByAddress.set(address, remote.entry.integrity);
      if (known.has(remote.globalName)) return;
      known.add(remote.globalName);
      instance.registerRemotes([{ name: remote.globalName, entry: address, type: 'global', entryGlobalName: remote.globalName }]);
    },
    async load(remote, module) {
      try {
        return await loadModule(remote, module);
      } catch (thrown) {
        // The runtime remembers a failed entry for ever, and the same address would join a hung request: another
        // query string makes the next try a real one.
        const attempt = (attempts.get(remote.globalName) ?? 0) + 1;
        attempts.set(remote.globalName, attempt);
        const again = `${new URL(remote.entry.src, origin).href}?attempt=${attempt}`;
        integrityByAddress.set(again, remote.entry.integrity);
        instance.registerRemotes([{ name: remote.globalName, entry: again, type: 'global', entryGlobalName: remote.globalName }], {
          force: true,
        });
        throw thrown;
      }
    },
  };

  async function loadModule(remote: ComposedRemote, module: string): Promise<PartLifecycles> {
    const loaded = await instance.loadRemote<PartLifecycles>(`${remote.globalName}/${module.slice(2)}`);
    if (typeof loaded?.mount !== 'function') throw new Error(`${module} exposes no lifecycles`);
    return loaded;
  }
}

function sharedModules(): Shared {
  const modules = Object.entries(SHARED_TERMS).map(([name, terms]) => [name, { ...terms, lib: () => scope[name] }]);
  return Object.fromEntries(modules) as Shared;
}

/** Every entry is fetched with the hash of its signed release; an address without one is refused. */
function checkedEntries(integrityByAddress: ReadonlyMap<string, string>): ModuleFederationRuntimePlugin {
  return {
    name: 'webdocs-checked-entries',
    createScript({ url }) {
      const integrity = integrityByAddress.get(url);
      if (!integrity) throw new Error(`no integrity is known for ${url}`);
      const script = document.createElement('script');
      script.src = url;
      script.integrity = integrity;
      script.crossOrigin = 'anonymous';
      return { script, timeout: entryTimeoutMs };
    },
  };
}
