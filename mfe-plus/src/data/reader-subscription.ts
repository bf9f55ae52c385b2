import { readSubscription, type Subscription } from '@webdocs/contracts/api/subscriptions';
import { call } from '@webdocs/remote-kit/call';
import { useFact } from '@webdocs/remote-kit';
import { useEffect, useState } from 'react';
import { isNotAvailable } from '../calls/is-not-available.ts';

export interface KnownSubscription {
  /** Null where this site sells nothing. */
  readonly subscription: Subscription | null | undefined;
  readonly isUnknown: boolean;
}

/** The subscription of the signed-in user, asked for again whenever there is news about the account. */
export function useReaderSubscription(): KnownSubscription {
  const session = useFact('session');
  const [known, setKnown] = useState<KnownSubscription>({ subscription: undefined, isUnknown: false });

  useEffect(() => {
    if (!session.isAuthenticated) return;
    let isWanted = true;
    const tell = (next: KnownSubscription) => isWanted && setKnown(next);
    call(readSubscription).then(
      (subscription) => tell({ subscription, isUnknown: false }),
      (thrown: unknown) =>
        tell(isNotAvailable(thrown) ? { subscription: null, isUnknown: false } : { subscription: undefined, isUnknown: true }),
    );
    return () => void (isWanted = false);
  }, [session]);

  return known;
}
