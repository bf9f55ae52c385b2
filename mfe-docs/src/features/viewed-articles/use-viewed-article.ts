import type { Document } from '@webdocs/contracts/page/page';
import { formerViewedKey, viewedKey, viewedRecords, withView, type ViewedArticle } from '@webdocs/contracts/reader/viewed-articles';
import { useFact } from '@webdocs/remote-kit';
import { useEffect } from 'react';
import { withStorage } from '@webdocs/reading/with-storage';

/** Remembers, for a reader who is signed in and in this browser alone, that the article was viewed. */
export function useViewedArticle({ mdn_url: url, title, parents = [] }: Document): void {
  const { isAuthenticated } = useFact('session');
  useEffect(() => {
    if (!isAuthenticated) return;
    recordView({ url, title, parents: parents.map((parent) => ({ uri: parent.uri, title: parent.title })) });
    // A refetched copy of the same page is not another view.
  }, [isAuthenticated, url]);
}

/** Writes one more view down. Without a storage there is no list: that is only warned of. */
export function recordView(article: ViewedArticle): void {
  const now = Date.now();
  withStorage(viewedKey, (storage) => {
    const stored = { current: storage.getItem(viewedKey), former: storage.getItem(formerViewedKey) };
    storage.setItem(viewedKey, JSON.stringify(withView(viewedRecords(stored, now), article, now)));
    storage.removeItem(formerViewedKey);
  });
}
