import { useEffect } from 'react';
import { pageText } from '../../data/writers-site.ts';

const reload = () => window.location.reload();

/**
 * An open page follows its file: when the content changes and this page with it, it is shown again. Without an address nothing is
 * followed.
 */
export function useFollowedPage(url: string | undefined, showAnew: () => void = reload): void {
  useEffect(() => {
    if (url === undefined) return;
    const changes = new EventSource('/_changes');
    let isOpen = true;
    const text = () => pageText(url);
    let before = text();
    let isFirst = true;
    changes.addEventListener('message', () => {
      // The first event tells of the state in which the page was opened.
      if (isFirst) isFirst = false;
      else before = before.then(compare);
    });
    return () => {
      isOpen = false;
      changes.close();
    };

    async function compare(known: string | undefined): Promise<string | undefined> {
      const now = await text();
      if (now !== undefined && known !== undefined && now !== known && isOpen) showAnew();
      return now ?? known;
    }
  }, [url, showAnew]);
}
