import { fallbackLocale, type Locale } from '@webdocs/contracts/reader/locale';
import type { TranslationState } from '@webdocs/contracts/page/translations-page';
import type { History } from './change-history.ts';
import type { Corpus } from './corpus.ts';
import { urlOf, type DocumentRecord } from './document-index.ts';
import { isSameCommit, SourceCommits } from './source-commits.ts';

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

/** The day up to which the history is known: that of its newest change. */
export function knownUpTo(history: History): string | undefined {
  let newest: string | undefined;
  const isNewer = (date: string) => newest === undefined || Date.parse(date) > Date.parse(newest);
  for (const { commits } of history.logs ?? []) if (commits[0] && isNewer(commits[0][1])) newest = commits[0][1];
  if (newest !== undefined) return newest;
  for (const { modified } of history.values()) if (isNewer(modified)) newest = modified;
  return newest;
}
