import type { Document } from '@webdocs/contracts/page/page';
import { useFact } from '@webdocs/remote-kit';
import { useEffect } from 'react';
import { recordView } from './record-view.ts';

/** Remembers, for a reader who is signed in and in this browser alone, that the article was viewed. */
export function useViewedArticle({ mdn_url: url, title, parents = [] }: Document): void {
  const { isAuthenticated } = useFact('session');
  useEffect(() => {
    if (!isAuthenticated) return;
    recordView({ url, title, parents: parents.map((parent) => ({ uri: parent.uri, title: parent.title })) });
    // A refetched copy of the same page is not another view.
  }, [isAuthenticated, url]);
}
