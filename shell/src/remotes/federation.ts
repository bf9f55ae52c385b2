import { createInstance } from '@module-federation/runtime';
import type { ComposedRemote } from '@webdocs/contracts/remote/composition';
import type { PartLifecycles } from '@webdocs/remote-kit';
import { loadEntry, type Container } from './container-entry.ts';
import { scope } from './shared-scope.ts';

type Shared = NonNullable<Parameters<typeof createInstance>[0]['shared']>;

/** Put in by the build, out of the table that the remotes are built against. */
declare const SHARED_TERMS: Readonly<Record<string, { readonly version: string; readonly shareConfig: object }>>;

export interface Federation {
  /** The entry of a remote is fetched when a part of it is first asked for. */
  load(remote: ComposedRemote, module: string): Promise<PartLifecycles>;
}

export function openFederation(origin: string): Federation {
  const { shareScopeMap } = createInstance({ name: 'shell', remotes: [], shared: sharedModules(), shareStrategy: 'loaded-first' });
  const containers = new Map<string, Promise<Container>>();
  const failed = new Map<string, number>();

  return {
    async load(remote, module) {
      const { globalName } = remote;
      const opened = containers.get(globalName) ?? open(remote);
      containers.set(globalName, opened);
      try {
        return await partIn(await opened, module);
      } catch (thrown) {
        if (containers.get(globalName) === opened) {
          containers.delete(globalName);
          failed.set(globalName, (failed.get(globalName) ?? 0) + 1);
        }
        throw thrown;
      }
    },
  };

  async function open({ entry, globalName }: ComposedRemote): Promise<Container> {
    const address = new URL(entry.src, origin);
    // The same address would join a request that hangs: another query makes the next try a real one.
    const attempt = failed.get(globalName);
    if (attempt) address.searchParams.set('attempt', String(attempt));
    const container = await loadEntry({ src: address.href, integrity: entry.integrity }, globalName);
    await container.init(shareScopeMap.default, [], { shareScopeKeys: 'default', shareScopeMap });
    return container;
  }
}

async function partIn(container: Container, module: string): Promise<PartLifecycles> {
  const make = await container.get(module);
  const made = make() as Partial<PartLifecycles> | undefined;
  if (typeof made?.mount !== 'function') throw new Error(`${module} exposes no lifecycles`);
  return made as PartLifecycles;
}

function sharedModules(): Shared {
  const modules = Object.entries(SHARED_TERMS).map(([name, terms]) => [name, { ...terms, lib: () => scope[name] }]);
  return Object.fromEntries(modules) as Shared;
}
