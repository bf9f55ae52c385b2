/**
 * Stands in for two modules of the federation runtime in the shell: snapshots of manifests, and preloading by them.
 * The composition of the page says which files there are and the head script fetches them, so neither is ever asked.
 */
export class SnapshotHandler {
  readonly manifestCache = new Map<string, unknown>();
  readonly hooks = { applyPlugin: () => undefined };
}

export function getGlobalRemoteInfo(): { readonly hostGlobalSnapshot: undefined } {
  return { hostGlobalSnapshot: undefined };
}

export function formatPreloadArgs(): never[] {
  return [];
}

export async function preloadAssets(): Promise<never[]> {
  return [];
}
