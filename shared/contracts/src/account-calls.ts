import * as v from 'valibot';
import { LocaleSchema } from './locale-schema.ts';

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
