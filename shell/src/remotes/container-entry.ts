import type { Asset } from '@webdocs/contracts/composition';

/** What the entry of a remote leaves behind: the face of every container of module federation. */
export interface Container {
  init(shareScope: unknown, initScope: unknown[], host: { readonly shareScopeKeys: string; readonly shareScopeMap: unknown }): unknown;
  get(module: string): Promise<() => unknown>;
}

/** A remote entry is small and near: one that takes longer is treated as missing, and the page heals later. */
const entryTimeoutMs = 4000;

/** Runs the entry of a remote, which must match the hash of its signed release. */
export function loadEntry({ src, integrity }: Asset, globalName: string): Promise<Container> {
  const global = globalThis as unknown as Record<string, Container | undefined>;
  // What an earlier try left there is not what this one brings.
  global[globalName] = undefined;
  const script = Object.assign(document.createElement('script'), { src, integrity, crossOrigin: 'anonymous' });
  return new Promise<Container>((resolve, reject) => {
    const missing = (how: string) => () => reject(new Error(`${src} ${how}`));
    const late = setTimeout(missing(`did not load within ${entryTimeoutMs} ms`), entryTimeoutMs);
    script.addEventListener('error', missing('is missing or was refused'));
    script.addEventListener('load', () => {
      clearTimeout(late);
      const container = global[globalName];
      if (container) resolve(container);
      else missing('made no container')();
    });
    document.head.append(script);
  }).finally(() => script.remove());
}
