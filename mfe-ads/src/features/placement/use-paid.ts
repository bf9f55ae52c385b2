import { isOptedOut } from '@webdocs/contracts/telemetry/opt-out';
import type { SlotName } from '@webdocs/contracts/remote/slot';
import { useLayoutEffect, useState, type ReactElement } from 'react';

/** What is paid for in a place of this page, once it is there. The site's own message stays wherever it is not. */
export function usePaid(slot: SlotName, pathname: string, isWanted: boolean | undefined): ReactElement | undefined {
  const [paid, setPaid] = useState<ReactElement>();
  // Before the next page is painted, what was in the place is gone: its codes are of the page before.
  useLayoutEffect(() => {
    // What is paid for is counted: who asks not to be is shown what the site says of itself.
    if (!isWanted || isOptedOut(document, navigator)) return;
    let isOver = false;
    const since = performance.now();
    void import(/* webpackChunkName: "ads-paid" */ './paid/paid-in.tsx')
      .then(({ paidIn }) => paidIn(slot, pathname, since))
      .then((found) => isOver || setPaid(found))
      .catch(() => undefined);
    return () => {
      isOver = true;
      setPaid(undefined);
    };
  }, [slot, pathname, isWanted]);
  return paid;
}
