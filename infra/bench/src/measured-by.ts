import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inRepository } from '@webdocs/workbench/repository';

const longestMs = 20 * 60_000;
const execute = promisify(execFile);

/** What a program measured in a process of its own, on a database of its own. */
export async function measuredBy<T>(program: string, wish: object): Promise<T> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'webdocs-bench-'));
  await chmod(dataFolder, 0o711);
  try {
    const words = ['--import', 'tsx', inRepository(program), JSON.stringify({ ...wish, dataFolder })];
    const { stdout } = await execute(process.execPath, words, { timeout: longestMs, maxBuffer: 16 * 1024 * 1024 });
    return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as T;
  } finally {
    await rm(dataFolder, { recursive: true, force: true });
  }
}
