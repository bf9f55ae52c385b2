import { causeOf, Failure } from '@webdocs/contracts/failure';

/** An article that the reader comes back to. */
export interface FrequentArticle {
  readonly id: number;
  readonly url: string;
  readonly title: string;
  readonly parents: ReadonlyArray<{ readonly uri: string; readonly title: string }>;
  readonly views: number;
  /** When it was last viewed, in milliseconds. */
  readonly viewedAt: number;
}

/** What the browser keeps of each viewed article. */
interface ViewedRecord extends Pick<FrequentArticle, 'url' | 'title' | 'parents'> {
  readonly serial: number;
  readonly timestamps: readonly number[];
}

export const viewedKey = 'frequently-viewed-documents-v2';
export const formerViewedKey = 'frequently-viewed-documents';
export const frequentFrom = 2;
export const frequentWindowMs = 30 * 86_400_000;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The most viewed first, of equals the one viewed last. Blocked or broken storage has none. */
export function frequentArticles(openStore: () => Store, now: number): FrequentArticle[] {
  return records(openStore, now)
    .map(({ serial, url, title, parents, timestamps }) => {
      const recent = timestamps.filter((viewed) => viewed > now - frequentWindowMs && viewed <= now);
      return { id: serial, url, title, parents, views: recent.length, viewedAt: Math.max(0, ...recent) };
    })
    .filter(({ views }) => views >= frequentFrom)
    .sort((a, b) => b.views - a.views || b.viewedAt - a.viewedAt);
}

function records(openStore: () => Store, now: number): ViewedRecord[] {
  try {
    const store = openStore();
    migrate(store, now);
    return list(store.getItem(viewedKey)).flatMap(asRecord);
  } catch (thrown) {
    console.warn(new Failure('STORAGE_UNAVAILABLE', { key: viewedKey, cause: causeOf(thrown) }).message);
    return [];
  }
}

/** The former records counted visits and knew the time of the last one alone. */
function migrate(store: Store, now: number): void {
  const former = store.getItem(formerViewedKey);
  if (former === null) return;
  if (store.getItem(viewedKey) === null) {
    const kept = list(former)
      .flatMap(asFormerRecord)
      .filter(({ timestamps }) => Number(timestamps[0]) > now - frequentWindowMs)
      .map((record, index, all) => ({ ...record, serial: all.length - index }));
    store.setItem(viewedKey, JSON.stringify(kept));
  }
  store.removeItem(formerViewedKey);
}

function list(stored: string | null): unknown[] {
  const parsed: unknown = JSON.parse(stored ?? '[]');
  return Array.isArray(parsed) ? parsed : [];
}

function asRecord(stored: unknown): ViewedRecord[] {
  const article = asArticle(stored);
  if (!article || !Array.isArray(article.timestamps)) return [];
  return [{ ...article.named, serial: Number(article.serial) || 0, timestamps: article.timestamps.filter(Number.isFinite) as number[] }];
}

function asFormerRecord(stored: unknown): ViewedRecord[] {
  const article = asArticle(stored);
  if (!article || !Number.isFinite(article.timestamp)) return [];
  const visits = Math.min(Math.max(1, Math.trunc(Number(article.visitCount)) || 1), 1000);
  return [{ ...article.named, serial: 0, timestamps: Array.from({ length: visits }, () => Number(article.timestamp)) }];
}

function asArticle(stored: unknown) {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { url, title, parents, serial, timestamps, timestamp, visitCount } = stored as Record<string, unknown>;
  // An address of another site, or a script, is no article of this one.
  if (typeof url !== 'string' || !/^\/(?![/\\])/.test(url) || typeof title !== 'string') return undefined;
  const named = { url, title, parents: Array.isArray(parents) ? parents.filter(isParent) : [] };
  return { named, serial, timestamps, timestamp, visitCount };
}

function isParent(stored: unknown): stored is { uri: string; title: string } {
  if (typeof stored !== 'object' || stored === null) return false;
  const { uri, title } = stored as Record<string, unknown>;
  return typeof uri === 'string' && uri.startsWith('/') && typeof title === 'string';
}
