import { join, relative, sep } from 'node:path';
import type { Commit, History, LastChange, Repository, SourceLog } from './change-history.ts';

/** A history up to a commit, as the index file holds it: every name once, and files by their path below the root. */
export interface RememberedHistory {
  readonly head: string;
  readonly names: readonly string[];
  readonly files: ReadonlyArray<readonly [path: string, modified: string, hash: string, ...contributors: number[]]>;
  readonly recent: ReadonlyArray<readonly [hash: string, date: string, author: string, subject: string, ...files: string[]]>;
  readonly repository: Repository | undefined;
  readonly log: {
    readonly commits: SourceLog['commits'];
    readonly files: ReadonlyArray<readonly [path: string, ...commits: number[]]>;
    readonly shownAt: string | undefined;
  };
}

export function rememberedHistory(history: History, head: string, root: string): RememberedHistory {
  const numbers = new Map<string, number>();
  const numberOf = (name: string) => {
    const known = numbers.get(name);
    if (known !== undefined) return known;
    numbers.set(name, numbers.size);
    return numbers.size - 1;
  };
  const pathOf = (file: string) => relative(root, file).split(sep).join('/');
  const files = [...history].map(
    ([file, { modified, hash, contributors = [] }]) => [pathOf(file), modified, hash, ...contributors.map(numberOf)] as const,
  );
  const recent = (history.recent ?? []).map(
    (commit) => [commit.hash, commit.date, commit.author, commit.subject, ...commit.files.map(pathOf)] as const,
  );
  const { commits = [], files: changed = new Map<string, readonly number[]>(), shownAt } = history.logs?.[0] ?? {};
  const log = { commits, files: [...changed].map(([file, changes]) => [pathOf(file), ...changes] as const), shownAt };
  return { head, names: [...numbers.keys()], files, recent, repository: history.recent?.[0]?.repository, log };
}

export function historyFrom({ names, files, recent, repository, log }: RememberedHistory, root: string): History {
  const changes = files.map(([path, modified, hash, ...contributors]): [string, LastChange] => [
    join(root, path),
    { modified, hash, contributors: contributors.map((number) => names[number] ?? '') },
  ]);
  const commits = recent.map(([hash, date, author, subject, ...paths]): Commit => ({
    hash,
    date,
    author,
    subject,
    files: paths.map((path) => join(root, path)),
    repository,
  }));
  const changed = new Map(log.files.map(([path, ...places]) => [join(root, path), places]));
  return Object.assign(new Map(changes), { recent: commits, logs: [{ commits: log.commits, files: changed, root, shownAt: log.shownAt }] });
}
