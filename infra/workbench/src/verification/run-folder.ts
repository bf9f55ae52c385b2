import { readFileSync, statfsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
/** Databases and profiles of a whole run have been seen to take 3 GB together; what is left is for the processes. */
const neededBytes = 8 * 2 ** 30;

export interface RunFolder {
  readonly path: string;
  /** By it the tests and what they start write to this folder, and find what outlives the run in that of the system. */
  readonly environment: Readonly<Record<string, string>>;
  remove(): Promise<void>;
}

/**
 * A folder for what the tests of a run write, which goes with the run. Where memory is plentiful it is in memory: databases and the
 * registry wait for the disk at every change (3 ms each on a virtual disk), and tests lose nothing when the machine goes down.
 */
export async function runFolder(name: 'unit' | 'browser'): Promise<RunFolder> {
  const parent = parentFolder(process.env);
  await removeAbandoned(parent);
  const path = await mkdtemp(join(parent, `webdocs-${name}-${process.pid}-`));
  // The user as whom root starts a database has to pass through.
  await chmod(path, 0o711);
  await keepCompiled(path);
  return {
    path,
    environment: { TMPDIR: path, SYSTEM_TMPDIR: tmpdir() },
    remove: () => rm(path, { recursive: true }),
  };
}

/** A run that was ended from outside leaves its folder behind, and in memory it would take the room of other programs. */
export async function removeAbandoned(parent: string): Promise<void> {
  for (const folder of await readdir(parent)) {
    const pid = /^webdocs-(?:unit|browser)-(\d+)-/.exec(folder)?.[1];
    if (pid && !isAlive(Number(pid))) await rm(join(parent, folder), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (thrown) {
    return (thrown as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/**
 * Tests start hundreds of processes from TypeScript: what tsx compiled for one run, or for `npm start`, is there for the next. So is what
 * Playwright compiled of the browser tests, 7 s of processor time.
 */
async function keepCompiled(path: string): Promise<void> {
  for (const name of ['tsx', 'playwright-transform-cache']) {
    const ofUser = `${name}-${process.geteuid?.() ?? userInfo().username}`;
    await mkdir(join(tmpdir(), ofUser), { recursive: true });
    await symlink(join(tmpdir(), ofUser), join(path, ofUser));
  }
}

/** A user who names a folder with TMPDIR gets that one. */
export function parentFolder(
  environment: Readonly<Record<string, string | undefined>>,
  mounts = textOf('/proc/mounts'),
  freeBytes = Math.min(freeBytesIn(memory), availableMemory(textOf('/proc/meminfo'))),
): string {
  return !environment.TMPDIR && isUsable(mounts) && freeBytes >= neededBytes ? memory : tmpdir();
}

/** In many containers no program can be run from there, and some tests write programs. */
function isUsable(mounts: string): boolean {
  const options = /^\S+ \/dev\/shm tmpfs (\S+)/m.exec(mounts)?.[1]?.split(',');
  return options !== undefined && options.includes('rw') && !options.includes('noexec');
}

function availableMemory(text: string): number {
  return Number(/^MemAvailable: +(\d+) kB/m.exec(text)?.[1] ?? 0) * 1024;
}

function freeBytesIn(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
