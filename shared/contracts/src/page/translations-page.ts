import * as v from 'valibot';
import { LocaleSchema } from '../reader/locale-schema.ts';

/** What can be said of a page in a language: `unknown` where nothing tells which English text a translation is of. */
export const translationStates = ['behind', 'unknown', 'orphaned', 'current', 'missing'] as const;
export type TranslationState = (typeof translationStates)[number];
export const translationOrders = ['lag', 'title', 'views'] as const;
export type TranslationOrder = (typeof translationOrders)[number];

const Path = v.pipe(v.string(), v.startsWith('/'));
const CountsSchema = v.object({
  current: v.number(),
  behind: v.number(),
  unknown: v.number(),
  /** Translations whose English page is gone. */
  orphaned: v.number(),
  missing: v.number(),
});
export type TranslationCounts = v.InferOutput<typeof CountsSchema>;

const RowSchema = v.object({
  /** English where the page is missing. */
  title: v.string(),
  slug: v.string(),
  state: v.picklist(translationStates),
  /** Changes of the English page that it has not seen, when the first of them was made, and how many days ago that was. */
  changes: v.optional(v.number()),
  since: v.optional(v.string()),
  days: v.optional(v.number()),
  /** Where the repository shows them. */
  source: v.optional(v.string()),
  /** The page that is read most is the first. */
  rank: v.optional(v.number()),
});
export type TranslationRow = v.InferOutput<typeof RowSchema>;

/** How far translations are behind: of all languages in short, of the one of the address page by page. */
export const TranslationsPageSchema = v.object({
  renderer: v.literal('Translations'),
  /** With the query. */
  url: v.string(),
  pageTitle: v.string(),
  pageDescription: v.optional(v.string()),
  /** Of a section, or a further page: found from the list of all. */
  onlyFollow: v.optional(v.literal(true)),
  languages: v.array(v.object({ locale: LocaleSchema, native: v.string(), url: Path, counts: CountsSchema })),
  /** The part of the documentation to which all below is narrowed. */
  section: v.optional(v.object({ slug: v.string(), title: v.string() })),
  sections: v.array(
    v.object({
      slug: v.string(),
      title: v.string(),
      /** Of the title, where the language has no page of this section yet. */
      lang: v.optional(LocaleSchema),
      url: Path,
      pages: v.number(),
      counts: v.optional(CountsSchema),
    }),
  ),
  /** The last day of which changes are known; without it, nothing is known of any. */
  upTo: v.optional(v.string()),
  /** Whether it is known how often pages are read. */
  hasViews: v.boolean(),
  filter: v.object({ state: v.optional(v.picklist(translationStates)), order: v.picklist(translationOrders) }),
  /** None on the page of English, from which the others are translated. */
  rows: v.array(RowSchema),
  /** Of all rows that the filter leaves. */
  total: v.number(),
  page: v.number(),
  pages: v.number(),
});
export type TranslationsPage = v.InferOutput<typeof TranslationsPageSchema>;
