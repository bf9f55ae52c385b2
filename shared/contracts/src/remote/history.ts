import * as v from 'valibot';
import { ActorSchema } from './actor.ts';
import { RemoteDefinitionSchema } from './definition.ts';
import { VersionSchema } from './release.ts';

export const changeReasons = ['promote', 'deploy', 'rollback', 'start', 'retire'] as const;
export type ChangeReason = (typeof changeReasons)[number];

/** What the caller said of a change: nothing of it was checked, and it is shown as their word. */
export const ChangeClaimsSchema = v.object({
  /** Why, in their words. */
  because: v.optional(v.pipe(v.string(), v.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]{1,300}$/u))),
  /** Of which commit it was built. */
  commit: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{7,64}$/))),
  /** The run of a pipeline that did it. */
  link: v.optional(v.pipe(v.string(), v.maxLength(500), v.regex(/^https?:\/\/[^\s\p{Cc}]+$/u))),
});
export type ChangeClaims = v.InferOutput<typeof ChangeClaimsSchema>;
export const overridableRules = ['budgets', 'styles', 'routes', 'trial', 'rehearsal'] as const;
export type OverridableRule = (typeof overridableRules)[number];
/** Why an operator lets a release go live that breaks rules of the gate. */
export const OverrideReasonSchema = v.pipe(v.string(), v.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]{10,300}$/u));

/** What was tried of a candidate before it went live. */
export const TriedNoteSchema = v.object({
  /** How often a part or a page of it was drawn on the server. */
  drawn: v.number(),
  /** How many pages with it came to life in a browser; null where none is configured. */
  hydrated: v.nullable(v.number()),
});
export type TriedNote = v.InferOutput<typeof TriedNoteSchema>;

/** A change of what is live. */
export const HistoryEntrySchema = v.object({
  revision: v.number(),
  /** The revision that was live before. An entry that no later one builds on never became live. */
  after: v.number(),
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** The actor as a text; before the site knew it, whatever the caller said. */
  by: v.string(),
  /** Who it was, by the token that was shown; null for changes from before. */
  actor: v.optional(v.nullable(ActorSchema), null),
  because: v.optional(v.nullable(v.string()), null),
  commit: v.optional(v.nullable(v.string()), null),
  link: v.optional(v.nullable(v.string()), null),
  reason: v.picklist(changeReasons),
  changes: v.array(
    v.object({
      name: RemoteDefinitionSchema.entries.name,
      from: v.nullable(VersionSchema),
      /** Null where the remote is taken out. */
      to: v.nullable(VersionSchema),
      /** Rules of the gate that it breaks, and why it is live all the same. */
      override: v.optional(v.object({ rules: v.array(v.picklist(overridableRules)), reason: v.string() })),
      /** Missing where nothing was tried: a rollback, or a change while no gateway ran. */
      tried: v.optional(TriedNoteSchema),
    }),
  ),
});
export type HistoryEntry = v.InferOutput<typeof HistoryEntrySchema>;
