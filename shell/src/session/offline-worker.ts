/** The worker that keeps pages for reading offline; most readers have none. */
export interface OfflineWorker {
  /** Asks it to empty its database. */
  clear(): void;
}

export function offlineWorker({ serviceWorker }: Pick<Navigator, 'serviceWorker'> = navigator): OfflineWorker {
  // Absent in private windows of some browsers, and without https.
  const container = serviceWorker as ServiceWorkerContainer | undefined;
  return { clear: () => container?.controller?.postMessage({ type: 'clear' }) };
}
