/** @jest-environment jsdom */
import { loadEntry, type Container } from './container-entry.ts';

const asset = { src: 'http://localhost/remotes/mfe-tea/1.0.0/client/remoteEntry.js', integrity: 'sha384-abc' };
const container: Container = { init: () => undefined, get: async () => () => undefined };
const global = globalThis as unknown as Record<string, unknown>;
const script = () => document.head.querySelector('script') as HTMLScriptElement;

afterEach(() => {
  jest.useRealTimers();
  delete global['mfe_tea'];
});

test('an entry is run with the hash of its release, and what it leaves behind is the container', async () => {
  const loading = loadEntry(asset, 'mfe_tea');
  expect(script().getAttribute('src')).toBe(asset.src);
  expect(script().integrity).toBe('sha384-abc');
  global['mfe_tea'] = container;
  script().dispatchEvent(new Event('load'));
  expect(await loading).toBe(container);
  expect(script()).toBeNull();
});

test('an entry that is missing or refused says so', async () => {
  const loading = loadEntry(asset, 'mfe_tea');
  script().dispatchEvent(new Event('error'));
  await expect(loading).rejects.toThrow(`${asset.src} is missing or was refused`);
});

test('an entry that breaks is not taken for what an earlier try left behind', async () => {
  global['mfe_tea'] = container;
  const loading = loadEntry(asset, 'mfe_tea');
  script().dispatchEvent(new Event('load'));
  await expect(loading).rejects.toThrow('made no container');
});

test('an entry that hangs is given up', async () => {
  jest.useFakeTimers();
  const loading = loadEntry(asset, 'mfe_tea');
  jest.advanceTimersByTime(4000);
  await expect(loading).rejects.toThrow('did not load within 4000 ms');
  expect(document.head.querySelector('script')).toBeNull();
});
