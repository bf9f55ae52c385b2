import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withLock } from './build-lock.ts';

let folder = '';
let file = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'webdocs-lock-'));
  file = join(folder, 'shell.lock');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('who asks for a build that is being made waits until it is there', async () => {
  const order: string[] = [];
  let finish = (): void => undefined;
  const first = withLock(file, 60_000, async () => {
    order.push('first begins');
    await new Promise<void>((resolve) => (finish = resolve));
    order.push('first is done');
  });
  const second = withLock(file, 60_000, async () => void order.push('second begins'));
  while (order.length === 0) await new Promise(setImmediate);
  finish();
  await Promise.all([first, second]);
  expect(order).toEqual(['first begins', 'first is done', 'second begins']);
});

it('a build that failed leaves no lock behind', async () => {
  await expect(withLock(file, 0, () => Promise.reject(new Error('no space left')))).rejects.toThrow('no space left');
  expect(existsSync(file)).toBe(false);
  await expect(withLock(file, 0, async () => 'built')).resolves.toBe('built');
});

it('the lock of a process that died is taken over', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(file, JSON.stringify({ pid, started: '1', token: 'of a dead process' }));
  await expect(withLock(file, 0, async () => 'built')).resolves.toBe('built');
});

it('nobody waits for ever: the process that holds the lock is named', async () => {
  await withLock(file, 0, async () => {
    await expect(withLock(file, 0, async () => 'built')).rejects.toThrow(`process ${process.pid} holds the lock`);
  });
});
