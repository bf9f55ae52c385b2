const freshForMs = 7 * 24 * 60 * 60 * 1000;

/** News are new while published under seven days ago. Without a clock, on the server, nothing is. */
export function isFresh(publishedAt: string, now: number | undefined): boolean {
  return now !== undefined && now - Date.parse(publishedAt) < freshForMs;
}
