import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True once the page lives: what the server cannot know may be decided from then on. A page that was clicked to lives at once. */
export function useMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
