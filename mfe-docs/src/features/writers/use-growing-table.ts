import type { WritersPage } from '@webdocs/contracts/page/writers-page';
import { useEffect, useState } from 'react';
import { writersTable } from '../../data/writers-site.ts';

const everyMs = 1_500;

/** The table as it is now: while pages are still looked at, it is asked for again and again. */
export function useGrowingTable(served: WritersPage): WritersPage {
  const [page, setPage] = useState(served);
  useEffect(() => {
    if (!page.progress) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const next = await writersTable(page.url, stop.signal);
      // A copy of what is known is another reason to ask again.
      if (!stop.signal.aborted) setPage(next ?? { ...page });
    }, everyMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [page]);
  return page;
}
