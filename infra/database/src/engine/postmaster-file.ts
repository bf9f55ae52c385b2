import { readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from '@webdocs/contracts/failures/failure';

/** What a server says of itself in `postmaster.pid` of its cluster. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly isReady: boolean;
}

const fileName = 'postmaster.pid';
const pollMs = 10;
const patienceMs = 10_000;

/** Lines: pid, cluster, start time, port, socket folder, address, shared memory, status. */
export async function readPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const lines = (await readFile(join(cluster, fileName), 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  return pid > 0 ? { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' } : undefined;
}

/** Stops the server of a process that was killed: it lived on, and has no owner any more. */
export async function stopOrphan(cluster: string): Promise<void> {
  const orphan = await readPostmaster(cluster);
  if (!orphan || !(await servesCluster(orphan.pid, cluster))) return;
  // SIGINT: a fast stop, with everything written; SIGQUIT: at once, the next start recovers.
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    signalProcess(orphan.pid, signal);
    if (await isGone(orphan.pid, cluster)) return;
  }
  throw new Failure('DATABASE_IN_USE', { pid: orphan.pid, folder: cluster });
}

async function isGone(pid: number, cluster: string): Promise<boolean> {
  const giveUpAt = performance.now() + patienceMs;
  while (await servesCluster(pid, cluster)) {
    if (performance.now() > giveUpAt) return false;
    await pause(pollMs);
  }
  return true;
}

/** A number in a file left behind may by now be that of any process: only the server of this cluster is meant. */
async function servesCluster(pid: number, cluster: string): Promise<boolean> {
  if (!signalProcess(pid, 0)) return false;
  if (process.platform !== 'linux') return (await readPostmaster(cluster))?.pid === pid;
  return readlink(`/proc/${pid}/cwd`).then(
    (folder) => folder === cluster,
    () => false,
  );
}

function signalProcess(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch (thrown) {
    return (thrown as NodeJS.ErrnoException).code === 'EPERM';
  }
}
