import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

const retryMs = 20;

/**
 * Runs one build at a time, across processes. The lock is a file that names its process, so that the lock of a
 * process that died is taken over. `stillHeld` is for the moment before the build becomes visible.
 */
export async function withLock<T>(path: string, waitMs: number, work: (stillHeld: () => Promise<void>) => Promise<T>): Promise<T> {
  const mine = await acquire(path, waitMs);
  const holds = async () => (await contentOf(path)) === mine;
  try {
    return await work(async () => {
      if (!(await holds())) throw new Error(`process ${ownerOf(await contentOf(path)).pid} took the lock over`);
    });
  } finally {
    if (await holds()) await rm(path, { force: true });
  }
}

async function acquire(path: string, waitMs: number): Promise<string> {
  const mine = JSON.stringify({ pid: process.pid, started: startOf(process.pid), token: randomUUID() });
  const giveUpAt = performance.now() + waitMs;
  for (;;) {
    if (await create(path, mine)) return mine;
    const held = await contentOf(path);
    if (held === undefined) continue;
    if (isAbandoned(held)) await takeAway(path, held);
    else if (performance.now() >= giveUpAt) throw new Error(`process ${ownerOf(held).pid} holds the lock`);
    else await pause(retryMs);
  }
}

/** A link appears with its whole content or not at all: nobody ever reads half a lock. */
async function create(path: string, content: string): Promise<boolean> {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, content, { flag: 'wx' });
  try {
    await link(draft, path);
    return true;
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw thrown;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Between looking and taking, another process may have taken over already: a lock of the living is put back. */
async function takeAway(path: string, abandoned: string): Promise<void> {
  const aside = `${path}.${randomUUID()}`;
  const moved = await rename(path, aside).then(
    () => true,
    () => false,
  );
  if (!moved) return;
  if ((await contentOf(aside)) !== abandoned) await link(aside, path).catch(() => undefined);
  await rm(aside, { force: true });
}

async function contentOf(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch(() => undefined);
}

interface Owner {
  readonly pid: number;
  readonly started?: string;
}

function ownerOf(content: string | undefined): Owner {
  try {
    const { pid, started } = JSON.parse(content ?? '') as Partial<Owner>;
    return { pid: Number.isInteger(pid) ? (pid as number) : 0, started };
  } catch {
    return { pid: 0 };
  }
}

function isAbandoned(content: string): boolean {
  const { pid, started } = ownerOf(content);
  if (pid <= 0 || !isAlive(pid)) return true;
  const now = startOf(pid);
  // After a restart of the machine or container another process may have the same number.
  return started !== undefined && now !== undefined && started !== now;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (thrown) {
    return (thrown as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** When a process started, in the kernel's ticks; unknown where there is no /proc. Field 22 of proc_pid_stat(5). */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}
