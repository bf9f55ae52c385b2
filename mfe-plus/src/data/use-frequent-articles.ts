import { useFact } from '@webdocs/remote-kit';
import { useEffect, useState } from 'react';
import { frequentArticles, type FrequentArticle } from './frequently-viewed.ts';

/** Known after the page has come to life: they are in this browser alone, and of a reader who is signed in. */
export function useFrequentArticles(): readonly FrequentArticle[] | undefined {
  const isSignedIn = useFact('session').status === 'signed-in';
  const [articles, setArticles] = useState<readonly FrequentArticle[]>();
  useEffect(() => {
    if (!isSignedIn) return setArticles(undefined);
    const look = () => setArticles(frequentArticles(() => localStorage, Date.now()));
    look();
    window.addEventListener('storage', look);
    return () => window.removeEventListener('storage', look);
  }, [isSignedIn]);
  return articles;
}
