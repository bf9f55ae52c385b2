/** Calls when the tab is looked at again and, where a time is given, every so often while it is. Returns how to stop. */
export function whenLookedAt(call: () => void, everyMs?: number): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') call();
  };
  const timer = everyMs === undefined ? undefined : setInterval(look, everyMs);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
