import { savesData } from './connection.ts';
import type { BegunPage } from './hydration-marks.ts';

const stateId = 'webdocs-state';

type Scripts = ReadonlyArray<readonly [address: string, integrity: string]>;

/**
 * Fetches every script of the page at once: the shell as a script, the others as preloads that the loaders of the
 * remotes find in the cache. Nothing waits for anything else, and each must match its hash. Returns how to take the elements back.
 */
export function fetchScripts(begins: (page: BegunPage) => void): () => void {
  const state = stateOfPage();
  const { scripts = [], ahead = [] } = state;
  begins(state);
  const added = [...scripts, ...(isToWorkWith() ? ahead : [])].map(([src, integrity], index) => {
    const element =
      index === 0
        ? Object.assign(document.createElement('script'), { src })
        : Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href: src });
    element.integrity = integrity;
    element.crossOrigin = 'anonymous';
    document.head.append(element);
    return element;
  });
  return () => added.forEach((element) => element.remove());
}

/** On a phone text fields do until the page is idle, and who saves data has them until they are touched. */
export function isToWorkWith(): boolean {
  return Boolean(stateOfPage().ahead) && !matchMedia('(pointer: coarse)').matches && !savesData();
}

export function startsEmpty(): boolean {
  return Boolean(stateOfPage().startsEmpty);
}

function stateOfPage(): BegunPage & { readonly scripts?: Scripts; readonly ahead?: Scripts; readonly startsEmpty?: true } {
  return JSON.parse(document.getElementById(stateId)?.textContent || '{}');
}
