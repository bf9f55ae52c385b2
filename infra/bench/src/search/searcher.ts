/** Anything that answers a query with addresses of documents, the best first. */
export interface Searcher {
  readonly name: string;
  find(query: string): Promise<readonly string[]>;
}

/** Readers do not look further than the first page of results. */
export const longestAnswer = 10;
