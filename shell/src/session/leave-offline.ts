import type { BrowserStorage } from '../storage/browser-storage.ts';
import { readOfflineSettings, resetOfflineSettings } from '../storage/offline-settings.ts';
import type { OfflineWorker } from './offline-worker.ts';

interface Surroundings {
  readonly device: BrowserStorage;
  readonly worker: OfflineWorker;
  readonly navigator: Navigator;
}

/** Of a user without a subscription: the settings are reset, and the worker goes with all that it keeps. */
export async function leaveOffline({ device, worker, navigator }: Surroundings): Promise<void> {
  const { offline, preferOnline, autoUpdates } = readOfflineSettings(device);
  if (!offline && !preferOnline && !autoUpdates) return;
  resetOfflineSettings(device);
  // Without it nothing could take away what it has kept.
  worker.clear();
  // Absent in private windows of some browsers, and without https.
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  try {
    for (const registration of (await container?.getRegistrations()) ?? []) await registration.unregister();
  } catch (thrown) {
    console.warn('the offline worker could not be taken away', thrown);
  }
}
