/** @jest-environment jsdom */
import { emptyHost } from './empty-host.ts';

afterEach(() => {
  for (const name of ['indexedDB', 'caches']) Reflect.deleteProperty(window, name);
});

test('what code before left at the host is gone', async () => {
  const dropped: string[] = [];
  Object.assign(window, {
    indexedDB: { databases: async () => [{ name: 'tea' }, {}], deleteDatabase: (name: string) => dropped.push(name) },
    caches: { keys: async () => ['cups'], delete: async (name: string) => dropped.push(name) },
  });
  window.localStorage.setItem('a', '1');
  window.sessionStorage.setItem('b', '2');
  document.cookie = 'c=3';
  await emptyHost();
  expect([window.localStorage.length, window.sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
  expect(dropped.toSorted()).toEqual(['cups', 'tea']);
});

test('storage that a browser refuses or does not answer for holds no sample up', async () => {
  jest.useFakeTimers();
  Object.assign(window, { indexedDB: { databases: () => new Promise(() => undefined) } });
  const emptied = emptyHost();
  await jest.advanceTimersByTimeAsync(1000);
  await emptied;
  jest.useRealTimers();
});
