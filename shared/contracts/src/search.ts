import * as v from 'valibot';

/** The same limits on both sides of the wire. */
export const searchLimits = { query: 200, pageSize: 10, pages: 10 } as const;

export const searchSorts = ['best', 'relevance', 'popularity'] as const;
export type SearchSort = (typeof searchSorts)[number];

/** Text of which parts are marked, because somebody asked for them. */
export const MarkedTextSchema = v.array(v.object({ text: v.string(), marked: v.optional(v.boolean()) }));
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
