import * as v from 'valibot';
import { areas, type Area } from './area.ts';
import { activeLocales, type Locale } from '../reader/locale.ts';
import type { Call, Resource } from './call.ts';
import { pure } from '../pure.ts';

/** The same limits on both sides of the wire. */
export const searchLimits = { query: 200, pageSize: 10, pages: 10 } as const;

export const searchSorts = ['best', 'relevance', 'popularity'] as const;
export type SearchSort = (typeof searchSorts)[number];

/** What pages are written for. */
export const pageKinds = ['reference', 'guide', 'lesson', 'definition', 'post'] as const;
export type PageKind = (typeof pageKinds)[number];

/** Text of which parts are marked, because they match the query, and parts are code. */
export const MarkedTextSchema = v.array(v.object({ text: v.string(), marked: v.optional(v.boolean()), code: v.optional(v.boolean()) }));
export type MarkedText = v.InferOutput<typeof MarkedTextSchema>;

const TotalSchema = v.object({ value: v.number(), relation: v.picklist(['eq', 'gt']) });

/** What `GET /api/v1/search` answers. The texts of `highlight` are HTML in which only `<mark>` is not escaped. */
export const SearchAnswerSchema = v.object({
  documents: v.array(
    v.object({
      mdn_url: v.string(),
      score: v.number(),
      title: v.string(),
      locale: v.string(),
      slug: v.string(),
      popularity: v.number(),
      summary: v.string(),
      highlight: v.object({ title: v.optional(v.array(v.string())), body: v.optional(v.array(v.string())) }),
    }),
  ),
  metadata: v.object({ took_ms: v.number(), size: v.number(), page: v.number(), total: TotalSchema }),
  suggestions: v.array(v.object({ text: v.string(), total: TotalSchema })),
});
export type SearchAnswer = v.InferOutput<typeof SearchAnswerSchema>;

/** What it answers to parameters that it does not understand. */
export const SearchRefusalSchema = v.object({
  errors: v.record(v.string(), v.array(v.object({ message: v.string(), code: v.literal('invalid') }))),
});
export type SearchRefusal = v.InferOutput<typeof SearchRefusalSchema>;

const localeByName = new Map<string, Locale>(activeLocales.map((locale) => [locale.toLowerCase(), locale]));

const LocaleName = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.picklist([...localeByName.keys()], ({ input }) => `${shown(input)} is no language of the search`),
);

const AreaName = v.picklist(areas, ({ input }) => `${shown(input)} is not one of ${areas.join(', ')}`);
const KindName = v.picklist(pageKinds, ({ input }) => `${shown(input)} is not one of ${pageKinds.join(', ')}`);

/** What is asked of the search, as it is in an address. */
export const SearchQuerySchema = v.object({
  q: v.pipe(
    v.string('Exactly one query is required'),
    v.check((text) => text.trim() !== '', 'The query is empty'),
    v.maxLength(searchLimits.query, `The query is longer than ${searchLimits.query} characters`),
  ),
  page: v.optional(
    v.pipe(
      v.string('One page at a time'),
      v.regex(/^(?:[1-9]|10)$/, ({ input }) => `${shown(input)} is no page from 1 to ${searchLimits.pages}`),
    ),
    '1',
  ),
  sort: v.optional(
    v.picklist(searchSorts, ({ input }) => `${shown(input)} is not one of ${searchSorts.join(', ')}`),
    'best',
  ),
  locale: v.optional(v.union([LocaleName, v.array(LocaleName)], 'There is a language that the search does not know'), 'en-us'),
  area: v.optional(v.union([AreaName, v.array(AreaName)], 'There is an area that the search does not know'), []),
  kind: v.optional(v.union([KindName, v.array(KindName)], 'There is a kind of page that the search does not know'), []),
});

/** The part of an address that browsers fill in. */
export const SearchTermSchema = v.object({
  q: v.optional(
    v.pipe(v.string('One query at a time'), v.maxLength(searchLimits.query, `The query is longer than ${searchLimits.query} characters`)),
    '',
  ),
  locale: v.optional(LocaleName, 'en-us'),
});

/** What browsers show below their address bar: what was typed, titles, nothing, and the addresses of the titles. */
export const SearchSuggestionsSchema = v.tuple([v.string(), v.array(v.string()), v.array(v.string()), v.array(v.string())]);
export type SearchSuggestions = v.InferOutput<typeof SearchSuggestionsSchema>;

/** What is asked, in the words of the program. */
export interface SearchQuestion {
  readonly query: string;
  readonly page: number;
  readonly sort: SearchSort;
  /** Each once. */
  readonly locales: readonly Locale[];
  /** Where pages may be and what they may be written for; without one, anywhere and anything. */
  readonly filters?: SearchFilters;
}

export interface SearchFilters {
  readonly areas: readonly Area[];
  readonly kinds: readonly PageKind[];
}

export type ParsedQuestion = { readonly question: SearchQuestion } | { readonly refusal: SearchRefusal };

/** A question from the parameters of an address; every wrong one is named. */
export function parseSearchQuestion(parameters: unknown): ParsedQuestion {
  const parsed = v.safeParse(SearchQuerySchema, parameters);
  if (!parsed.success) return { refusal: refusalOf(parsed.issues) };
  const { q, page, sort, locale, area, kind } = parsed.output;
  const filters: SearchFilters = { areas: once(area), kinds: once(kind) };
  const isFiltered = filters.areas.length > 0 || filters.kinds.length > 0;
  return {
    question: {
      query: q.trim(),
      page: Number(page),
      sort,
      locales: [...new Set([locale].flat().flatMap(localeNamed))],
      ...(isFiltered ? { filters } : {}),
    },
  };
}

function once<T>(values: T | readonly T[]): readonly T[] {
  return [...new Set([values].flat() as T[])];
}

export function localeNamed(name: string): readonly Locale[] {
  const locale = localeByName.get(name.toLowerCase());
  return locale ? [locale] : [];
}

function refusalOf(issues: ReadonlyArray<v.BaseIssue<unknown>>): SearchRefusal {
  const errors: Record<string, Array<{ message: string; code: 'invalid' }>> = {};
  for (const issue of issues) (errors[String(issue.path?.[0]?.key ?? 'q')] ??= []).push({ message: issue.message, code: 'invalid' });
  return { errors };
}

function shown(value: unknown): string {
  return JSON.stringify(String(value).slice(0, 40));
}

export const search = { name: 'search', method: 'GET', path: '/api/v1/search', reply: SearchAnswerSchema } as const satisfies Call;
export const suggestTitles = {
  name: 'suggestTitles',
  method: 'GET',
  path: '/api/v1/search/suggestions',
  reply: SearchSuggestionsSchema,
} as const satisfies Call;
export const goToBestHit = { name: 'goToBestHit', method: 'GET', path: '/api/v1/search/go' } as const satisfies Call;

const reads = { tag: 'Search', who: 'anyone', limit: 'reading', listener: 'public' } as const;

/** Searching, for pages and for the address bars of browsers. */
export const searching = /* @__PURE__ */ pure(
  () =>
    ({
      search: {
        ...search,
        ...reads,
        purpose: 'Finds pages by what they are called and what they say, ten at a time and the first hundred at most.',
        query: SearchQuerySchema,
        replies: { 200: 'What was found; nothing is an answer too.' },
        refusal: { means: 'What is wrong with the parameters, by their names.', schema: SearchRefusalSchema },
        failures: ['SEARCH_BUSY'],
      },
      suggestTitles: {
        ...suggestTitles,
        ...reads,
        purpose: 'Tells, to the address bar of a browser, which titles begin like what is typed there.',
        query: SearchTermSchema,
        replies: { 200: 'What was typed, titles, nothing, and the addresses of the titles.' },
        failures: ['SEARCH_BUSY'],
      },
      goToBestHit: {
        ...goToBestHit,
        ...reads,
        purpose: 'Leads to the page that a query names, or else to the results of the query.',
        query: SearchTermSchema,
        replies: { 302: 'On to the page, or to the results.' },
        failures: ['SEARCH_BUSY'],
      },
    }) as const satisfies Resource,
);
