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

test('a browser without workers has nothing to clear', () => {
  for (const container of [undefined, { controller: null }]) expect(() => offlineWorker(browserWith(container)).clear()).not.toThrow();
});
