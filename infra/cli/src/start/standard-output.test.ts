import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, constants, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { LogFile } from './log-file.ts';
import { openLog } from './open-log.ts';
import { standardOutput } from './standard-output.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'webdocs-log-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('lines arrive in their order', async () => {
  const path = join(folder, 'collected');
  const fd = openSync(path, 'a');
  const log = new LogFile('standard output', { bytes: Infinity, files: 1 }, standardOutput(fd));
  for (const line of ['one\n', 'two\n', 'three\n']) log.write(line);
  await log.close();
  closeSync(fd);
  expect(readFileSync(path, 'utf8')).toBe('one\ntwo\nthree\n');
  expect(log.state()).toBeUndefined();
});

test('lines that wait when a process ends arrive too', async () => {
  const path = join(folder, 'collected');
  const fd = openSync(path, 'a');
  const log = new LogFile('standard output', { bytes: Infinity, files: 1 }, standardOutput(fd));
  // The first is on its way, and the second waits for it.
  for (const line of ['one\n', 'two\n']) log.write(line);
  log.writeNow();
  expect(readFileSync(path, 'utf8')).toContain('two\n');
  await log.close();
  closeSync(fd);
});

test('a slow reader holds nothing up: lines wait, and those beyond a megabyte are dropped', async () => {
  const pipe = join(folder, 'pipe');
  await promisify(execFile)('mkfifo', [pipe]);
  const fd = openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK);
  const log = new LogFile('standard output', { bytes: Infinity, files: 1 }, standardOutput(fd));
  for (let line = 0; line < 1100; line++) log.write(`${'x'.repeat(999)}\n`);
  // The first line is on its way, and 1,048 more are a megabyte.
  expect(log.state()).toEqual({ dropped: 51, cause: 'the disk is slower than the log', isOver: false });
  const reader = spawn('head', ['-c', '1049000', pipe], { stdio: ['ignore', 'pipe', 'ignore'] });
  let read = 0;
  reader.stdout.on('data', (piece: Buffer) => (read += piece.length));
  await Promise.all([once(reader, 'close'), log.close()]);
  expect(read).toBe(1_049_000);
  closeSync(fd);
});

test.each([
  ['a terminal', true, 'auto', true],
  ['a pipe or a file', false, 'auto', false],
  ['a terminal, where the setting says so', true, 'stdout', false],
  ['a pipe, where the setting says so', false, 'file', true],
] as const)('where standard output is %s, the log is in the data folder: %#', async (_, isTerminal, to, isFile) => {
  const log = openLog({ level: 'silent', to, megabytes: 1, files: 2 }, folder, isTerminal);
  log.log.info('nothing');
  await log.close();
  const {
    log: said,
    isOnStandardOutput,
    close,
  } = openLog({ level: isFile ? 'info' : 'silent', to, megabytes: 1, files: 2 }, folder, isTerminal);
  expect(isOnStandardOutput).toBe(!isFile);
  said.info('tea');
  await close();
  if (isFile) expect(readFileSync(join(folder, 'site.log'), 'utf8')).toContain('tea');
  else expect(() => readFileSync(join(folder, 'site.log'))).toThrow('ENOENT');
});
