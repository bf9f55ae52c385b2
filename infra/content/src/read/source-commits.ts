import { relative, sep } from 'node:path';
import type { History, SourceLog } from './change-history.ts';

export function isSameCommit(one: string, other: string): boolean {
  return one.startsWith(other) || other.startsWith(one);
}

/** Commits by their hash, which may be cut short. An exported history knows of each file the last one only. */
export class SourceCommits {
  readonly #history: History;
  readonly #logs: ReadonlyArray<{ readonly log: SourceLog; readonly placeOf: (commit: string) => number | undefined }>;
  #dates: ReadonlyMap<string, string> | undefined;

  constructor(history: History) {
    this.#history = history;
    this.#logs = (history.logs ?? []).map((log) => ({ log, placeOf: placesIn(log) }));
  }

  /** Whether there is a history by which a commit can be looked up. */
  get isKnown(): boolean {
    return this.#logs.some(({ log }) => log.commits.length > 0) || this.#history.size > 0;
  }

  /**
   * How often a file was changed after a commit, and when for the first time, where the history of its root lists that commit. Another
   * root may have the same commit, and knows nothing of the file.
   */
  changesSince(file: string, commit: string): { readonly count: number; readonly since: string | undefined } | undefined {
    for (const { log, placeOf } of this.#logs) {
      const changes = log.files.get(file);
      const place = changes && placeOf(commit);
      if (changes === undefined || place === undefined) continue;
      // The newest come first: from the first that is not newer on, none is.
      const seen = changes.findIndex((change) => change >= place);
      const count = seen === -1 ? changes.length : seen;
      return { count, since: log.commits[changes[count - 1] ?? -1]?.[1] };
    }
    return undefined;
  }

  /** When a commit was made. */
  dateOf(commit: string): string | undefined {
    for (const { log, placeOf } of this.#logs) {
      const place = placeOf(commit);
      if (place !== undefined) return log.commits[place]?.[1];
    }
    this.#dates ??= new Map([...this.#history.values()].map(({ hash, modified }) => [hash, modified]));
    return commit.length < 40 ? [...this.#dates].find(([hash]) => isSameCommit(hash, commit))?.[1] : this.#dates.get(commit);
  }

  /** Where the repository of a file shows its changes. */
  shownAt(file: string): string | undefined {
    const log = (this.#history.logs ?? []).find(({ files }) => files.has(file));
    if (log?.shownAt === undefined) return undefined;
    return log.shownAt + encodeURI(relative(log.root, file).split(sep).join('/'));
  }
}

/** Many translations name the same commit: one that is cut short is looked for once. */
function placesIn({ commits }: SourceLog): (commit: string) => number | undefined {
  const places = new Map<string, number | undefined>(commits.map(([hash], place) => [hash, place]));
  return (commit) => {
    if (commit.length < 40 && !places.has(commit)) {
      const place = commits.findIndex(([hash]) => hash.startsWith(commit));
      places.set(commit, place === -1 ? undefined : place);
    }
    return places.get(commit);
  };
}
