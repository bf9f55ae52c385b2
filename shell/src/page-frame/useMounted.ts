import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and while hydrating: what depends on the reader, the clock or the browser waits for true. */
export function useMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
