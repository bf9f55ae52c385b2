import * as v from 'valibot';
import { SlotNameSchema } from './slot.ts';

export const teamNames = ['shell', 'mfe-docs', 'mfe-plus', 'mfe-search', 'mfe-blog-curriculum', 'mfe-ads'] as const;

export const featureNames = ['plus', 'ads', 'newsletter', 'aiHelp', 'observatory'] as const;
export const FeatureSchema = v.picklist(featureNames);
export type Feature = v.InferOutput<typeof FeatureSchema>;

const Pattern = v.pipe(v.string(), v.startsWith('/'));

/** What a reader sees in place of a part that could not be rendered. */
export const FallbackSchema = v.variant('kind', [
  v.object({ kind: v.literal('plain-document') }),
  v.object({ kind: v.literal('reserved-box'), box: v.string() }),
  v.object({ kind: v.literal('plain-form') }),
  v.object({ kind: v.literal('nothing') }),
]);
export type Fallback = v.InferOutput<typeof FallbackSchema>;

export const PartSchema = v.object({
  /** Name of the exposed browser module: `mfe-docs/page`. */
  module: v.pipe(v.string(), v.regex(/^\.\/[a-z][a-z-]*$/)),
  fallback: FallbackSchema,
  /** Brotli KB of own code besides the remote entry. */
  budgetKb: v.number(),
});

export const RouteSchema = v.object({ pattern: Pattern, part: v.string(), feature: v.optional(FeatureSchema) });
export const FillSchema = v.object({
  slot: SlotNameSchema,
  part: v.string(),
  on: v.array(Pattern),
  except: v.optional(v.array(Pattern)),
  feature: v.optional(FeatureSchema),
});
const VersionedEvent = v.object({ event: v.string(), version: v.number() });

/** The one outward face of a remote: registry, gateway, router, gate and generated docs read this and nothing else. */
export const RemoteDefinitionSchema = v.object({
  name: v.pipe(v.string(), v.regex(/^(shell|mfe-[a-z][a-z-]*)$/)),
  title: v.string(),
  routes: v.array(RouteSchema),
  parts: v.record(v.string(), PartSchema),
  opens: v.array(SlotNameSchema),
  fills: v.array(FillSchema),
  publishes: v.array(VersionedEvent),
  consumes: v.array(VersionedEvent),
  /** Names of calls of the API, see `api/calls.ts`; older releases name addresses. */
  calls: v.array(v.string()),
  entryBudgetKb: v.number(),
});
export type RemoteDefinition = v.InferOutput<typeof RemoteDefinitionSchema>;
export type PartDefinition = v.InferOutput<typeof PartSchema>;
