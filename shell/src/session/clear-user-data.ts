import { formerViewedKey, viewedKey } from '@webdocs/contracts/reader/viewed-articles';
import type { OfflineWorker } from './offline-worker.ts';
import { forgetSession, type SessionStores } from './session-copy.ts';

/** Takes away what this browser keeps about a reader who has left. */
export function clearUserData(storage: SessionStores, worker: OfflineWorker): void {
  forgetSession(storage);
  for (const key of [viewedKey, formerViewedKey]) storage.device.remove(key);
  worker.clear();
}
