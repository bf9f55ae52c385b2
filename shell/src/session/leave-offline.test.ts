/** @jest-environment jsdom */
import { localStore } from '../storage/browser-storage.ts';
import { leaveOffline } from './leave-offline.ts';

const browserWith = (container: object | undefined) => ({ serviceWorker: container }) as Navigator;
const worker = { clear: jest.fn() };

beforeEach(() => {
  localStorage.clear();
  worker.clear.mockClear();
});

test('settings of a former subscriber are reset, and the worker goes with what it keeps', async () => {
  localStorage.setItem('MDNSettings', '{"offline":true,"preferOnline":true}');
  const unregister = jest.fn();
  await leaveOffline({
    device: localStore,
    worker,
    navigator: browserWith({ getRegistrations: async () => [{ unregister }, { unregister }] }),
  });
  expect(localStorage.getItem('MDNSettings')).toBeNull();
  expect([worker.clear.mock.calls.length, unregister.mock.calls.length]).toEqual([1, 2]);
});

test('who never read offline has nothing to leave', async () => {
  localStorage.setItem('MDNSettings', '{"offline":false}');
  await leaveOffline({ device: localStore, worker, navigator: browserWith(undefined) });
  expect([localStorage.getItem('MDNSettings'), worker.clear.mock.calls.length]).toEqual(['{"offline":false}', 0]);
});

test('a browser without workers, or one that does not tell of them, is no error', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (const container of [undefined, { getRegistrations: () => Promise.reject(new Error('private window')) }]) {
    localStorage.setItem('MDNSettings', '{"offline":true}');
    await leaveOffline({ device: localStore, worker, navigator: browserWith(container) });
  }
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});
