import type { EventBus } from '@webdocs/event-bus';

/** Told of each question to the site who the user is: whether the site was there to answer it. */
export type NoteSite = (isThere: boolean) => void;

/**
 * Tells every team when there is no network and when it is back. A page starts online until the browser says otherwise; a browser that
 * thinks it is online is wrong where the site does not answer, or the offline worker answers in its place.
 */
export function followConnectivity(bus: EventBus, browser: Window = window): NoteSite {
  let known: 'online' | 'offline' = 'online';
  const tell = (connectivity: 'online' | 'offline'): void => {
    if (connectivity !== known) bus.publish('connectivity/changed', { connectivity });
    known = connectivity;
  };
  if (!browser.navigator.onLine) tell('offline');
  browser.addEventListener('online', () => tell('online'));
  browser.addEventListener('offline', () => tell('offline'));
  return (isThere) => tell(isThere ? 'online' : 'offline');
}
