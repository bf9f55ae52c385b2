/** As the specification names them in the storage of the browser. */
export interface OfflineSettings {
  readonly offline: boolean;
  readonly preferOnline: boolean;
  readonly autoUpdates: boolean;
}

const key = 'MDNSettings';

export function readOfflineSettings(): OfflineSettings {
  const stored = storedSettings();
  return { offline: stored.offline === true, preferOnline: stored.preferOnline === true, autoUpdates: stored.autoUpdates === true };
}

export function writeOfflineSettings(settings: OfflineSettings): void {
  try {
    localStorage.setItem(key, JSON.stringify(settings));
  } catch {
    // Where nothing can be kept the worker could not keep anything either, and says so.
  }
}

function storedSettings(): Partial<Record<keyof OfflineSettings, unknown>> {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Record<keyof OfflineSettings, unknown>> | null) ?? {};
  } catch {
    return {};
  }
}
