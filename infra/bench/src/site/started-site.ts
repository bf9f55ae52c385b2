import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { proportionalMemory } from '@webdocs/workbench/processes-memory';
import { repositoryRoot } from '@webdocs/workbench/repository';
import { siteEnvironment } from '@webdocs/workbench/site-command';
import { searchComplete } from './search-index.ts';

const run = promisify(execFile);
const startsWithinMs = 400_000;

export interface StartedSite {
  readonly address: string;
  readonly dataFolder: string;
  /** Resident memory of the site's process in bytes. */
  memory(): Promise<number>;
  /** Memory of the site with its database and all else that it started, in bytes; undefined where nothing tells it. */
  wholeMemory(): number | undefined;
  stop(): Promise<void>;
}

export interface StartOptions {
  readonly flags?: readonly string[];
  /** A folder to start on again; without it a fresh one that is removed afterwards. */
  readonly dataFolder?: string;
  /** Root of the checkout that is started. */
  readonly root?: string;
}

interface WorkOptions extends StartOptions {
  /** The work begins when nothing is done in the background any more: what a reader waits for is measured without it. */
  readonly atRest?: boolean;
}

/** Starts the whole site in a process of its own, as `npm start` does, on any free port. */
export async function startSite({ flags = [], dataFolder, root = repositoryRoot }: StartOptions = {}): Promise<StartedSite> {
  const data = dataFolder ?? (await mkdtemp(join(tmpdir(), 'webdocs-bench-')));
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(root, 'infra/cli/src/site.ts'), 'start', '--port', '0', '--data', data, ...flags],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      // Reading a line for each request would be a part of what is measured.
      env: { ...process.env, ...siteEnvironment(), TSX_TSCONFIG_PATH: join(root, 'tsconfig.json'), WEBDOCS_LOG_TO: 'file' },
    },
  );
  const endWithUs = (): void => void child.kill();
  process.once('exit', endWithUs);
  child.once('exit', () => process.off('exit', endWithUs));
  const address = await readyAddress(child);
  return {
    address,
    dataFolder: data,
    async memory() {
      const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(child.pid)]);
      return Number(stdout.trim()) * 1024;
    },
    wholeMemory: () => (child.pid === undefined ? undefined : proportionalMemory(child.pid)),
    async stop() {
      await ended(child);
      if (!dataFolder) await rm(data, { recursive: true, force: true });
    },
  };
}

/** Runs the work against a site that is there for it alone. */
export async function withSite<T>({ atRest, ...options }: WorkOptions, work: (site: StartedSite) => Promise<T>): Promise<T> {
  const site = await startSite(options);
  try {
    if (atRest) await searchComplete(site.address);
    return await work(site);
  } finally {
    await site.stop();
  }
}

function readyAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const timer = setTimeout(() => reject(new Error(`the site did not start:\n${printed}`)), startsWithinMs);
    const read = (text: Buffer): void => {
      printed += text.toString();
      const address = /Ready in .*?(http:\/\/\S+)/.exec(printed)?.[1];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('error', reject);
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`the site ended with code ${code}:\n${printed}`));
    });
  });
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
