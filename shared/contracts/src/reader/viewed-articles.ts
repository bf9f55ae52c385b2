import { sitePath } from './site-path.ts';

/**
 * What a browser keeps of the articles that its signed-in reader viewed: documents write it, the list of Plus reads it, and
 * signing out deletes it. No schema: it travels to browsers, and what is stored may be of any form.
 */
export const viewedKey = 'frequently-viewed-documents-v2';
/** Where an older version counted visits and knew the time of the last one alone. */
export const formerViewedKey = 'frequently-viewed-documents';

/** An article is one that a reader comes back to from so many views on, */
export const frequentFrom = 2;
/** of which none is older. */
export const viewedWindowMs = 30 * 86_400_000;

/** Far more than thirty days of reading: a storage of few megabytes is shared with the rest of the site. */
const mostRecords = 500;
const mostTimestamps = 100;

export interface ViewedArticle {
  readonly url: string;
  readonly title: string;
  readonly parents: ReadonlyArray<{ readonly uri: string; readonly title: string }>;
}

export interface ViewedRecord extends ViewedArticle {
  /** Grows with every new record. */
  readonly serial: number;
  /** Of each view, the last one first; in milliseconds. */
  readonly timestamps: readonly number[];
}

export interface FrequentArticle extends ViewedArticle {
  readonly id: number;
  readonly views: number;
  /** When it was last viewed. */
  readonly viewedAt: number;
}

/** What is under the two keys. */
export interface StoredViews {
  readonly current: string | null;
  readonly former: string | null;
}

/** The records in a storage, those of the former form carried over. Whatever has another form is none. */
export function viewedRecords({ current, former }: StoredViews, now: number): ViewedRecord[] {
  return current === null ? migrated(former, now) : list(current).flatMap(asRecord);
}

/** The records after one more view: of a known article in its record, of another one in a new record at the front. */
export function withView(records: readonly ViewedRecord[], { url, title, parents }: ViewedArticle, now: number): ViewedRecord[] {
  const isKnown = records.some((record) => record.url === url);
  const serial = records.reduce((highest, record) => Math.max(highest, record.serial), 0) + 1;
  const viewed = isKnown
    ? records.map((record) => (record.url === url ? { ...record, title, parents, timestamps: [now, ...record.timestamps] } : record))
    : [{ serial, url, title, parents, timestamps: [now] }, ...records];
  return pruned(viewed, now);
}

/** What a reader comes back to: the most viewed first, of equals the one viewed last. */
export function frequentArticles(records: readonly ViewedRecord[], now: number): FrequentArticle[] {
  return records
    .map(({ serial, url, title, parents, timestamps }) => {
      const recent = inWindow(timestamps, now);
      return { id: serial, url, title, parents, views: recent.length, viewedAt: Math.max(0, ...recent) };
    })
    .filter(({ views }) => views >= frequentFrom)
    .sort((a, b) => b.views - a.views || b.viewedAt - a.viewedAt);
}

/** Without views that no longer count and, of too many articles, without those that were viewed longest ago. */
function pruned(records: readonly ViewedRecord[], now: number): ViewedRecord[] {
  const recent = records
    .map((record) => ({ ...record, timestamps: inWindow(record.timestamps, now).slice(0, mostTimestamps) }))
    .filter(({ timestamps }) => timestamps.length > 0);
  if (recent.length <= mostRecords) return recent;
  const kept = new Set([...recent].sort((a, b) => Math.max(...b.timestamps) - Math.max(...a.timestamps)).slice(0, mostRecords));
  return recent.filter((record) => kept.has(record));
}

function inWindow(timestamps: readonly number[], now: number): number[] {
  return timestamps.filter((viewed) => viewed > now - viewedWindowMs && viewed <= now);
}

function migrated(former: string | null, now: number): ViewedRecord[] {
  return list(former)
    .flatMap(asFormerRecord)
    .filter(({ timestamps }) => Number(timestamps[0]) > now - viewedWindowMs)
    .map((record, index, all) => ({ ...record, serial: all.length - index }));
}

function list(stored: string | null): unknown[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    // Half a record, or text of another program: there is nothing in it to keep.
    return [];
  }
}

function asRecord(stored: unknown): ViewedRecord[] {
  const article = asArticle(stored);
  if (!article || !Array.isArray(article.timestamps)) return [];
  return [{ ...article.named, serial: Number(article.serial) || 0, timestamps: article.timestamps.filter(Number.isFinite) as number[] }];
}

function asFormerRecord(stored: unknown): ViewedRecord[] {
  const article = asArticle(stored);
  if (!article || !Number.isFinite(article.timestamp)) return [];
  const visits = Math.min(Math.max(1, Math.trunc(Number(article.visitCount)) || 1), mostTimestamps);
  return [{ ...article.named, serial: 0, timestamps: Array.from({ length: visits }, () => Number(article.timestamp)) }];
}

function asArticle(stored: unknown) {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { url, title, parents, serial, timestamps, timestamp, visitCount } = stored as Record<string, unknown>;
  // An address of another site, or a script, is no article of this one.
  if (typeof url !== 'string' || !sitePath.test(url) || typeof title !== 'string') return undefined;
  const named = { url, title, parents: Array.isArray(parents) ? parents.filter(isParent) : [] };
  return { named, serial, timestamps, timestamp, visitCount };
}

function isParent(stored: unknown): stored is { uri: string; title: string } {
  if (typeof stored !== 'object' || stored === null) return false;
  const { uri, title } = stored as Record<string, unknown>;
  return typeof uri === 'string' && uri.startsWith('/') && typeof title === 'string';
}
