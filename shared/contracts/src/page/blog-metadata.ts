import * as v from 'valibot';

const PostLink = v.object({ slug: v.string(), title: v.string() });
const Credit = v.object({ name: v.optional(v.string()), url: v.optional(v.string()) });
/** A tag; in the overview of all tags with how many posts have it. */
export const BlogTagSchema = v.object({ slug: v.string(), name: v.string(), posts: v.optional(v.number()) });
export type BlogTag = v.InferOutput<typeof BlogTagSchema>;

export const BlogMetadataSchema = v.object({
  slug: v.string(),
  title: v.string(),
  description: v.string(),
  image: v.object({ file: v.string(), alt: v.optional(v.string()), source: v.optional(Credit), creator: v.optional(Credit) }),
  keywords: v.optional(v.string()),
  sponsored: v.optional(v.boolean()),
  published: v.optional(v.boolean()),
  date: v.string(),
  author: v.optional(
    v.object({
      name: v.optional(v.string()),
      link: v.optional(v.string()),
      avatar_url: v.optional(v.string()),
      /** Of the page with all posts of the author, where there is one. */
      id: v.optional(v.string()),
    }),
  ),
  links: v.optional(v.object({ previous: v.optional(PostLink), next: v.optional(PostLink) })),
  readTime: v.number(),
  tags: v.optional(v.array(BlogTagSchema)),
  /** On the page of a post: the parts of the series that it belongs to, in their order, itself among them. */
  series: v.optional(v.object({ name: v.string(), parts: v.array(PostLink) })),
});
export type BlogMetadata = v.InferOutput<typeof BlogMetadataSchema>;
