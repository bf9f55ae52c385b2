import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';

/** What this process has to itself until it gives it back. */
export interface Claim {
  giveBack(): Promise<void>;
}

/**
 * One process has what a file stands for. The file names the process, so that the claim of one that died is taken over;
 * it appears whole or not at all. Where a living process has it, its number is the answer.
 */
export async function claim(file: string): Promise<Claim | { readonly heldBy: number }> {
  const mine = JSON.stringify({ pid: process.pid, started: startOf(process.pid), token: randomUUID() });
  do {
    // Before anything is written: that another process has it is known on a full disk too.
    const held = await contentOf(file);
    if (held === undefined) continue;
    const { pid, started } = ownerOf(held);
    if (isRunning(pid, started)) return { heldBy: pid };
    await takeAway(file, held);
  } while (!(await create(file, mine)));
  return {
    giveBack: async () => {
      if ((await contentOf(file)) === mine) await rm(file, { force: true });
    },
  };
}

/** When a process started, in the kernel's ticks; unknown where there is no /proc. Field 22 of proc_pid_stat(5). */
function startOf(pid: number): string | undefined {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return line.slice(line.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}

/** After a restart of the machine or container another process may have the same number. */
function isRunning(pid: number, started: string | undefined): boolean {
  if (pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const now = startOf(pid);
  return started === undefined || now === undefined || started === now;
}

async function create(file: string, content: string): Promise<boolean> {
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, content, { flag: 'wx', mode: 0o600 });
    await link(draft, file);
    return true;
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw thrown;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Between looking and taking, another process may have taken over already: a claim of the living is put back. */
async function takeAway(file: string, abandoned: string): Promise<void> {
  const aside = `${file}.${randomUUID()}`;
  const moved = await rename(file, aside).then(
    () => true,
    () => false,
  );
  if (!moved) return;
  if ((await contentOf(aside)) !== abandoned) await link(aside, file).catch(() => undefined);
  await rm(aside, { force: true });
}

async function contentOf(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined);
}

function ownerOf(content: string): { readonly pid: number; readonly started?: string } {
  try {
    const { pid, started } = JSON.parse(content) as { pid?: unknown; started?: unknown };
    return { pid: typeof pid === 'number' && Number.isInteger(pid) ? pid : 0, started: typeof started === 'string' ? started : undefined };
  } catch {
    return { pid: 0 };
  }
}
