const stateId = 'webdocs-state';

/**
 * Fetches every script of the page at once: the shell as a script, the others as preloads that the loaders of the
 * remotes find in the cache. Nothing waits for anything else, and each must match its hash. Returns how to take the elements back.
 */
export function fetchScripts(): () => void {
  const added: HTMLElement[] = [];
  const { scripts = [] } = JSON.parse(document.getElementById(stateId)?.textContent || '{}') as {
    scripts?: ReadonlyArray<readonly [string, string]>;
  };
  for (const [index, [address, integrity]] of scripts.entries()) {
    const element =
      index === 0
        ? Object.assign(document.createElement('script'), { src: address })
        : Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href: address });
    element.integrity = integrity;
    element.crossOrigin = 'anonymous';
    document.head.append(element);
    added.push(element);
  }
  return () => added.forEach((element) => element.remove());
}
