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

it('one that asks for a build that is being made waits until it is there', async () => {
  const order: string[] = [];
  const [begun, finish] = [signal(), signal()];
  const first = withLock(file, 0, async () => {
    order.push('first begins');
    begun.give();
    await finish.given;
    order.push('first is done');
  });
  // However slow the machine is: the second asks only when the first has the lock, and waits as long as it takes.
  await begun.given;
  const second = withLock(file, Infinity, async () => void order.push('second begins'));
  finish.give();
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

it('waiting for the lock ends: the process that holds it is named', async () => {
  await withLock(file, 0, async () => {
    await expect(withLock(file, 0, async () => 'built')).rejects.toThrow(`process ${process.pid} holds the lock`);
  });
});

function signal(): { readonly given: Promise<void>; give(): void } {
  let give = (): void => undefined;
  const given = new Promise<void>((resolve) => (give = resolve));
  return { given, give };
}
