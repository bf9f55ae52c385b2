/** @jest-environment jsdom */
import { emptyHost } from './empty-host.ts';

afterEach(() => {
  for (const name of ['indexedDB', 'caches']) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(navigator, 'storage');
});

test('what code before left at the host is gone', async () => {
  const dropped: string[] = [];
  Object.assign(window, {
    indexedDB: { databases: async () => [{ name: 'tea' }, {}], deleteDatabase: (name: string) => dropped.push(name) },
    caches: { keys: async () => ['cups'], delete: async (name: string) => dropped.push(name) },
  });
  const folder = {
    async *keys() {
      yield 'pots';
    },
    removeEntry: async (name: string, { recursive }: { recursive: boolean }) => dropped.push(`${name} ${recursive}`),
  };
  Object.defineProperty(navigator, 'storage', { value: { getDirectory: async () => folder }, configurable: true });
  window.localStorage.setItem('a', '1');
  window.sessionStorage.setItem('b', '2');
  document.cookie = 'c=3';
  await emptyHost();
  expect([window.localStorage.length, window.sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
  expect(dropped.toSorted()).toEqual(['cups', 'pots true', 'tea']);
});

test('storage that a browser refuses or that never answers holds no sample up', async () => {
  jest.useFakeTimers();
  Object.assign(window, { indexedDB: { databases: () => new Promise(() => undefined) } });
  const emptied = emptyHost();
  await jest.advanceTimersByTimeAsync(1000);
  await emptied;
  jest.useRealTimers();
});
