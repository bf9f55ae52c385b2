import * as v from 'valibot';

/** Networks on which a site may have an account that its footer leads to. */
export const socialNetworks = ['bluesky', 'x', 'mastodon'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

export const SocialLinkSchema = v.object({ network: v.picklist(socialNetworks), href: v.string() });
export type SocialLink = v.InferOutput<typeof SocialLinkSchema>;
