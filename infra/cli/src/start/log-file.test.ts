import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { filesOnDisk, LogFile, type LogFiles } from './log-file.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'webdocs-log-'));
  path = join(folder, 'site.log');
});
afterEach(() => rmSync(folder, { recursive: true }));

const roomy = { bytes: 1_000_000, files: 3 };
const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8);
const contents = () => Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));

/** A disk on which nothing can be written while it is full; half of what is tried is there then. */
function fillableDisk() {
  const disk = { isFull: false };
  const files: LogFiles = {
    ...filesOnDisk,
    async open(file) {
      const handle = await open(file, 'a', 0o600);
      return {
        async appendFile(text: string) {
          if (!disk.isFull) return handle.appendFile(text);
          await handle.appendFile(text.slice(0, text.length / 2));
          throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
        },
        close: () => handle.close(),
      } as Awaited<ReturnType<LogFiles['open']>>;
    },
    rename,
  };
  return { disk, files };
}

test('lines are written in their order, into a file for this user alone', async () => {
  const log = new LogFile(path, roomy);
  for (const line of ['one\n', 'two\n', 'three\n']) log.write(line);
  await log.close();
  expect(contents()).toEqual({ 'site.log': 'one\ntwo\nthree\n' });
  expect(modeOf(path)).toBe('600');
  expect(log.state()).toBeUndefined();
});

test('a file that is there is gone on with, and closed to others', async () => {
  writeFileSync(path, 'before\n');
  chmodSync(path, 0o644);
  const log = new LogFile(path, roomy);
  log.write('after\n');
  await log.close();
  expect(contents()).toEqual({ 'site.log': 'before\nafter\n' });
  expect(modeOf(path)).toBe('600');
});

test('a large file is followed by the next, and no more than so many are kept', async () => {
  const log = new LogFile(path, { bytes: 10, files: 3 });
  for (const line of ['first..\n', 'second.\n', 'third..\n', 'fourth.\n']) {
    log.write(line);
    await log.close();
  }
  expect(contents()).toEqual({ 'site.log': 'fourth.\n', 'site.log.1': 'third..\n', 'site.log.2': 'second.\n' });
});

test('on a full disk lines are dropped and counted, the process goes on, and later lines are whole again', async () => {
  const { disk, files } = fillableDisk();
  const log = new LogFile(path, roomy, files);
  log.write('before\n');
  await log.close();
  disk.isFull = true;
  for (const line of ['lost one\n', 'lost two\n']) log.write(line);
  await log.close();
  expect(log.state()).toEqual({ dropped: 2, cause: 'ENOSPC: no space left on device, write', isOver: false });
  disk.isFull = false;
  log.write('after\n');
  await log.close();
  expect(log.state()).toMatchObject({ dropped: 2, isOver: true });
  const lines = readFileSync(path, 'utf8').split('\n');
  expect(lines[0]).toBe('before');
  expect(lines.at(-2)).toBe('after');
});

test('a file that cannot be opened costs its lines and nothing else', async () => {
  const log = new LogFile(path, roomy, {
    ...filesOnDisk,
    open: async () => Promise.reject(new Error('EMFILE: too many open files')),
  });
  log.write('lost\n');
  await log.close();
  expect(log.state()).toEqual({ dropped: 1, cause: 'EMFILE: too many open files', isOver: false });
});

test('while the disk hangs, only so many lines wait in memory', async () => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const { files } = fillableDisk();
  const log = new LogFile(path, { bytes: 1e9, files: 1 }, { ...files, open: async (file) => held.then(() => files.open(file)) });
  const line = `${'x'.repeat(1023)}\n`;
  for (let index = 0; index < 3000; index++) log.write(line);
  const { dropped = 0 } = log.state() ?? {};
  expect(dropped).toBeGreaterThanOrEqual(1975);
  expect(dropped).toBeLessThan(3000);
  release();
  await log.close();
  expect(statSync(path).size).toBe((3000 - dropped) * 1024);
});

test('what waits when the process ends is written at once', () => {
  const { files } = fillableDisk();
  const log = new LogFile(path, roomy, { ...files, open: () => new Promise(() => undefined) });
  log.write('under way\n');
  log.write('waiting\n');
  log.writeNow();
  expect(contents()).toEqual({ 'site.log': 'waiting\n' });
});

test('a logger writes to it as to any other destination', async () => {
  const log = new LogFile(path, roomy);
  pino({ level: 'info' }, log).info({ path: '/' }, 'request');
  await log.close();
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ path: '/', msg: 'request' });
});
