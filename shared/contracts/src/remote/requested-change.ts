import * as v from 'valibot';
import { LivePointerSchema } from './composition.ts';
import { RemoteDefinitionSchema } from './definition.ts';
import { VersionSchema } from './release.ts';

const MadeSchema = v.object({ kind: v.literal('live'), pointer: LivePointerSchema });
/** As the catalogue of failures has it. Nothing was changed. */
const RefusedSchema = v.object({
  kind: v.literal('refused'),
  code: v.string(),
  message: v.string(),
  values: v.record(v.string(), v.union([v.string(), v.number()])),
});

/** A change that one gateway was asked for, from then until an hour after its end. */
export const RequestedChangeSchema = v.object({
  id: v.string(),
  changes: v.record(RemoteDefinitionSchema.entries.name, VersionSchema),
  reason: v.picklist(['deploy', 'promote']),
  by: v.string(),
  startedAt: v.pipe(v.string(), v.isoTimestamp()),
  /** What was begun so far, one line each: the last is under way until there is an outcome. */
  steps: v.array(v.string()),
  outcome: v.nullable(v.variant('kind', [MadeSchema, RefusedSchema])),
});
export type RequestedChange = v.InferOutput<typeof RequestedChangeSchema>;
