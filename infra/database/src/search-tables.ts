import type { Generated } from 'kysely';

export interface SearchTables {
  search_pages: SearchPagesTable;
  search_generations: SearchGenerationsTable;
  search_terms: SearchTermsTable;
  search_vocabularies: SearchVocabulariesTable;
  search_misses: SearchMissesTable;
  search_miss_visitors: SearchMissVisitorsTable;
  search_counts: SearchCountsTable;
}

/** What is made from the content whenever it is missing, and hashes that live for a day: no backup holds it. */
export const remadeTableNames = [
  'search_pages',
  'search_generations',
  'search_terms',
  'search_vocabularies',
  'search_miss_visitors',
] as const satisfies ReadonlyArray<keyof SearchTables>;

/** A page as the search found it. A changed page is another row: the version that answers keeps its own. */
interface SearchPagesTable {
  id: Generated<number>;
  url: string;
  locale: string;
  /** Of everything that the row was made from. */
  digest: string;
  title: string;
  /** JSON: what ranks the page beside its words. */
  facts: unknown;
  summary: string;
  body: string;
  /** Its words with where they are, for the next version. */
  terms: string;
}

/** A version of the index: one answers while the next is built. */
interface SearchGenerationsTable {
  id: Generated<number>;
  state: 'building' | 'live' | 'old';
  /** A builder that lives tells it again and again. */
  touched_at: Generated<Date>;
  /** The content it was made from. */
  source: string;
  pages: Generated<number[]>;
}

interface SearchTermsTable {
  generation: number;
  locale: string;
  term: string;
  /** Pages with what parts of them the term is in, packed. */
  places: Buffer;
}

/** Words that misspelled ones are compared with. */
interface SearchVocabulariesTable {
  generation: number;
  locale: string;
  words: string;
}

/** How often a search found nothing, and with what words; never who. */
interface SearchMissesTable {
  /** A day of the UTC calendar, as YYYY-MM-DD. */
  day: string;
  query: string;
  count: number;
  /** Of that day, and 5 of five or more: further ones are not told apart. */
  visitors: Generated<number>;
}

/** Visitors of a search that found nothing, until there were five of them or the day is over. */
interface SearchMissVisitorsTable {
  day: string;
  query: string;
  /** Another one for each query: what a visitor searched for is not found by it. */
  visitor_hash: Buffer;
}

/** By day and language of the page: searches, and those of them that found nothing. */
interface SearchCountsTable {
  day: string;
  locale: string;
  searches: Generated<number>;
  misses: Generated<number>;
}
