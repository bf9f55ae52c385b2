/** How pages are read that are kept here, as the specification names it in the storage of the browser. */
export interface OfflineSettings {
  readonly offline: boolean;
  readonly preferOnline: boolean;
  readonly autoUpdates: boolean;
}

export const offlineSettingsKey = 'MDNSettings';

/** Out of the text that is stored; what says nothing, or is of another make, is off. */
export function offlineSettingsIn(stored: string | null): OfflineSettings {
  const { offline, preferOnline, autoUpdates } = parsed(stored);
  return { offline: offline === true, preferOnline: preferOnline === true, autoUpdates: autoUpdates === true };
}

function parsed(stored: string | null): Partial<Record<keyof OfflineSettings, unknown>> {
  try {
    return Object(JSON.parse(stored ?? 'null')) as Partial<Record<keyof OfflineSettings, unknown>>;
  } catch {
    return {};
  }
}
