import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, readdir } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { inRepository } from '@webdocs/workbench/repository';

export interface ApiWish {
  readonly dataFolder: string;
  /** Without it the process starts the embedded database of the data folder. */
  readonly databaseUrl?: string;
  /** Who is signed in from the start. */
  readonly users: readonly string[];
  /** Whether questions are answered, by a scripted text. */
  readonly answers?: 'in pieces';
}

export interface StartedApi {
  readonly address: string;
  readonly databaseUrl: string;
  /** How long opening the database took, its start included. */
  readonly databaseMs: number;
  /** The session cookie of each user. */
  readonly cookies: readonly string[];
  /** Bytes of the process itself, and of the database server that it started. */
  memory(): Promise<{ readonly api: number; readonly database: number }>;
  stop(): Promise<void>;
}

/** Starts the API in a process of its own, without the site around it. */
export async function startApi(wish: ApiWish): Promise<StartedApi> {
  const words = ['--import', 'tsx', inRepository('infra/api/fixtures/api-process.ts'), JSON.stringify(wish)];
  const child = spawn(process.execPath, words, { stdio: ['pipe', 'pipe', 'inherit'] });
  const exit = once(child, 'exit');
  const endWithUs = (): void => {
    child.stdin.end();
  };
  process.once('exit', endWithUs);
  void exit.then(() => process.off('exit', endWithUs));
  const first = await Promise.race([once(createInterface(child.stdout), 'line'), exit.then(() => undefined)]);
  if (!first) throw new Error('the API did not start');
  const { port, databaseUrl, databaseMs, secrets } = JSON.parse(String(first[0])) as {
    port: number;
    databaseUrl: string;
    databaseMs: number;
    secrets: string[];
  };
  return {
    address: `http://127.0.0.1:${port}`,
    databaseUrl,
    databaseMs,
    cookies: secrets.map((secret) => `session=${secret}`),
    memory: () => memoryOf(child.pid as number),
    async stop() {
      child.stdin.end();
      await exit;
    },
  };
}

/** Memory that processes share is counted once: each has its part of it. */
async function memoryOf(pid: number): Promise<{ api: number; database: number }> {
  const families = await parents();
  const below = (parent: number): number[] =>
    families.filter((one) => one.parent === parent).flatMap((one) => [one.pid, ...below(one.pid)]);
  const shares = await Promise.all(below(pid).map(shareOf));
  return { api: await shareOf(pid), database: shares.reduce((sum, share) => sum + share, 0) };
}

async function parents(): Promise<Array<{ pid: number; parent: number }>> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const stats = await Promise.all(pids.map(async (pid) => ({ pid, text: await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '') })));
  // The name in brackets may hold anything; what follows it is numbers.
  return stats.map(({ pid, text }) => ({ pid: Number(pid), parent: Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[1]) }));
}

async function shareOf(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1] ?? 0) * 1024;
}
