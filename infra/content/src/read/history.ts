import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { readJsonFile } from './json-file.ts';
import { ContentMemory } from './content-memory.ts';
import type { Commit, History, LastChange, Repository, SourceLog } from './change-history.ts';
import { historyFrom, rememberedHistory, type RememberedHistory } from './remembered-history.ts';
import type { ReportProblem } from '../report/problem.ts';

const HistoryFileSchema = v.record(v.string(), v.object({ modified: v.string(), hash: v.string() }));

/** The history of the roots: from the file that an export left, or else from git where a root is under its care. */
export async function readHistory(
  roots: readonly string[],
  report: ReportProblem,
  memory: Pick<ContentMemory, 'recall' | 'remember'> = new ContentMemory(),
): Promise<History> {
  const histories = await Promise.all(roots.map(async (root) => exportedHistory(root, report) ?? (await gitHistory(root, memory))));
  const all = new Map(histories.flatMap((history) => [...history]));
  return Object.assign(all, {
    recent: histories.flatMap(({ recent = [] }) => recent),
    logs: histories.flatMap(({ logs = [] }) => logs),
  });
}

function exportedHistory(root: string, report: ReportProblem): History | undefined {
  const exported = readJsonFile(join(root, '_git_history.json'), HistoryFileSchema, report);
  return exported && new Map(Object.entries(exported).map(([path, change]) => [join(root, path), change]));
}

const patience = 8_000;
const commitMark = '\u0001';
const fieldMark = '\u0002';

/**
 * A page without a date is still a page: without git nothing is known, and where git takes too long, what it has told by
 * then, which is the newest. Moves of many files at once are followed only where the files stayed the same. What is
 * known up to a commit is remembered, and then only what came after it is read.
 */
async function gitHistory(root: string, memory: Pick<ContentMemory, 'recall' | 'remember'>): Promise<History> {
  if (!mayBeInRepository(root)) return new Map();
  const head = await answerOf(root, 'rev-parse', 'HEAD');
  if (head === undefined) return new Map();
  const name = `history of ${root}`;
  const repository = await repositoryOf(root);
  const shownAt = repository && `${repository.url}/commits/HEAD/${(await answerOf(root, 'rev-parse', '--show-prefix')) ?? ''}`;
  const recalled = memory.recall(name) as RememberedHistory | undefined;
  // Where changes are shown may have changed without any of them.
  const known = recalled && { ...recalled, repository, log: { ...recalled.log, shownAt } };
  if (known?.head === head) return historyFrom(known, root);

  const before = known && (await answerOf(root, 'merge-base', '--is-ancestor', known.head, head)) !== undefined ? known : undefined;
  const reader = new LogReader(root, repository, shownAt);
  const isWhole = await readLog(root, before ? `${before.head}..${head}` : head, reader);
  const history = reader.finish(before && historyFrom(before, root));
  if (isWhole) memory.remember(name, rememberedHistory(history, head, root));
  return history;
}

/** Starting a process takes a large one longer than all else that is read of a small root. */
function mayBeInRepository(root: string): boolean {
  if (process.env.GIT_DIR !== undefined) return true;
  for (let folder = resolve(root); ; folder = dirname(folder)) {
    if (existsSync(join(folder, '.git'))) return true;
    if (folder === dirname(folder)) return false;
  }
}

/** Whether git told all of it. */
function readLog(root: string, range: string, reader: LogReader): Promise<boolean> {
  const format = `${commitMark}%H${fieldMark}%cI${fieldMark}%aN${fieldMark}%s`;
  const log = ['log', '--no-merges', '--relative', '--name-status', '-M', '-l200', '-z', `--format=${format}`, range, '--', '.'];
  return new Promise((resolve) => {
    const git = spawn('git', ['-C', root, ...log], { timeout: patience, stdio: ['ignore', 'pipe', 'ignore'] });
    git.stdout.setEncoding('utf8').on('data', (text: string) => reader.add(text));
    git.on('error', () => resolve(false));
    git.on('close', (code) => resolve(code === 0));
  });
}

async function answerOf(root: string, ...words: readonly string[]): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)('git', ['-C', root, ...words], { timeout: patience });
    return stdout.trim();
  } catch {
    return undefined;
  }
}

/** Where the repository of a root is shown to readers, out of the address that it was cloned from. */
async function repositoryOf(root: string): Promise<Repository | undefined> {
  const address = await answerOf(root, 'remote', 'get-url', 'origin');
  const [, host, name] = /^(?:https:\/\/(?:[^@/]+@)?|(?:ssh:\/\/)?git@)([^/:]+)[/:](.+?)(?:\.git)?\/?$/.exec(address ?? '') ?? [];
  return host && name ? { name, url: `https://${host}/${name}` } : undefined;
}

const mostRecent = 1_000;
/** A commit that touches more is housekeeping: a feed does not tell of each file. */
const mostFilesTold = 200;
const longestSubject = 300;
/** Only English pages are translated: of other files it is enough to know the last change. */
const isEnglishPage = /(?:^|\/)en-us\/.*\/index\.(?:md|html)$/i;

/** Reads git's log as it comes, the newest commit first: the first that names a file is its last change. */
class LogReader {
  readonly #root: string;
  readonly #repository: Repository | undefined;
  readonly #changes = new Map<string, { modified: string; hash: string; contributors: string[] }>();
  readonly #recent: Commit[] = [];
  readonly #commits: Array<SourceLog['commits'][number]> = [];
  readonly #changesOfPages = new Map<string, number[]>();
  /** Names that files had before, with those they have today. */
  readonly #today = new Map<string, string>();
  #rest = '';

  readonly #shownAt: string | undefined;

  constructor(root: string, repository: Repository | undefined, shownAt: string | undefined) {
    this.#root = root;
    this.#repository = repository;
    this.#shownAt = shownAt;
  }

  add(text: string): void {
    const commits = (this.#rest + text).split(commitMark);
    this.#rest = commits.pop() ?? '';
    for (const commit of commits) this.#addCommit(commit);
  }

  /** The whole history: what was read, and what had been known of the time before it. */
  finish(before?: History): History {
    this.#addCommit(this.#rest);
    this.#rest = '';
    const today = (file: string) => join(this.#root, this.#nameToday(relative(this.#root, file).split(sep).join('/')));
    for (const [file, { modified, hash, contributors = [] }] of before ?? [])
      for (const author of contributors.length ? contributors : ['']) this.#addChange(today(file), hash, modified, author);
    const earlier = (before?.recent ?? []).map((commit) => ({ ...commit, files: commit.files.map(today) }));
    const recent = [...this.#recent, ...earlier].slice(0, mostRecent);
    const logs = [this.#logWith(before?.logs?.[0], today)];
    return Object.assign(new Map<string, LastChange>(this.#changes), { recent, logs });
  }

  /** What was read, and below it what had been known before. */
  #logWith(before: SourceLog | undefined, today: (file: string) => string): SourceLog {
    const count = this.#commits.length;
    const files = new Map<string, readonly number[]>(this.#changesOfPages);
    for (const [file, places] of before?.files ?? []) {
      const name = today(file);
      files.set(name, [...(files.get(name) ?? []), ...places.map((place) => place + count)]);
    }
    const commits = [...this.#commits, ...(before?.commits ?? [])];
    return { commits, files, root: this.#root, shownAt: this.#shownAt };
  }

  #addCommit(text: string): void {
    const [head = '', ...fields] = text.split(/[\0\n]+/).filter(Boolean);
    const [hash, date, author, subject = ''] = head.split(fieldMark);
    if (hash === undefined || date === undefined || author === undefined) return;
    const files = this.#filesOf(fields);
    for (const file of files) this.#addChange(file, hash, date, author);
    this.#addToLog(hash, date, files);
    if (this.#recent.length < mostRecent && files.length > 0)
      this.#recent.push({
        hash,
        date,
        author,
        subject: subject.slice(0, longestSubject),
        files: files.slice(0, mostFilesTold),
        repository: this.#repository,
      });
  }

  #addToLog(hash: string, date: string, files: readonly string[]): void {
    const place = this.#commits.length;
    this.#commits.push([hash, date]);
    for (const file of files) {
      if (!isEnglishPage.test(file)) continue;
      const places = this.#changesOfPages.get(file);
      if (places) places.push(place);
      else this.#changesOfPages.set(file, [place]);
    }
  }

  /** A letter for what happened, then one name, or the old and the new one of a file that moved. */
  #filesOf(fields: readonly string[]): string[] {
    const files: string[] = [];
    for (let at = 0; at < fields.length; at++) {
      const [kind] = fields[at] ?? '';
      if (kind === 'R' || kind === 'C') {
        const [before = '', after = ''] = [fields[++at], fields[++at]];
        const today = this.#nameToday(after);
        if (kind === 'R' && !this.#changes.has(join(this.#root, before))) this.#today.set(before, today);
        files.push(join(this.#root, today));
      } else files.push(join(this.#root, this.#nameToday(fields[++at] ?? '')));
    }
    return files;
  }

  #nameToday(name: string): string {
    return this.#today.get(name) ?? name;
  }

  #addChange(file: string, hash: string, date: string, author: string): void {
    const known = this.#changes.get(file);
    if (!known) this.#changes.set(file, { modified: date, hash, contributors: author ? [author] : [] });
    else if (author && !known.contributors.includes(author)) known.contributors.push(author);
  }
}
