import type { Facts } from '@webdocs/contracts/event';
import { useFact } from '@webdocs/remote-kit';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * A fact that may have changed before this part hydrates. While hydrating it is what the server knew, because the HTML
 * is the same for every visitor; right after that it is the truth.
 */
export function useSettledFact<K extends keyof Facts>(name: K, onServer: Facts[K]): Facts[K] {
  const fact = useFact(name);
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return hydrated ? fact : onServer;
}
