import { csrfTokenField, ping } from '@webdocs/contracts/api/visitor';
import type { BrowserStorage } from '../storage/browser-storage.ts';
import { readOfflineSettings } from '../storage/offline-settings.ts';

// What looks after an offline worker comes with it: only members have one.
export { keepOffline } from './keep-offline.ts';
export { leaveOffline } from './leave-offline.ts';

const nextPingKey = 'next-ping';
const dayMs = 86_400_000;

interface Ping {
  /** Beacons are absent where a browser or its reader blocks them. */
  readonly browser: Pick<Navigator, 'onLine'> & Partial<Pick<Navigator, 'sendBeacon'>>;
  readonly device: BrowserStorage;
  /** Of the session that whoami told of; the API takes no beacon without it. */
  readonly token: string | undefined;
  readonly now: number;
}

/** Says once a day that a signed-in reader was here. The next time is the next midnight in UTC, whatever tabs are open. */
export function pingOnceADay({ browser, device, token, now }: Ping): void {
  if (!browser.onLine || !isDue(device.read(nextPingKey), now)) return;
  const form = new FormData();
  if (token) form.set(csrfTokenField, token);
  if (readOfflineSettings(device).offline) form.set('offline', 'true');
  if (browser.sendBeacon?.(ping.path, form)) device.write(nextPingKey, String(midnightAfter(now)));
}

/** A time that cannot have been written within the last day was written by a clock that went wrong. */
function isDue(stored: string | null, now: number): boolean {
  const next = stored !== null && /^\d{1,15}$/.test(stored) ? Number(stored) : 0;
  return now >= next || next > midnightAfter(now);
}

function midnightAfter(now: number): number {
  return (Math.floor(now / dayMs) + 1) * dayMs;
}
