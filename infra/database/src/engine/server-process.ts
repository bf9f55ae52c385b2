import { spawn, type ChildProcess } from 'node:child_process';
import { open, stat, truncate } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { Binaries } from './binaries.ts';
import { freePort } from './free-port.ts';
import type { EngineFolders } from './engine-folders.ts';
import { readPostmaster } from './postmaster-file.ts';
import type { ServerUser } from './server-user.ts';

export interface ServerProcess {
  readonly port: number;
  readonly pid: number;
  /** Settles when the process has ended, with what ended it. */
  readonly ended: Promise<string>;
  stop(): Promise<void>;
}

export interface ServerPlan {
  readonly place: EngineFolders;
  readonly binaries: Binaries;
  readonly user: ServerUser | undefined;
}

const attempts = 40;
const retryMs = 50;
const readyPollMs = 5;
const readyWithinMs = 60_000;
const fastStopMs = 10_000;
const longestLogBytes = 5 * 1024 * 1024;

/**
 * Starts a server on the wanted port or, if that is taken, on a free one. After a server was killed its children hold
 * shared memory for a moment, so that a start which fails at once is tried again.
 */
export async function startServer(plan: ServerPlan, wantedPort?: number): Promise<ServerProcess> {
  let port = wantedPort ?? (await freePort());
  for (let attempt = 1; ; attempt++) {
    try {
      return await launch(plan, port);
    } catch (thrown) {
      if (attempt === attempts || !(thrown instanceof Failure)) throw thrown;
      await pause(retryMs);
      // The old port first: connections then come back by themselves. Another program may have taken it.
      if (attempt > 3) port = await freePort();
    }
  }
}

async function launch({ place, binaries, user }: ServerPlan, port: number): Promise<ServerProcess> {
  const log = await openLog(place.logFile);
  const child = spawn(binaries.postgres, settingsOf(place.cluster, port), {
    ...user,
    cwd: place.folder,
    env: { LC_ALL: 'C', PATH: process.env.PATH },
    stdio: ['ignore', log.fd, log.fd],
    // A session of its own: Ctrl+C in a terminal is for the site, which stops the server when its own work is done.
    detached: true,
  });
  const ended = endOf(child);
  try {
    await untilReady(place, child, ended);
  } finally {
    await log.close();
  }
  const stopWithParent = () => void child.kill('SIGINT');
  process.once('exit', stopWithParent);
  return {
    port,
    pid: child.pid as number,
    ended,
    async stop() {
      child.kill('SIGINT');
      const timer = setTimeout(() => child.kill('SIGQUIT'), fastStopMs);
      await ended;
      clearTimeout(timer);
      process.removeListener('exit', stopWithParent);
    },
  };
}

function settingsOf(cluster: string, port: number): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '60',
    lc_messages: 'C',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Statements contain texts of users, which do not belong in the log.
    log_min_error_statement: 'panic',
    log_min_messages: 'log',
  };
  return ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (thrown) => resolve(thrown.message));
    child.once('exit', (code, signal) => resolve(signal ? `it was ended by ${signal}` : `it ended with code ${code}`));
  });
}

async function untilReady(place: EngineFolders, child: ChildProcess, ended: Promise<string>): Promise<void> {
  const giveUpAt = performance.now() + readyWithinMs;
  let end: string | undefined;
  void ended.then((cause) => (end = cause));
  for (;;) {
    const { pid, isReady } = (await readPostmaster(place.cluster)) ?? {};
    if (isReady && pid === child.pid) return;
    if (end === undefined && performance.now() > giveUpAt) child.kill('SIGQUIT');
    if (end !== undefined) throw new Failure('DATABASE_START_FAILED', { folder: place.folder, cause: end });
    await pause(readyPollMs);
  }
}

async function openLog(file: string) {
  const { size } = await stat(file).catch(() => ({ size: 0 }));
  if (size > longestLogBytes) await truncate(file);
  return open(file, 'a', 0o600);
}
