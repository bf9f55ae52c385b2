import * as v from 'valibot';
import { LocaleSchema } from './reader/locale-schema.ts';
import { FeatureSchema } from './remote/definition.ts';
import { SocialLinkSchema } from './social-network.ts';

/** The part of the configuration that browsers see. It is the same for every visitor and part of the composition id. */
export const PublicConfigurationSchema = v.object({
  siteName: v.string(),
  siteTitle: v.string(),
  products: v.object({ plus: v.string(), curriculum: v.string(), observatory: v.string() }),
  locales: v.array(LocaleSchema),
  features: v.object({ plus: v.boolean(), ads: v.boolean(), newsletter: v.boolean(), aiHelp: v.boolean(), observatory: v.boolean() }),
  /** Those of the features that are on for some accounts alone: who has early access by their plan, and staff. */
  early: v.optional(v.array(FeatureSchema)),
  /** Whether users may keep pages on their devices, and there are packs of them; missing in compositions of earlier releases. */
  offline: v.optional(v.boolean()),
  /** Names the page in which samples run without a network: `samples/kept-runner.ts`. */
  keptRunner: v.optional(v.string()),
  readOnly: v.boolean(),
  /** Shown in place of sign-in while not empty. */
  maintenance: v.string(),
  writerMode: v.boolean(),
  developmentMode: v.boolean(),
  /** Shows every message accented and bracketed, so that text outside the catalogues stands out. */
  pseudoLocale: v.boolean(),
  addresses: v.object({
    compat: v.string(),
    updates: v.string(),
    observatory: v.string(),
    examples: v.string(),
    play: v.string(),
    identity: v.string(),
    support: v.string(),
    feedback: v.string(),
    repository: v.string(),
    /** Read in development mode alone. */
    telemetry: v.optional(v.string()),
  }),
  /** Accounts of the site elsewhere; missing in compositions of earlier releases. */
  socialLinks: v.optional(v.array(SocialLinkSchema)),
  /** Those of the documents of the frame that are not translated into the language of the page; the rest is the same in all languages. */
  onlyInEnglish: v.optional(v.array(v.string())),
  /** Those of the pages of the frame that are there in no language: nothing leads to them. */
  absent: v.optional(v.array(v.string())),
  /** Links that pages ask for in menus of the header, in the language of the page. */
  menuLinks: v.optional(v.array(v.object({ menu: v.string(), href: v.string(), text: v.string() }))),
  /** Until when the menu marks a thing as new: ISO dates. */
  newUntil: v.object({ updates: v.string(), newsletter: v.string(), tools: v.string() }),
});
export type PublicConfiguration = v.InferOutput<typeof PublicConfigurationSchema>;
