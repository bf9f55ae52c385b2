import * as v from 'valibot';

/** What an editor chose for the home page: addresses of articles, and a contributor to thank. */
export const HomeChoicesSchema = v.object({
  featuredArticles: v.optional(v.array(v.string()), []),
  featuredContributor: v.optional(v.object({ contributorName: v.string(), url: v.string(), quote: v.string() })),
});
export type HomeChoices = v.InferOutput<typeof HomeChoicesSchema>;

/** Merged changes of the content's repositories, written by whoever exports their history. */
export const ContributionsSchema = v.object({
  items: v.array(
    v.object({
      number: v.number(),
      title: v.string(),
      url: v.string(),
      updated_at: v.string(),
      repo: v.object({ name: v.string(), url: v.string() }),
    }),
  ),
});
export type Contribution = v.InferOutput<typeof ContributionsSchema>['items'][number];
