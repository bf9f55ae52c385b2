import type { Asset } from '@webdocs/contracts/remote/composition';

/** Fetches the files of a part side by side: its loader would ask for one after the other. */
export function preloadScripts(document: Document, scripts: readonly Asset[]): void {
  for (const { src, integrity } of scripts) {
    if (document.head.querySelector(`[href="${src}"], [src="${src}"]`)) continue;
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href: src, integrity, crossOrigin: 'anonymous' }),
    );
  }
}
