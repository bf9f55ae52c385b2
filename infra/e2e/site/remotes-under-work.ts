import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { inRepository } from '@webdocs/workbench/repository';
import { copiedRepository } from './copied-repository.ts';

export interface RemotesUnderWork {
  /** Starts `npm run dev -w <remote>` and returns the address that it prints. */
  dev(remote: string): Promise<string>;
  /** Changes a file of the copy, as an editor would. */
  edit(file: string, change: (text: string) => string): Promise<void>;
  stop(): Promise<void>;
}

/** Remotes under development in a copy of the repository: what a test edits there is not the working tree. */
export async function remotesUnderWork(): Promise<RemotesUnderWork> {
  const { folder, remove } = await copiedRepository();
  // Builds are cached by the hash of their sources, which is the same in the copy.
  await mkdir(inRepository('.cache/builds'), { recursive: true });
  await mkdir(join(folder, '.cache'));
  await symlink(inRepository('.cache/builds'), join(folder, '.cache/builds'));
  const running: ChildProcess[] = [];

  return {
    dev(remote) {
      const child = spawn(process.execPath, ['--import', 'tsx', 'infra/workbench/src/dev.ts', remote], {
        cwd: folder,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          ...process.env,
          TSX_TSCONFIG_PATH: join(folder, 'tsconfig.json'),
          WEBDOCS_REFERENCE: 'off',
          WEBDOCS_SEARCH_INDEX: 'off',
          WEBDOCS_UPDATES_IMPORT: 'off',
        },
      });
      running.push(child);
      return addressOf(child);
    },
    async edit(file, change) {
      const path = join(folder, file);
      await writeFile(path, change(await readFile(path, 'utf8')));
    },
    async stop() {
      await Promise.all(running.map(stopped));
      await remove();
    },
  };
}

function addressOf(child: ChildProcess): Promise<string> {
  const printed: string[] = [];
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on('line', (line) => {
        printed.push(line);
        const address = /under work: +(http:\/\/\S+)/.exec(line)?.[1];
        if (address) resolve(address);
      });
    }
    child.once('exit', (code) => reject(new Error(`dev ended with code ${code}:\n${printed.join('\n')}`)));
  });
}

function stopped(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
