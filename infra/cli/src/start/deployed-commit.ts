import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Commit and date of the code that is running, where it is a git checkout. */
export async function deployedCommit(): Promise<{ commit: string; date: string }> {
  try {
    const { stdout } = await run('git', ['log', '-1', '--format=%H %cI'], { cwd: import.meta.dirname });
    const [commit = 'unknown', date = 'unknown'] = stdout.trim().split(' ');
    return { commit, date };
  } catch {
    return { commit: 'unknown', date: 'unknown' };
  }
}
