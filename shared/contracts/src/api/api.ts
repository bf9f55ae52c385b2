import * as v from 'valibot';
import { requestIdForm } from './request-id.ts';

/** Every error reply of the API has this body, whatever its status. */
export const ErrorEnvelopeSchema = v.object({ code: v.number(), message: v.string(), error: v.string() });
export type ErrorEnvelope = v.InferOutput<typeof ErrorEnvelopeSchema>;

export const subscriptionTypes = ['core', 'mdn_plus_5m', 'mdn_plus_5y', 'mdn_plus_10m', 'mdn_plus_10y'] as const;
export const SubscriptionTypeSchema = v.picklist(subscriptionTypes);
export type SubscriptionType = v.InferOutput<typeof SubscriptionTypeSchema>;

/** GET /api/v1/whoami. An anonymous visitor gets `geo` alone. */
export const WhoamiSchema = v.object({
  geo: v.optional(v.object({ country: v.string(), country_iso: v.string() })),
  username: v.nullish(v.string()),
  is_authenticated: v.nullish(v.boolean()),
  is_beta_tester: v.nullish(v.boolean()),
  is_staff: v.nullish(v.boolean()),
  is_super_user: v.nullish(v.boolean()),
  avatar_url: v.nullish(v.string()),
  is_subscriber: v.nullish(v.boolean()),
  subscription_type: v.nullish(SubscriptionTypeSchema),
  subscriber_number: v.nullish(v.number()),
  email: v.nullish(v.string()),
  maintenance: v.nullish(v.string()),
  /** What the plan opens; names of `plans.ts`. */
  features: v.optional(v.array(v.string())),
  /** Goes with every call that changes something: in the header `x-csrf-token`, or in the form field `csrf_token`. */
  csrf_token: v.optional(v.string()),
  settings: v.nullish(
    v.object({
      locale_override: v.nullish(v.string()),
      ai_help_history: v.nullish(v.boolean()),
      collections_last_modified_time: v.nullish(v.string()),
      mdnplus_newsletter: v.nullish(v.boolean()),
      no_ads: v.nullish(v.boolean()),
    }),
  ),
});
export type Whoami = v.InferOutput<typeof WhoamiSchema>;

/** POST /_report: what a browser tells the platform about a part that failed. */
export const FailureReportSchema = v.object({
  code: v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]{2,60}$/)),
  remote: v.pipe(v.string(), v.maxLength(80)),
  version: v.pipe(v.string(), v.maxLength(80)),
  part: v.pipe(v.string(), v.maxLength(80)),
  composition: v.pipe(v.string(), v.maxLength(40)),
  page: v.pipe(v.string(), v.maxLength(2048)),
  detail: v.pipe(v.string(), v.maxLength(2048)),
  /** The number of the call that failed, where it was one: it finds the line of the server's log. */
  request: v.optional(v.pipe(v.string(), v.regex(requestIdForm))),
});
export type FailureReport = v.InferOutput<typeof FailureReportSchema>;
