import * as v from 'valibot';
import { LocaleSchema } from '../reader/locale-schema.ts';

/** POST /api/v1/plus/settings/ */
export const SettingsChangeSchema = v.object({
  locale_override: v.nullish(LocaleSchema),
  no_ads: v.optional(v.boolean()),
  ai_help_history: v.optional(v.boolean()),
});
export type SettingsChange = v.InferOutput<typeof SettingsChangeSchema>;

/** POST /api/v1/ping */
export const PingSchema = v.object({ offline: v.optional(v.picklist(['true', 'false'])) });

/** GET, POST and DELETE /api/v1/plus/newsletter/ */
export const NewsletterStateSchema = v.object({ subscribed: v.boolean() });
export type NewsletterState = v.InferOutput<typeof NewsletterStateSchema>;

/** POST /api/v1/newsletter: the form of the newsletter page, for everybody. */
export const NewsletterSignUpSchema = v.object({
  email: v.pipe(v.string(), v.trim(), v.maxLength(320), v.email('must be an e-mail address')),
});
export type NewsletterSignUp = v.InferOutput<typeof NewsletterSignUpSchema>;

/** Names of header and form field that carry the token of `whoami`. */
export const csrfTokenHeader = 'x-csrf-token';
export const csrfTokenField = 'csrf_token';

/** Where people come and go. `next` is a path of this site. */
export const signInAddresses = {
  signIn: '/users/fxa/login/authenticate/',
  signInSilently: '/users/fxa/login/no-prompt/',
  callback: '/users/fxa/login/callback/',
  signOut: '/users/fxa/login/logout/',
  /** Signed tokens of the provider arrive here. */
  events: '/events/fxa',
} as const;
