export const resultsPerPage = 10;
/** A user who has not found it in a hundred results needs other words, not page eleven. */
const lastReachablePage = 10;

export function pageCount(total: number): number {
  return Math.min(lastReachablePage, Math.ceil(total / resultsPerPage));
}
