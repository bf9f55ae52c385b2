import { spawnSync } from 'node:child_process';
import { access, mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parentFolder, removeAbandoned, runFolder } from './run-folder.ts';

const mounted = (options: string) => `/dev/vda / ext4 rw,relatime 0 0\ntmpfs /dev/shm tmpfs ${options} 0 0\n`;
const plenty = 16 * 2 ** 30;

test('tests write to memory where there is plenty of it', () => {
  expect(parentFolder({}, mounted('rw,relatime,size=24683620k'), plenty)).toBe('/dev/shm');
});

test.each([
  ['there is little of it', {}, mounted('rw,relatime'), 2 ** 30],
  ['no program can be run from there', {}, mounted('rw,nosuid,nodev,noexec,relatime'), plenty],
  ['it is read-only', {}, mounted('ro,relatime'), plenty],
  ['there is none to write to', {}, '/dev/vda / ext4 rw,relatime 0 0\n', plenty],
  ['TMPDIR names a folder', { TMPDIR: '/scratch' }, mounted('rw,relatime'), plenty],
])('they write to the temporary folder of the system if %s', (_, environment, mounts, free) => {
  expect(parentFolder(environment, mounts, free)).toBe(tmpdir());
});

test('a folder of a run that was ended from outside goes at the next run, one of a run under way stays', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'folders-'));
  const { pid: ended } = spawnSync(process.execPath, ['--version']);
  const [abandoned, used] = [`webdocs-unit-${ended}-a1B2c3`, `webdocs-browser-${process.pid}-a1B2c3`];
  for (const folder of [abandoned, used, 'webdocs-corpus-0-1-2']) await mkdir(join(parent, folder, 'inside'), { recursive: true });
  await removeAbandoned(parent);
  expect((await readdir(parent)).sort()).toEqual([used, 'webdocs-corpus-0-1-2']);
  await rm(parent, { recursive: true });
});

test('the folder goes with the run, and what was compiled stays', async () => {
  const { path, environment, remove } = await runFolder('unit');
  expect(environment).toEqual({ TMPDIR: path, SYSTEM_TMPDIR: tmpdir() });
  expect((await stat(path)).mode & 0o777).toBe(0o711);
  const compiled = ['tsx', 'playwright-transform-cache'].map((name) => `${name}-${process.geteuid?.()}`);
  for (const folder of compiled) await writeFile(join(path, folder, 'of-a-test'), 'compiled');
  await remove();
  await expect(access(path)).rejects.toMatchObject({ code: 'ENOENT' });
  for (const folder of compiled) {
    expect(await readFile(join(tmpdir(), folder, 'of-a-test'), 'utf8')).toBe('compiled');
    await rm(join(tmpdir(), folder, 'of-a-test'));
  }
});
