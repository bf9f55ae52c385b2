import * as v from 'valibot';
import { RemoteDefinitionSchema } from './definition.ts';
import { VersionSchema } from './release.ts';

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
/** The same as operators are told it, with what any gateway of the database could not use. */
export const ServingReplySchema = v.object({
  ...ServingSchema.entries,
  refusals: v.array(v.object({ name: RemoteDefinitionSchema.entries.name, version: VersionSchema, at: v.string(), cause: v.string() })),
});
export type Serving = v.InferOutput<typeof ServingSchema>;
