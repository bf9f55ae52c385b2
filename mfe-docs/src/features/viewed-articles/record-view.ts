import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import { formerViewedKey, viewedKey, viewedRecords, withView, type ViewedArticle } from '@webdocs/contracts/reader/viewed-articles';

/** Writes one more view down. Without a storage there is no list: that is only warned of. */
export function recordView(article: ViewedArticle): void {
  const now = Date.now();
  try {
    const stored = { current: localStorage.getItem(viewedKey), former: localStorage.getItem(formerViewedKey) };
    localStorage.setItem(viewedKey, JSON.stringify(withView(viewedRecords(stored, now), article, now)));
    localStorage.removeItem(formerViewedKey);
  } catch (thrown) {
    console.warn(new Failure('STORAGE_UNAVAILABLE', { key: viewedKey, cause: causeOf(thrown) }).message);
  }
}
