import * as v from 'valibot';
import { FillSchema, PageEntrySchema, RemoteDefinitionSchema, RouteSchema } from './definition.ts';
import { VersionSchema } from './release.ts';

/** Which version of what is live: the registry's one pointer. */
export const LivePointerSchema = v.object({
  revision: v.number(),
  changedAt: v.string(),
  versions: v.record(RemoteDefinitionSchema.entries.name, VersionSchema),
});
export type LivePointer = v.InferOutput<typeof LivePointerSchema>;

const Asset = v.object({ src: v.string(), integrity: v.string() });
export type Asset = v.InferOutput<typeof Asset>;

const { colour, cover, menu, languages } = PageEntrySchema.entries;
/** What browsers are to know of the pages at a pattern. */
export const PageTraitsSchema = v.object({ colour, cover, menu, languages });
export type PageTraits = v.InferOutput<typeof PageTraitsSchema>;

/** What a browser must know of one remote to load any part of it. Addresses start at the site's root. */
export const ComposedRemoteSchema = v.object({
  version: VersionSchema,
  globalName: v.string(),
  entry: Asset,
  routes: v.array(RouteSchema),
  pages: v.optional(v.array(v.object({ ...PageTraitsSchema.entries, pattern: v.string() }))),
  fills: v.array(FillSchema),
  parts: v.record(
    v.string(),
    v.object({ module: v.string(), scripts: v.array(Asset), styles: v.array(Asset), ahead: v.optional(v.array(Asset)) }),
  ),
});
export type ComposedRemote = v.InferOutput<typeof ComposedRemoteSchema>;

/** A composition as the browser reads it at `/_composition/{id}.json`; immutable, named by its hash. */
export const CompositionSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-f0-9]{16}$/)),
  /** The shell's own part list is under the name 'shell'. */
  remotes: v.record(v.string(), ComposedRemoteSchema),
});
export type Composition = v.InferOutput<typeof CompositionSchema>;
