import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import {
  formerViewedKey,
  frequentArticles,
  viewedKey,
  viewedRecords,
  type FrequentArticle,
} from '@webdocs/contracts/reader/viewed-articles';
import { useFact } from '@webdocs/remote-kit';
import { useEffect, useState } from 'react';

/** Known after the page has come to life: they are in this browser alone, and of a reader who is signed in. */
export function useFrequentArticles(): readonly FrequentArticle[] | undefined {
  const isSignedIn = useFact('session').status === 'signed-in';
  const [articles, setArticles] = useState<readonly FrequentArticle[]>();
  useEffect(() => {
    if (!isSignedIn) return setArticles(undefined);
    const look = () => setArticles(articlesInStorage());
    look();
    window.addEventListener('storage', look);
    return () => window.removeEventListener('storage', look);
  }, [isSignedIn]);
  return articles;
}

function articlesInStorage(): FrequentArticle[] {
  const now = Date.now();
  try {
    const stored = { current: localStorage.getItem(viewedKey), former: localStorage.getItem(formerViewedKey) };
    return frequentArticles(viewedRecords(stored, now), now);
  } catch (thrown) {
    console.warn(new Failure('STORAGE_UNAVAILABLE', { key: viewedKey, cause: causeOf(thrown) }).message);
    return [];
  }
}
