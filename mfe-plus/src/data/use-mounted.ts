import { useEffect, useState } from 'react';

/** True once the page lives: what the server cannot know may be decided from then on. */
export function useMounted(): boolean {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return isMounted;
}
