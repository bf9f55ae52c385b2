import * as v from 'valibot';
import { followedAddress } from '../reader/site-path.ts';
import { ColourSchema } from '../remote/definition.ts';

/** What a remote is told of the site when it is asked about one of its pages. */
export const SiteFactsSchema = v.object({
  siteName: v.string(),
  /** Scheme and host without a slash at the end, or '' where the site's address is not configured. */
  address: v.string(),
  /** That of the page. */
  colour: ColourSchema,
  /** False for what is shown in place of a page: one that is not there, or could not be made. */
  found: v.boolean(),
});
export type SiteFacts = v.InferOutput<typeof SiteFactsSchema>;

/** A path of the site, or an address that begins with https or http: nothing that runs a script. */
const Link = v.pipe(v.string(), v.regex(followedAddress));

/**
 * What search engines and other sites are told about a page, and what its head and its policy need: `describe` of a server entry
 * answers it. Plain data, which the gateway checks and prints.
 */
export const PageDescriptionSchema = v.object({
  title: v.string(),
  description: v.optional(v.string()),
  robots: v.optional(v.picklist(['noindex, nofollow', 'noindex, follow'])),
  /** The one address under which the page should be known; none for what is no page. */
  canonical: v.optional(Link),
  alternates: v.array(v.object({ language: v.string(), address: Link })),
  type: v.picklist(['article', 'website']),
  image: v.object({ address: Link, alt: v.string() }),
  locale: v.string(),
  published: v.optional(v.string()),
  modified: v.optional(v.string()),
  /** Statements in the vocabulary of schema.org, for a data block. */
  data: v.optional(v.looseObject({})),
  /** The same as data or plain; one that is about more than the page is named after the site. */
  feeds: v.array(v.object({ type: v.string(), address: Link, ofSite: v.optional(v.literal(true)) })),
  /** Origins that this page frames, besides those that the definition names. */
  frameSources: v.array(v.pipe(v.string(), v.regex(/^https:\/\/[a-z0-9.:-]+$/i))),
});
export type PageDescription = v.InferOutput<typeof PageDescriptionSchema>;

/** A page without the code of its remote: `plain` of a server entry answers it where the part that shows the page failed. */
export const PlainPageSchema = v.object({
  title: v.string(),
  /** A line of text before everything else. */
  text: v.optional(v.string()),
  sections: v.array(
    v.object({
      heading: v.optional(v.object({ id: v.optional(v.string()), level: v.picklist([2, 3]), html: v.string() })),
      html: v.string(),
    }),
  ),
  links: v.optional(v.array(v.object({ title: v.string(), url: Link }))),
});
export type PlainPage = v.InferOutput<typeof PlainPageSchema>;
