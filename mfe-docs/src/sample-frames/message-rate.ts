/** Counts what comes within a span of the clock. */
export function messageRate(most: number, spanMs = 1000): { readonly isExceeded: () => boolean } {
  let start = 0;
  let count = 0;
  return {
    isExceeded() {
      const now = performance.now();
      if (now - start >= spanMs) {
        start = now;
        count = 0;
      }
      count += 1;
      return count > most;
    },
  };
}
