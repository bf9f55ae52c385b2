import { relative, sep } from 'node:path';
import { fallbackLocale, type Locale } from '@webdocs/contracts/reader/locale';
import type { TranslationState } from '@webdocs/contracts/page/translations-page';
import type { History, SourceLog } from './change-history.ts';
import type { Corpus } from './corpus.ts';
import { urlOf, type DocumentRecord } from './document-index.ts';

export interface TranslationLag {
  readonly url: string;
  readonly title: string;
  readonly slug: string;
  readonly locale: Locale;
  readonly file: string;
  readonly state: Exclude<TranslationState, 'missing'>;
  /** How many changes of the English page it has not seen, where the history tells. */
  readonly commitsBehind?: number | undefined;
  /** When the first of them was made. */
  readonly behindSince?: string | undefined;
  /** When the English page was changed last, and by which commit. */
  readonly englishModified?: string | undefined;
  readonly englishCommit?: string | undefined;
  readonly sourceCommit?: string | undefined;
  /** Where the repository shows the changes of the English page. */
  readonly changesAt?: string | undefined;
}

/** How far each translation is behind its English page: the ones that have most to catch up on first. */
export function translationLags(corpus: Pick<Corpus, 'documents' | 'history'>, locales: readonly Locale[]): TranslationLag[] {
  const lagOf = lagIn(corpus);
  return locales
    .filter((locale) => locale !== fallbackLocale)
    .flatMap((locale) => [...corpus.documents.inLocale(locale)].map(lagOf))
    .sort((a, b) => (b.commitsBehind ?? -1) - (a.commitsBehind ?? -1) || (a.url < b.url ? -1 : 1));
}

/** Answers how far one translation is behind. What is not known is not guessed. */
export function lagIn({ documents, history }: Pick<Corpus, 'documents' | 'history'>): (record: DocumentRecord) => TranslationLag {
  const commits = new SourceCommits(history);
  return (record) => {
    const { locale, file, title, slug, sourceCommit } = record;
    const base = { url: urlOf(record), title, slug, locale, file, sourceCommit };
    const english = documents.find(fallbackLocale, slug);
    if (!english) return { ...base, state: 'orphaned' };
    const last = history.get(english.file);
    if (!last) return { ...base, state: 'unknown' };
    const changesAt = commits.shownAt(english.file);
    const known = { ...base, englishModified: last.modified, englishCommit: last.hash, changesAt };
    if (sourceCommit === undefined) return { ...known, state: 'unknown' };
    if (isSameCommit(last.hash, sourceCommit)) return { ...known, state: 'current', commitsBehind: 0 };
    const unseen = commits.changesSince(english.file, sourceCommit);
    if (unseen) return { ...known, state: unseen.count > 0 ? 'behind' : 'current', commitsBehind: unseen.count, behindSince: unseen.since };
    const read = commits.dateOf(sourceCommit);
    if (read === undefined) return { ...known, state: 'unknown' };
    return { ...known, state: Date.parse(last.modified) > Date.parse(read) ? 'behind' : 'current' };
  };
}

function isSameCommit(one: string, other: string): boolean {
  return one.startsWith(other) || other.startsWith(one);
}

/** Commits by their hash, which may be cut short. An exported history knows of each file the last one only. */
export class SourceCommits {
  readonly #history: History;
  readonly #places: ReadonlyArray<{ readonly log: SourceLog; readonly byHash: ReadonlyMap<string, number> }>;
  readonly #found = new Map<string, { readonly log: SourceLog; readonly place: number } | undefined>();
  #dates: ReadonlyMap<string, string> | undefined;

  constructor(history: History) {
    this.#history = history;
    this.#places = (history.logs ?? []).map((log) => ({ log, byHash: new Map(log.commits.map(([hash], place) => [hash, place])) }));
  }

  /** Whether there is a history by which a commit can be looked up. */
  get isKnown(): boolean {
    return this.#places.some(({ log }) => log.commits.length > 0) || this.#history.size > 0;
  }

  /** How often a file was changed after a commit, and when for the first time, where the history lists that commit. */
  changesSince(file: string, commit: string): { readonly count: number; readonly since: string | undefined } | undefined {
    const found = this.#find(commit);
    if (!found) return undefined;
    const { log, place } = found;
    // The newest come first: from the first that is not newer on, none is.
    const changes = log.files.get(file) ?? [];
    const seen = changes.findIndex((change) => change >= place);
    const count = seen === -1 ? changes.length : seen;
    return { count, since: log.commits[changes[count - 1] ?? -1]?.[1] };
  }

  /** When a commit was made. */
  dateOf(commit: string): string | undefined {
    const found = this.#find(commit);
    if (found) return found.log.commits[found.place]?.[1];
    this.#dates ??= new Map([...this.#history.values()].map(({ hash, modified }) => [hash, modified]));
    return commit.length < 40 ? [...this.#dates].find(([hash]) => isSameCommit(hash, commit))?.[1] : this.#dates.get(commit);
  }

  /** Where the repository of a file shows its changes. */
  shownAt(file: string): string | undefined {
    const log = (this.#history.logs ?? []).find(({ files }) => files.has(file));
    if (log?.shownAt === undefined) return undefined;
    return log.shownAt + encodeURI(relative(log.root, file).split(sep).join('/'));
  }

  #find(commit: string): { readonly log: SourceLog; readonly place: number } | undefined {
    if (this.#found.has(commit)) return this.#found.get(commit);
    let found: { readonly log: SourceLog; readonly place: number } | undefined;
    for (const { log, byHash } of this.#places) {
      const place = commit.length < 40 ? log.commits.findIndex(([hash]) => hash.startsWith(commit)) : byHash.get(commit);
      if (place !== undefined && place >= 0) found ??= { log, place };
    }
    this.#found.set(commit, found);
    return found;
  }
}

/** The day up to which the history is known: that of its newest change. */
export function knownUpTo(history: History): string | undefined {
  let newest: string | undefined;
  const isNewer = (date: string) => newest === undefined || Date.parse(date) > Date.parse(newest);
  for (const { commits } of history.logs ?? []) if (commits[0] && isNewer(commits[0][1])) newest = commits[0][1];
  if (newest !== undefined) return newest;
  for (const { modified } of history.values()) if (isNewer(modified)) newest = modified;
  return newest;
}
