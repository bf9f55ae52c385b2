import * as v from 'valibot';
import { MarkedTextSchema, searchSorts } from '../api/search.ts';

const Path = v.pipe(v.string(), v.startsWith('/'));

export const SearchHitSchema = v.object({
  mdn_url: Path,
  title: v.string(),
  summary: v.optional(v.string()),
  parents: v.optional(v.array(v.string())),
  /** Only where it is not the language of the page. */
  locale: v.optional(v.string()),
  /** What was asked for, marked in the title and in parts of the text; a list of titles has none. */
  marked: v.optional(
    v.object({
      title: v.optional(MarkedTextSchema),
      summary: v.optional(MarkedTextSchema),
      body: v.optional(v.array(MarkedTextSchema)),
    }),
  ),
  kind: v.optional(v.string()),
  score: v.optional(v.number()),
  popularity: v.optional(v.number()),
});
/** By their names; the shell, which reads this, has no use for a list of them. */
const FilterSchema = v.array(v.object({ id: v.string(), count: v.number(), isChosen: v.boolean() }));

export const SearchPageSchema = v.object({
  renderer: v.literal('Search'),
  url: Path,
  pageTitle: v.string(),
  noIndexing: v.optional(v.boolean()),
  onlyFollow: v.optional(v.boolean()),
  query: v.string(),
  page: v.number(),
  total: v.number(),
  /** There are more than `total`; they are not counted. */
  more: v.optional(v.boolean()),
  /** 'titles' while no full-text index answers. */
  source: v.picklist(['titles', 'index']),
  hits: v.array(SearchHitSchema),
  sort: v.optional(v.picklist(searchSorts)),
  /** The languages that were searched. */
  locales: v.optional(v.array(v.string())),
  /** By what results can be narrowed, each with how many pages it would leave; nothing where only titles were searched. */
  filters: v.optional(v.object({ areas: FilterSchema, kinds: FilterSchema })),
  /** Milliseconds. */
  took: v.optional(v.number()),
  suggestion: v.optional(v.object({ text: v.string(), total: v.number(), more: v.optional(v.boolean()) })),
  /** What is wrong with the address: the page comes with status 400 and without hits. */
  problems: v.optional(v.array(v.object({ parameter: v.string(), message: v.string() }))),
});
export type SearchPage = v.InferOutput<typeof SearchPageSchema>;

/** A search, as it is asked first: in the language of its page, and with nothing else in the address. */
interface AnsweredSearch {
  readonly query: string;
  /** Of what is in the index. */
  readonly isMiss: boolean;
}

/**
 * Nothing on any other page, nor where a search is turned over, sorted, narrowed or asked in another language: that is the same one again,
 * and links to it are fetched when they are pointed at. Titles, which answer without an index, find too little to say that nothing is there.
 */
export function searchOn(shown: { readonly renderer: string }): AnsweredSearch | undefined {
  if (shown.renderer !== 'Search') return undefined;
  const { url, query, problems, hits, source } = shown as v.InferOutput<typeof SearchPageSchema>;
  if (query === '' || problems || !hasQueryAlone(url)) return undefined;
  return { query, isMiss: hits.length === 0 && source === 'index' };
}

/** The address of results says what is not as usual, and no more. */
function hasQueryAlone(url: string): boolean {
  return [...new URLSearchParams(url.split('?')[1]).keys()].every((name) => name === 'q');
}
