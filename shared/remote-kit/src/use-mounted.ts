import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False on the server and while hydrating: what depends on the reader, the clock or the browser waits for true. A page that was
 * clicked to is mounted at once.
 */
export function useMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
