import { offlineSettingsIn, offlineSettingsKey, type OfflineSettings } from '@webdocs/contracts/offline/offline-settings';
import type { BrowserStorage } from './browser-storage.ts';

export function readOfflineSettings(storage: BrowserStorage): OfflineSettings {
  return offlineSettingsIn(storage.read(offlineSettingsKey));
}

export function resetOfflineSettings(storage: BrowserStorage): void {
  storage.remove(offlineSettingsKey);
}
