import type { SlotName } from '@webdocs/contracts/remote/slot';
import { useEffect, useState, type ReactElement } from 'react';

/** What is paid for in a place of this page, once it is there. The site's own message stays wherever it is not. */
export function usePaid(slot: SlotName, pathname: string, isWanted: boolean): ReactElement | undefined {
  const [found, setFound] = useState<{ readonly at: string; readonly paid: ReactElement | undefined }>();
  useEffect(() => {
    let isOver = false;
    if (isWanted) {
      void import(/* webpackChunkName: "ads-paid" */ './paid/paid-in.tsx')
        .then(({ paidIn }) => paidIn(slot, pathname))
        .then(
          (paid) => isOver || setFound({ at: pathname, paid }),
          () => undefined,
        );
    }
    return () => void (isOver = true);
  }, [slot, pathname, isWanted]);
  return isWanted && found?.at === pathname ? found.paid : undefined;
}
