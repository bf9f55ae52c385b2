import * as v from 'valibot';
import { form, type Call, type Resource } from './call.ts';
import { SubscriptionTypeSchema } from '../reader/plans.ts';
import { pure } from '../pure.ts';
import { whoamiPath } from './whoami-path.ts';

/** Names of header and form field that carry the token of `whoami`. */
export const csrfTokenHeader = 'x-csrf-token';
export const csrfTokenField = 'csrf_token';

/** An anonymous visitor gets `geo`, and what is the same for everyone. */
export const WhoamiSchema = /* @__PURE__ */ pure(() =>
  v.object({
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
    /** True while any survey runs: a page without one asks nothing more. */
    has_surveys: v.optional(v.literal(true)),
    /** What the plan opens; names of `plans.ts`. */
    features: v.optional(v.array(v.string())),
    /** Put in by the offline worker: this is what the site said last. */
    offline: v.optional(v.literal(true)),
    /** Goes with every call that changes something: in the header `x-csrf-token`, or in the form field `csrf_token`. */
    csrf_token: v.optional(v.string()),
    settings: v.nullish(
      v.object({
        locale_override: v.nullish(v.string()),
        ai_help_history: v.nullish(v.boolean()),
        ai_help_share_unanswered: v.nullish(v.boolean()),
        collections_last_modified_time: v.nullish(v.string()),
        mdnplus_newsletter: v.nullish(v.boolean()),
        no_ads: v.nullish(v.boolean()),
      }),
    ),
  }),
);
export type Whoami = v.InferOutput<typeof WhoamiSchema>;

export const PingSchema = /* @__PURE__ */ pure(() => v.object({ offline: v.optional(v.picklist(['true', 'false'])) }));

export const whoami = { name: 'whoami', method: 'GET', path: whoamiPath, reply: WhoamiSchema } as const satisfies Call;
export const ping = { name: 'ping', method: 'POST', path: '/api/v1/ping' } as const satisfies Call;

/** Who is there. */
export const visitor = /* @__PURE__ */ pure(
  () =>
    ({
      whoami: {
        ...whoami,
        tag: 'Visitor',
        who: 'anyone',
        limit: 'reading',
        listener: 'public',
        purpose: 'Tells a visitor who they are to the site; who is not signed in gets their country and whether surveys run.',
        replies: { 200: 'What the site knows of the visitor, with the token for calls that change something.' },
        failures: ['SESSION_INVALID'],
      },
      ping: {
        ...ping,
        tag: 'Visitor',
        who: 'signed-in',
        whenAnonymous: 'SESSION_INVALID',
        limit: 'writing',
        listener: 'public',
        purpose: 'Records that the user is active today, once a day however often it is called.',
        body: form(PingSchema),
        replies: { 201: 'Noted.' },
      },
    }) as const satisfies Resource,
);
