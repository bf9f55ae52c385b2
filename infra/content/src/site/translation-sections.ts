import { fallbackLocale, type Locale } from '@webdocs/contracts/reader/locale';
import type { TranslationCounts, TranslationRow, TranslationState } from '@webdocs/contracts/page/translations-page';
import { compareTitles } from '@webdocs/i18n/title-order';
import { lagIn, type TranslationLag } from '../read/translation-lag.ts';
import type { Corpus } from '../read/corpus.ts';
import { isWritten, urlOf, type DocumentRecord } from '../read/document-index.ts';

type Known = Pick<Corpus, 'documents' | 'history' | 'popularity'>;

/** What is known of the pages of one language: of those that are translated, and of those that are not. */
export interface LanguageProgress {
  readonly rows: readonly SectionedRow[];
  readonly counts: TranslationCounts;
  readonly bySection: ReadonlyMap<string, TranslationCounts>;
}

export type SectionedRow = TranslationRow & { readonly section: string };

/** The part of the documentation in which a page is: below the pages about the web, one of their subjects. */
export function sectionOf(slug: string): string {
  const [first = '', second] = slug.split('/');
  return first.toLowerCase() === 'web' && second !== undefined ? `${first}/${second}` : first;
}

/** How far a language has come, with every page that is written in English or in it. */
export function progressOf(locale: Locale, corpus: Known, upTo: string | undefined): LanguageProgress {
  const { documents } = corpus;
  const lagOf = lagIn(corpus);
  const rankOf = ranks(corpus);
  const rows: SectionedRow[] = [];
  for (const record of documents.inLocale(locale)) if (isWritten(record)) rows.push(translatedRow(record, lagOf(record), upTo, rankOf));
  for (const record of documents.inLocale(fallbackLocale))
    if (isWritten(record) && !documents.find(locale, record.slug)) rows.push({ ...named(record, rankOf), state: 'missing' });
  const counts = noPages();
  const bySection = new Map<string, TranslationCounts>();
  for (const { section, state } of rows) {
    let ofSection = bySection.get(section);
    if (!ofSection) bySection.set(section, (ofSection = noPages()));
    ofSection[state] += 1;
    counts[state] += 1;
  }
  return { rows, bySection, counts };
}

export function noPages(): TranslationCounts {
  return { current: 0, behind: 0, unknown: 0, orphaned: 0, missing: 0 };
}

type RankOf = (record: DocumentRecord) => number | undefined;

/** A translation is as wanted as its English page: a missing one has no readers of its own. */
function ranks({ popularity }: Known): RankOf {
  if (popularity.size === 0) return () => undefined;
  const places = new Map([...popularity].sort(([, a], [, b]) => b - a).map(([address], index) => [address, index + 1]));
  return ({ slug }) => places.get(urlOf({ locale: fallbackLocale, slug }).toLowerCase());
}

function named(record: DocumentRecord, rankOf: RankOf): Pick<SectionedRow, 'title' | 'slug' | 'section' | 'rank'> {
  const { title, slug } = record;
  const rank = rankOf(record);
  return { title: title.replaceAll('`', ''), slug, section: sectionOf(slug), ...(rank === undefined ? {} : { rank }) };
}

function translatedRow(record: DocumentRecord, lag: TranslationLag, upTo: string | undefined, rankOf: RankOf): SectionedRow {
  const { state, commitsBehind: changes, behindSince, changesAt: source } = lag;
  const row = { ...named(record, rankOf), state };
  if (state !== 'behind') return row;
  return {
    ...row,
    ...(changes === undefined ? {} : { changes }),
    ...(behindSince === undefined ? {} : { since: behindSince.slice(0, 10) }),
    ...(behindSince === undefined || upTo === undefined ? {} : { days: daysBetween(behindSince, upTo) }),
    ...(source === undefined ? {} : { source }),
  };
}

/** Whole days, as a calendar counts them. */
function daysBetween(from: string, to: string): number {
  const day = (date: string) => Math.floor(Date.parse(date) / 86_400_000);
  return Math.max(0, day(to) - day(from));
}

/** What has most to catch up on first; what nothing is known of comes before what is up to date. */
const urgency: Readonly<Record<TranslationState, number>> = { behind: 0, orphaned: 1, unknown: 2, current: 3, missing: 4 };

export const rowOrders = {
  lag: (a, b) =>
    urgency[a.state] - urgency[b.state] ||
    (b.changes ?? 0) - (a.changes ?? 0) ||
    (b.days ?? 0) - (a.days ?? 0) ||
    byRank(a, b) ||
    compareTitles(a.title, b.title),
  title: (a, b) => compareTitles(a.title, b.title),
  views: (a, b) => byRank(a, b) || compareTitles(a.title, b.title),
} as const satisfies Readonly<Record<string, (a: TranslationRow, b: TranslationRow) => number>>;

function byRank(a: TranslationRow, b: TranslationRow): number {
  return (a.rank ?? Number.MAX_SAFE_INTEGER) - (b.rank ?? Number.MAX_SAFE_INTEGER);
}
