import type { Session } from '@webdocs/contracts/events/event';
import type { BrowserStorage } from '../storage/browser-storage.ts';

/** Both are read by the head script, so that the next page of this tab is right at its first paint. */
const copyKey = 'whoami';
const noAdsKey = 'nop';

export interface SessionStores {
  readonly tab: BrowserStorage;
  readonly device: BrowserStorage;
}

export function keepSession({ tab, device }: SessionStores, session: Session): void {
  tab.write(copyKey, JSON.stringify(session));
  if (session.settings.noAds) device.write(noAdsKey, 'yes');
  else device.remove(noAdsKey);
}

export function forgetSession({ tab }: SessionStores): void {
  tab.remove(copyKey);
}

/** Whether the last answer in this tab was about a signed-in user. */
export function wasSignedIn({ tab }: SessionStores): boolean {
  const copy = tab.readJson(copyKey) as { isAuthenticated?: unknown } | null;
  return copy?.isAuthenticated === true;
}
