import * as v from 'valibot';
import { LocaleSchema } from '../reader/locale-schema.ts';
import { json, type Call, type Resource } from './call.ts';
import { pure } from '../pure.ts';

export const SettingsChangeSchema = /* @__PURE__ */ pure(() =>
  v.object({
    locale_override: v.nullish(LocaleSchema),
    no_ads: v.optional(v.boolean()),
    ai_help_history: v.optional(v.boolean()),
    /** Whether staff may read questions of the user that had no answer. */
    ai_help_share_unanswered: v.optional(v.boolean()),
  }),
);
export type SettingsChange = v.InferOutput<typeof SettingsChangeSchema>;

export const NewsletterStateSchema = /* @__PURE__ */ pure(() => v.object({ subscribed: v.boolean() }));
export type NewsletterState = v.InferOutput<typeof NewsletterStateSchema>;

/** The form of the newsletter page, which anybody may send. */
export const NewsletterSignUpSchema = /* @__PURE__ */ pure(() =>
  v.object({ email: v.pipe(v.string(), v.trim(), v.maxLength(320), v.email('must be an e-mail address')) }),
);
export type NewsletterSignUp = v.InferOutput<typeof NewsletterSignUpSchema>;

/** One browser in which the account is open. `id` ends it and opens nothing; names are null where the browser does not say them. */
const OpenSessionSchema = /* @__PURE__ */ pure(() =>
  v.object({
    id: v.string(),
    browser: v.nullable(v.string()),
    system: v.nullable(v.string()),
    last_used: v.pipe(v.string(), v.isoTimestamp()),
    is_current: v.boolean(),
  }),
);
export type OpenSession = v.InferOutput<typeof OpenSessionSchema>;

export const SessionListSchema = /* @__PURE__ */ pure(() => v.object({ sessions: v.array(OpenSessionSchema) }));
export type SessionList = v.InferOutput<typeof SessionListSchema>;

export const changeSettings = { name: 'changeSettings', method: 'POST', path: '/api/v1/plus/settings/' } as const satisfies Call;
export const readNewsletter = {
  name: 'readNewsletter',
  method: 'GET',
  path: '/api/v1/plus/newsletter/',
  reply: NewsletterStateSchema,
} as const satisfies Call;
export const subscribeToNewsletter = {
  name: 'subscribeToNewsletter',
  method: 'POST',
  path: '/api/v1/plus/newsletter/',
  reply: NewsletterStateSchema,
} as const satisfies Call;
export const unsubscribeFromNewsletter = {
  name: 'unsubscribeFromNewsletter',
  method: 'DELETE',
  path: '/api/v1/plus/newsletter/',
  reply: NewsletterStateSchema,
} as const satisfies Call;
export const signUpForNewsletter = {
  name: 'signUpForNewsletter',
  method: 'POST',
  path: '/api/v1/newsletter',
  reply: NewsletterStateSchema,
  needsNoToken: true,
} as const satisfies Call;
export const listSessions = {
  name: 'listSessions',
  method: 'GET',
  path: '/api/v1/sessions/',
  reply: SessionListSchema,
} as const satisfies Call;
export const endSession = { name: 'endSession', method: 'DELETE', path: '/api/v1/sessions/{id}/' } as const satisfies Call;
export const endOtherSessions = { name: 'endOtherSessions', method: 'DELETE', path: '/api/v1/other-sessions/' } as const satisfies Call;
export const signOutEverywhere = { name: 'signOutEverywhere', method: 'DELETE', path: '/api/v1/sessions/' } as const satisfies Call;
export const deleteAccount = { name: 'deleteAccount', method: 'DELETE', path: '/api/v1/plus/account/' } as const satisfies Call;

const writes = { who: 'signed-in', limit: 'writing', listener: 'public' } as const;

/** What readers with an account choose for themselves, and the newsletter. */
export const settings = /* @__PURE__ */ pure(
  () =>
    ({
      changeSettings: {
        ...changeSettings,
        ...writes,
        tag: 'Settings',
        purpose: 'Changes the settings that are named and leaves the others; ads stay on for who is no subscriber.',
        body: json(SettingsChangeSchema),
        replies: { 201: 'Changed.' },
      },
      readNewsletter: {
        ...readNewsletter,
        feature: 'newsletter',
        ...writes,
        tag: 'Newsletter',
        limit: 'reading',
        purpose: 'Tells whether the newsletter of subscribers goes to the account.',
        replies: { 200: 'Whether it does.' },
      },
      subscribeToNewsletter: {
        ...subscribeToNewsletter,
        feature: 'newsletter',
        ...writes,
        tag: 'Newsletter',
        purpose: 'Sends the newsletter to the account from now on.',
        replies: { 201: 'It will be sent.' },
      },
      unsubscribeFromNewsletter: {
        ...unsubscribeFromNewsletter,
        ...writes,
        tag: 'Newsletter',
        purpose: 'Sends the newsletter to the account no longer.',
        replies: { 202: 'It will not be sent.' },
      },
      signUpForNewsletter: {
        ...signUpForNewsletter,
        feature: 'newsletter',
        tag: 'Newsletter',
        who: 'anyone',
        limit: 'newsletter',
        listener: 'public',
        purpose:
          'Takes an e-mail address for the newsletter, with or without an account, with the same answer whether or not it was known.',
        body: json(NewsletterSignUpSchema),
        replies: { 201: 'Taken.' },
      },
    }) as const satisfies Resource,
);

/** An account in the hands of its owner. */
export const account = /* @__PURE__ */ pure(
  () =>
    ({
      listSessions: {
        ...listSessions,
        ...writes,
        limit: 'reading',
        tag: 'Account',
        purpose: 'Lists the sessions of the account, the one that asks first, at most 50; the last use is known to ten minutes.',
        replies: { 200: 'The sessions.' },
      },
      endSession: {
        ...endSession,
        ...writes,
        tag: 'Account',
        purpose: 'Ends one session of the account; an id that none of its sessions has is one that has ended already.',
        replies: { 200: 'There is no such session any more.' },
      },
      endOtherSessions: {
        ...endOtherSessions,
        ...writes,
        tag: 'Account',
        purpose: 'Ends the sessions of the account on every other device.',
        replies: { 200: 'Ended; the one that asks goes on.' },
      },
      signOutEverywhere: {
        ...signOutEverywhere,
        ...writes,
        tag: 'Account',
        purpose: 'Ends the sessions of the account on every device.',
        replies: { 200: 'Ended; the cookie is taken back.' },
      },
      deleteAccount: {
        ...deleteAccount,
        ...writes,
        needsFreshSignIn: true,
        tag: 'Account',
        purpose: 'Ends the subscription and deletes the account with everything that belongs to it.',
        replies: { 200: 'Deleted; the cookie is taken back.' },
      },
    }) as const satisfies Resource,
);
