import type { OfflineWorker } from './offline-worker.ts';
import { forgetSession, type SessionStores } from './session-copy.ts';

const frequentlyViewedKey = 'frequently-viewed-documents-v2';

/** Takes away what this browser keeps about a reader who has left. */
export function clearUserData(storage: SessionStores, worker: OfflineWorker): void {
  forgetSession(storage);
  storage.device.remove(frequentlyViewedKey);
  worker.clear();
}
