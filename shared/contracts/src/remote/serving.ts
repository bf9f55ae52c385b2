import * as v from 'valibot';
import { RemoteDefinitionSchema } from './definition.ts';
import { VersionSchema } from './release.ts';
import { RequestedChangeSchema } from './requested-change.ts';

const Versions = v.record(RemoteDefinitionSchema.entries.name, VersionSchema);

/** What one gateway serves, which may be something else than what is live. */
export const ServingSchema = v.object({
  /** Id of the composition. */
  composition: v.string(),
  versions: Versions,
  /** What is live and not served here. */
  refused: v.array(
    v.object({
      name: RemoteDefinitionSchema.entries.name,
      version: VersionSchema,
      /** Whether its files are here: it was tried then, and could not be used. */
      isHeld: v.boolean(),
      cause: v.string(),
    }),
  ),
  /** Versions that end the process soon after each start; what ran for long before is served in their place. */
  crashing: v.optional(Versions),
});
/** How often the version of a remote that is served failed, as far as this gateway knows since its start. */
export const RemoteFailuresSchema = v.object({
  /** While it was rendered here. */
  server: v.number(),
  /** As browsers reported it: anyone can send a report. */
  browser: v.number(),
  /** The same by codes of the catalogue. */
  codes: v.record(v.string(), v.number()),
  /** What of it is not tried for a while, because it hangs. */
  notTried: v.array(v.string()),
});
export type RemoteFailures = v.InferOutput<typeof RemoteFailuresSchema>;
export type FailuresOfRemotes = Readonly<Record<string, RemoteFailures>>;

/** The same as operators are told it, with failures, and with what any gateway of the database could not use. */
export const ServingReplySchema = v.object({
  ...ServingSchema.entries,
  /** Of remotes that failed; missing where the site is older than the command that asks. */
  failures: v.optional(v.record(RemoteDefinitionSchema.entries.name, RemoteFailuresSchema)),
  refusals: v.array(v.object({ name: RemoteDefinitionSchema.entries.name, version: VersionSchema, at: v.string(), cause: v.string() })),
  /** Changes that the gateway is asked for, or was within the last hour; missing where the site is older than the command that asks. */
  requested: v.optional(v.array(RequestedChangeSchema)),
});
export type Serving = v.InferOutput<typeof ServingSchema>;
