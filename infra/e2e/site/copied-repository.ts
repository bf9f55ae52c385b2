import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { inRepository } from '@webdocs/workbench/repository';

const execute = promisify(execFile);

export interface CopiedRepository {
  readonly folder: string;
  /** Runs a program there and returns its output; throws if it fails. */
  run(program: string, ...words: readonly string[]): Promise<string>;
  remove(): Promise<void>;
}

/** A copy of the working tree, with changes that are not committed, as a fresh clone with everything installed. */
export async function copiedRepository(): Promise<CopiedRepository> {
  const folder = await mkdtemp(join(tmpdir(), 'webdocs-copy-'));
  const run = async (program: string, ...words: readonly string[]): Promise<string> => {
    // Lines of a progress bar or colours would be read as changes.
    const { stdout } = await execute(program, words, { cwd: folder, maxBuffer: 32 * 1024 * 1024 });
    return stdout;
  };
  const { stdout } = await execute('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: inRepository(),
    maxBuffer: 32 * 1024 * 1024,
  });
  for (const file of stdout.split('\0').filter(Boolean)) await copyFile(file, folder);
  await linkPackages(folder);
  await run('git', 'init', '--quiet');
  // For the ignore list of git, links to folders are not folders.
  await writeFile(join(folder, '.git/info/exclude'), 'node_modules\n');
  await run('git', 'add', '--all');
  await run('git', '-c', 'user.name=test', '-c', 'user.email=test@example.com', 'commit', '--quiet', '--message', 'copy');
  return { folder, run, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** A file that was deleted but is still in the index of git cannot be copied. */
async function copyFile(file: string, folder: string): Promise<void> {
  await cp(inRepository(file), join(folder, file), { verbatimSymlinks: true }).catch((thrown: NodeJS.ErrnoException) => {
    if (thrown.code !== 'ENOENT') throw thrown;
  });
}

/** Installed packages are linked; workspaces are those of the copy. */
async function linkPackages(folder: string): Promise<void> {
  const { stdout } = await execute('git', ['ls-files', '-z', '*/package.json'], { cwd: inRepository() });
  const rooms = stdout.split('\0').filter(Boolean).map(dirname);
  for (const own of rooms.map((room) => join(room, 'node_modules')).filter((own) => existsSync(inRepository(own))))
    await symlink(inRepository(own), join(folder, own));
  await mkdir(join(folder, 'node_modules/@webdocs'), { recursive: true });
  for (const name of await readdir(inRepository('node_modules'))) {
    if (name === '@webdocs') continue;
    await symlink(await targetOf(join('node_modules', name), folder), join(folder, 'node_modules', name));
  }
  for (const name of await readdir(inRepository('node_modules/@webdocs')))
    await symlink(await targetOf(join('node_modules/@webdocs', name), folder), join(folder, 'node_modules/@webdocs', name));
}

/** A workspace is already a link there. */
async function targetOf(path: string, folder: string): Promise<string> {
  const linked = await readlink(inRepository(path)).catch(() => undefined);
  if (linked === undefined) return inRepository(path);
  return join(folder, relative(inRepository(), resolve(dirname(inRepository(path)), linked)));
}
