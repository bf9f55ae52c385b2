/** Sums up what comes within a span of the clock: messages, or the time that they took. */
export function messageRate(most: number, spanMs = 1000): { readonly isExceeded: (more?: number) => boolean } {
  let start = 0;
  let sum = 0;
  return {
    isExceeded(more = 1) {
      const now = performance.now();
      if (now - start >= spanMs) {
        start = now;
        sum = 0;
      }
      sum += more;
      return sum > most;
    },
  };
}
