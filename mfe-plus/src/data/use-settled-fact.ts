import type { Facts } from '@webdocs/contracts/event';
import { useFact } from '@webdocs/remote-kit';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * A fact that says who or what is at the other end. It is not known while hydrating, because the HTML is the same for
 * every visitor, even where the bus knows it by then.
 */
export function useSettledFact<K extends keyof Facts>(name: K): Facts[K] | undefined {
  const fact = useFact(name);
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return hydrated ? fact : undefined;
}
