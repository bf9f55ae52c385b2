import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { nodeFlagsOfTests } from '@webdocs/workbench/node-flags-of-tests';
import { inRepository } from '@webdocs/workbench/repository';
import { siteCommand, siteEnvironment } from '@webdocs/workbench/site-command';

export interface SiteProcess {
  readonly address: string;
  readonly pid: number;
  /** Ends it as an operator does, and resolves when it has ended. */
  stop(): Promise<void>;
}

export interface HowToStart {
  readonly way?: 'start' | 'serve';
  readonly dataFolder: string;
  /** A free one where it is 0. */
  readonly port?: number;
  readonly flags?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

const startsWithinMs = 240_000;

/** The reference, the search index, the data of updates and packs take seconds; tests that need them start a site with flags. */
export const quickStart = {
  WEBDOCS_REFERENCE: 'off',
  WEBDOCS_SEARCH_INDEX: 'off',
  WEBDOCS_UPDATES_IMPORT: 'off',
  WEBDOCS_OFFLINE_PACKS: 'off',
  WEBDOCS_LOG_TO: 'file',
};
/** Beside other tests a slow machine renders a slot in more than the 500 ms that it has, and the page is another one then. */
const patientDeadlines = { WEBDOCS_DEADLINE_MAIN: '10000', WEBDOCS_DEADLINE_SLOT: '5000', WEBDOCS_DEADLINE_FRAME: '5000' };
/** What code in the Playground may import. */
const modules = { WEBDOCS_PLAY_MODULES: fileURLToPath(new URL('../play-modules', import.meta.url)) };

/** The command `site`, as `npm start` calls it; resolves when readers can come. */
export async function startProcess({ way = 'start', dataFolder, port = 0, flags = [], environment }: HowToStart): Promise<SiteProcess> {
  const words = siteCommand(way, '--port', String(port), '--data', dataFolder, ...flags);
  const child = spawn(process.execPath, [...nodeFlagsOfTests, ...words], {
    cwd: inRepository(),
    env: { ...process.env, ...siteEnvironment(), ...quickStart, ...patientDeadlines, ...modules, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { address: await readyAddress(child), pid: child.pid ?? 0, stop: () => stopped(child) };
}

function readyAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const timer = setTimeout(() => {
      child.kill();
      reject(new Error(`the site did not start:\n${printed}`));
    }, startsWithinMs);
    const read = (text: Buffer): void => {
      printed += text.toString();
      const address = /Ready in .*?(http:\/\/\S+)/.exec(printed)?.[1];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`the site ended with code ${code}:\n${printed}`)));
  });
}

function stopped(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
