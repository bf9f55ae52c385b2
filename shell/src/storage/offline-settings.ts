import type { BrowserStorage } from './browser-storage.ts';

export interface OfflineSettings {
  readonly offline: boolean;
  readonly preferOnline: boolean;
  readonly autoUpdates: boolean;
}

const key = 'MDNSettings';

export function readOfflineSettings(storage: BrowserStorage): OfflineSettings {
  const stored = (storage.readJson(key) ?? {}) as Partial<Record<keyof OfflineSettings, unknown>>;
  return { offline: stored.offline === true, preferOnline: stored.preferOnline === true, autoUpdates: stored.autoUpdates === true };
}

export function resetOfflineSettings(storage: BrowserStorage): void {
  storage.remove(key);
}
