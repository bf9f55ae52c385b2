import { useEffect } from 'react';
import { pageText } from '../../data/writers-site.ts';

const reload = () => window.location.reload();

/** An open page follows its file: when the content changes and this page with it, it is shown anew. */
export function useFollowedPage(url: string, showAnew: () => void = reload): void {
  useEffect(() => {
    const changes = new EventSource('/_changes');
    let isOpen = true;
    let before = pageText(url);
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
      const now = await pageText(url);
      if (now !== undefined && known !== undefined && now !== known && isOpen) showAnew();
      return now ?? known;
    }
  }, [url, showAnew]);
}
