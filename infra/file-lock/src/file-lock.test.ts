import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { claim } from './file-lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'webdocs-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('one process has what a file stands for, until it gives it back', async () => {
  const file = join(folder, 'owner');
  const mine = await claim(file);
  expect(await claim(file)).toEqual({ heldBy: process.pid });
  if ('heldBy' in mine) throw new Error('it was free');
  await mine.giveBack();
  expect(readdirSync(folder)).toEqual([]);
  expect(await claim(file)).toHaveProperty('giveBack');
});

test('what a process that died has is taken over', async () => {
  const file = join(folder, 'owner');
  writeFileSync(file, JSON.stringify({ pid: process.pid, started: '1', token: 'of an earlier process of this number' }));
  expect(await claim(file)).toHaveProperty('giveBack');
  expect(readdirSync(folder)).toEqual(['owner']);
});

test('where nothing can be written, as on a full disk, it is still known who has it', async () => {
  // A draft beside it would have a name that no file can have.
  const file = join(folder, 'x'.repeat(240));
  writeFileSync(file, JSON.stringify({ pid: process.pid }));
  expect(await claim(file)).toEqual({ heldBy: process.pid });
  rmSync(file);
  await expect(claim(file)).rejects.toMatchObject({ code: 'ENAMETOOLONG' });
});
