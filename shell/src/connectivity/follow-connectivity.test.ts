/** @jest-environment jsdom */
import { testBus } from '@webdocs/testing/test-bus';
import { followConnectivity } from './follow-connectivity.ts';

test('every team hears when the reader goes offline and comes back', () => {
  const bus = testBus();
  const heard: string[] = [];
  bus.subscribe('connectivity/changed', ({ connectivity }) => heard.push(connectivity));
  followConnectivity(bus);
  expect(heard).toEqual([]);
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  expect(heard).toEqual(['offline', 'online']);
});

test('where the site is gone it is offline, whatever the browser thinks, until the site answers again', () => {
  const bus = testBus();
  const heard: string[] = [];
  bus.subscribe('connectivity/changed', ({ connectivity }) => heard.push(connectivity));
  const noteSite = followConnectivity(bus);
  for (const known of ['online', 'offline', 'offline', 'online', 'online'] as const) noteSite(known);
  expect(heard).toEqual(['offline', 'online']);
});

test('a page opened offline says so from the start', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const bus = testBus();
  followConnectivity(bus);
  expect(bus.facts().connectivity).toBe('offline');
  online.mockRestore();
});
