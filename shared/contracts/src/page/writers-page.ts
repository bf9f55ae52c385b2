import * as v from 'valibot';

const WritersRowSchema = v.object({
  title: v.string(),
  url: v.optional(v.string()),
  /** The level below it, of a page that has sub-pages. */
  below: v.optional(v.string()),
  /** The file to open in an editor. */
  file: v.optional(v.string()),
  /** What is under each of the columns. */
  cells: v.array(v.nullable(v.union([v.string(), v.number()]))),
});

/** Tables for those who write the content: only sites in writer or development mode have them. */
export const WritersPageSchema = v.object({
  renderer: v.literal('Writers'),
  url: v.string(),
  pageTitle: v.string(),
  noIndexing: v.literal(true),
  view: v.picklist(['flaws', 'translations', 'translations-of', 'sitemap']),
  /** How far a look at all pages has come; absent when it is done. */
  progress: v.optional(v.object({ done: v.number(), total: v.number() })),
  trail: v.array(v.object({ title: v.string(), url: v.string() })),
  /** How many there are of each kind that the table can be narrowed to. */
  counts: v.array(v.object({ kind: v.string(), count: v.number() })),
  columns: v.array(v.string()),
  rows: v.array(WritersRowSchema),
  filter: v.object({ query: v.string(), kind: v.string() }),
  /** Of all rows that the filter leaves. */
  total: v.number(),
  page: v.number(),
  pages: v.number(),
});
export type WritersPage = v.InferOutput<typeof WritersPageSchema>;
