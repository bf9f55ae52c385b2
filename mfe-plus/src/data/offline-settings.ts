import { offlineSettingsIn, offlineSettingsKey, type OfflineSettings } from '@webdocs/contracts/offline/offline-settings';

export function readOfflineSettings(): OfflineSettings {
  try {
    return offlineSettingsIn(localStorage.getItem(offlineSettingsKey));
  } catch {
    return offlineSettingsIn(null);
  }
}

export function writeOfflineSettings(settings: OfflineSettings): void {
  try {
    localStorage.setItem(offlineSettingsKey, JSON.stringify(settings));
  } catch {
    // Where nothing can be kept the worker could not keep anything either, and says so.
  }
}
