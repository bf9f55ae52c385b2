/** @jest-environment jsdom */
import { offlineWorker } from './offline-worker.ts';

function browserWith(container: object | undefined) {
  return { serviceWorker: container as ServiceWorkerContainer };
}

test('the worker of this page is asked to clear its database', () => {
  const postMessage = jest.fn();
  offlineWorker(browserWith({ controller: { postMessage } })).clear();
  expect(postMessage).toHaveBeenCalledWith({ type: 'clear' });
});

test('a disabled worker is taken away', async () => {
  const unregister = jest.fn();
  offlineWorker(browserWith({ getRegistrations: async () => [{ unregister }, { unregister }] })).disable();
  await Promise.resolve();
  await Promise.resolve();
  expect(unregister).toHaveBeenCalledTimes(2);
});

test('a browser without workers has nothing to clear or disable', () => {
  for (const container of [undefined, { controller: null }]) expect(() => offlineWorker(browserWith(container)).clear()).not.toThrow();
  expect(() => offlineWorker(browserWith(undefined)).disable()).not.toThrow();
});
