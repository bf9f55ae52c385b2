import * as v from 'valibot';
import { RemoteDefinitionSchema } from './definition.ts';
import { VersionSchema } from './release.ts';

export const changeReasons = ['promote', 'deploy', 'rollback', 'start'] as const;
export type ChangeReason = (typeof changeReasons)[number];

/** A change of what is live. */
export const HistoryEntrySchema = v.object({
  revision: v.number(),
  /** The revision that was live before. An entry that no later one builds on never became live. */
  after: v.number(),
  at: v.pipe(v.string(), v.isoTimestamp()),
  by: v.string(),
  reason: v.picklist(changeReasons),
  changes: v.array(v.object({ name: RemoteDefinitionSchema.entries.name, from: v.nullable(VersionSchema), to: VersionSchema })),
});
export type HistoryEntry = v.InferOutput<typeof HistoryEntrySchema>;
