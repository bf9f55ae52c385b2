import type { ApiCall } from './call.ts';
import { SearchAnswerSchema, SearchQuerySchema, SearchRefusalSchema, SearchSuggestionsSchema, SearchTermSchema } from './search.ts';

/** Searching, for pages and for the address bars of browsers. */
export const searchApiCalls: readonly ApiCall[] = [
  {
    name: 'search',
    method: 'GET',
    path: '/api/v1/search',
    tag: 'Search',
    who: 'anyone',
    purpose: 'Finds pages by what they are called and what they say, ten at a time and the first hundred at most.',
    query: SearchQuerySchema,
    replies: {
      200: { means: 'What was found; nothing is an answer too.', schema: SearchAnswerSchema },
    },
    refusal: { means: 'What is wrong with the parameters, by their names.', schema: SearchRefusalSchema },
    failures: ['SEARCH_BUSY'],
  },
  {
    name: 'suggestTitles',
    method: 'GET',
    path: '/api/v1/search/suggestions',
    tag: 'Search',
    who: 'anyone',
    purpose: 'Tells, to the address bar of a browser, which titles begin like what is typed there.',
    query: SearchTermSchema,
    replies: { 200: { means: 'What was typed, titles, nothing, and the addresses of the titles.', schema: SearchSuggestionsSchema } },
    failures: ['SEARCH_BUSY'],
  },
  {
    name: 'goToBestHit',
    method: 'GET',
    path: '/api/v1/search/go',
    tag: 'Search',
    who: 'anyone',
    purpose: 'Leads to the page that a query names, or else to the results of the query.',
    query: SearchTermSchema,
    replies: { 302: { means: 'On to the page, or to the results.' } },
    failures: ['SEARCH_BUSY'],
  },
];
