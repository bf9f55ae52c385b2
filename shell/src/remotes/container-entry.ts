import type { Asset } from '@webdocs/contracts/remote/composition';
import { withPatience } from './with-patience.ts';

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
  const failure = (how: string) => new Error(`${src} ${how}`);
  const run = new Promise<Container>((resolve, reject) => {
    script.addEventListener('error', () => reject(failure('is missing or was refused')));
    script.addEventListener('load', () => {
      const container = global[globalName];
      if (container) resolve(container);
      else reject(failure('made no container'));
    });
    document.head.append(script);
  });
  return withPatience(run, entryTimeoutMs, () => failure(`did not load within ${entryTimeoutMs} ms`)).finally(() => script.remove());
}
