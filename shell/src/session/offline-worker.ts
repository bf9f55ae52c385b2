/** The worker that keeps pages for reading offline; most readers have none. */
export interface OfflineWorker {
  /** Asks it to empty its database. */
  clear(): void;
  /** Takes it away. */
  disable(): void;
}

export function offlineWorker({ serviceWorker }: Pick<Navigator, 'serviceWorker'> = navigator): OfflineWorker {
  // Absent in private windows of some browsers, and without https.
  const container = serviceWorker as ServiceWorkerContainer | undefined;
  return {
    clear: () => container?.controller?.postMessage({ type: 'clear' }),
    disable() {
      // Without it nothing could take away what it has kept.
      container?.controller?.postMessage({ type: 'clear' });
      const registered = container?.getRegistrations() ?? Promise.resolve([]);
      registered.then(
        (registrations) => registrations.forEach((registration) => void registration.unregister()),
        (thrown: unknown) => console.warn('the offline worker could not be disabled', thrown),
      );
    },
  };
}
