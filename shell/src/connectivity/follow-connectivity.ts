import type { EventBus } from '@webdocs/event-bus';

/** Tells every team when the browser goes offline and comes back. A page starts online until the browser says otherwise. */
export function followConnectivity(bus: EventBus, browser: Window = window): void {
  const publish = (connectivity: 'online' | 'offline') => bus.publish('connectivity/changed', { connectivity });
  if (!browser.navigator.onLine) publish('offline');
  browser.addEventListener('online', () => publish('online'));
  browser.addEventListener('offline', () => publish('offline'));
}
