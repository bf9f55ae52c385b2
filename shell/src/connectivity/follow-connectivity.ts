import type { Connectivity } from '@webdocs/contracts/events/event';
import type { EventBus } from '@webdocs/event-bus';

/** Told with each answer to the question who the user is, and where there is none. */
export type NoteSite = (connectivity: Connectivity) => void;

/**
 * Tells every team when there is no network and when it is back. A page starts online until the browser says otherwise; a browser that
 * thinks it is online is wrong where the site does not answer, or the offline worker answers in its place.
 */
export function followConnectivity(bus: EventBus, browser: Window = window): NoteSite {
  const tell = (connectivity: Connectivity): void => {
    if (connectivity !== bus.facts().connectivity) bus.publish('connectivity/changed', { connectivity });
  };
  if (!browser.navigator.onLine) tell('offline');
  for (const event of ['online', 'offline'] as const) browser.addEventListener(event, () => tell(event));
  return tell;
}
