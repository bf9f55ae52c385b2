import type { Asset, ComposedRemote } from '@webdocs/contracts/remote/composition';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { PartReference } from '@webdocs/contracts/page/state';
import type { PartIdentity, PartLifecycles } from '@webdocs/remote-kit';
import type { Federation } from './federation.ts';
import { shellParts } from './shell-parts.ts';
import { ensureStyles } from './styles.ts';
import { withTimeout } from './with-timeout.ts';

/** Longer than any single step below it: what is not there by then counts as failed and may still heal. */
const loadDeadlineMs = 10_000;

export interface LoadedPart {
  readonly lifecycles: PartLifecycles;
  readonly identity: PartIdentity;
}

export type LoadPart = (reference: PartReference, remotes: Readonly<Record<string, ComposedRemote>>) => Promise<LoadedPart>;

/** Loads code and styles of a part together; both must be there before it may replace anything. */
export function partLoader(federation: Federation, document: Document): LoadPart {
  return async ({ owner, part }, remotes) => {
    const remote = remotes[owner];
    const composed = remote?.parts[part];
    if (!remote || !composed)
      throw new Failure('PART_LOAD_FAILED', { part, remote: owner, version: remote?.version ?? '?', cause: 'not in this composition' });
    const identity = { remote: owner, version: remote.version, part };
    const own = owner === 'shell' ? shellParts[part] : undefined;
    preloadScripts(document, composed.scripts);
    // Styles first: the loader of a late chunk finds their links, and does not wait for others.
    const styles = ensureStyles(document, composed.styles, identity);
    const code = own ? own() : federation.load(remote, composed.module);
    const late = () => new Failure('PART_LOAD_TIMEOUT', { part, remote: owner, version: remote.version, milliseconds: loadDeadlineMs });
    const [lifecycles] = await withTimeout(Promise.all([code, styles]), loadDeadlineMs, late);
    return { lifecycles, identity };
  };
}

/** Fetches the files of a part side by side: its loader would ask for one after the other, and has their hashes from here. */
function preloadScripts(document: Document, scripts: readonly Asset[]): void {
  for (const { src, integrity } of scripts) {
    if (document.head.querySelector(`[href="${src}"], [src="${src}"]`)) continue;
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href: src, integrity, crossOrigin: 'anonymous' }),
    );
  }
}
