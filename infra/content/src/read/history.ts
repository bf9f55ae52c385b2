import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { readJsonFile } from './json-file.ts';
import type { ReportProblem } from '../check/problem.ts';

export interface LastChange {
  readonly modified: string;
  readonly hash: string;
}

/** When each file was last changed, and by which commit. */
export type History = ReadonlyMap<string, LastChange>;

const HistoryFileSchema = v.record(v.string(), v.object({ modified: v.string(), hash: v.string() }));

/** The history of the roots: from the file that an export left, or else from git where a root is under its care. */
export async function readHistory(roots: readonly string[], report: ReportProblem): Promise<History> {
  const histories = await Promise.all(roots.map((root) => exportedHistory(root, report) ?? gitHistory(root)));
  return new Map(histories.flatMap((history) => [...history]));
}

function exportedHistory(root: string, report: ReportProblem): History | undefined {
  const exported = readJsonFile(join(root, '_git_history.json'), HistoryFileSchema, report);
  return exported && new Map(Object.entries(exported).map(([path, change]) => [join(root, path), change]));
}

const patience = 5_000;
const commitMark = '\u0001';

/** A page without a date is still a page: without git, or where it takes too long, nothing is known. */
async function gitHistory(root: string): Promise<History> {
  const log = ['log', '--no-merges', '--relative', '--name-only', '-z', `--format=${commitMark}%H %cI`, '--', '.'];
  try {
    const { stdout } = await promisify(execFile)('git', ['-C', root, ...log], { timeout: patience, maxBuffer: 256 * 1024 * 1024 });
    return lastChanges(stdout, root);
  } catch {
    return new Map();
  }
}

/** The newest commit comes first, so the first that names a file is its last change. */
function lastChanges(log: string, root: string): History {
  const history = new Map<string, LastChange>();
  for (const commit of log.split(commitMark).slice(1)) {
    const [head = '', ...names] = commit.split(/[\0\n]+/);
    const [hash = '', modified = ''] = head.split(' ');
    for (const name of names.filter(Boolean)) {
      const file = join(root, name);
      if (!history.has(file)) history.set(file, { modified, hash });
    }
  }
  return history;
}
