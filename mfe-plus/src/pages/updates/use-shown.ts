import type { ShownUpdates } from '@webdocs/contracts/api/shown-updates';
import type { Address } from '@webdocs/contracts/reader/address';
import { useFact, useLocale } from '@webdocs/remote-kit';
import { useEffect, useState } from 'react';

interface Shown {
  readonly shown: ShownUpdates;
  /** What was asked for in its place. */
  readonly state?: 'loading' | 'failed';
}

/**
 * The page is the same for every visitor: an address with collections of the reader shows all updates until the script of a reader who is
 * signed in has asked for theirs.
 */
export function useShown(shown: ShownUpdates, { search }: Pick<Address, 'search'>): Shown {
  const locale = useLocale();
  const isSignedIn = useFact('session').status === 'signed-in';
  const [found, setFound] = useState<{ readonly search: string; readonly shown?: ShownUpdates }>();
  const isWanted = isSignedIn && new URLSearchParams(search).has('collections');

  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    import(/* webpackChunkName: "news" */ '../../data/collection-updates.ts')
      .then(({ readCollectionUpdates }) => readCollectionUpdates(search, locale))
      .then(
        (theirs) => isCurrent && setFound({ search, shown: theirs }),
        () => isCurrent && setFound({ search }),
      );
    return () => void (isCurrent = false);
  }, [isWanted, search, locale]);

  if (!isWanted) return { shown };
  if (found?.search !== search) return { shown, state: 'loading' };
  return found.shown ? { shown: found.shown } : { shown, state: 'failed' };
}
