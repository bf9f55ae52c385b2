import * as v from 'valibot';
import { RemoteDefinitionSchema } from './definition.ts';

const Sha384 = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/));
export const RelativeFileSchema = v.pipe(
  v.string(),
  v.regex(/^(client|server)\/[A-Za-z0-9_][A-Za-z0-9._/-]*$/),
  v.check((path) => !path.split('/').includes('..'), 'a file path stays inside its release'),
);
export const VersionSchema = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z][0-9A-Za-z.-]{0,40})?$/));

export const ReleaseFileSchema = v.object({ bytes: v.number(), brotliBytes: v.number(), sha384: Sha384 });
/** Paths of the files that a part needs at once, and of those that it may ask for later. */
export const PartAssetsSchema = v.object({
  scripts: v.array(RelativeFileSchema),
  styles: v.array(RelativeFileSchema),
  lateScripts: v.array(RelativeFileSchema),
  lateStyles: v.array(RelativeFileSchema),
});

/**
 * One immutable version of the shell or a remote. The team's key signs the canonical JSON of this record; it holds the
 * hash of every file, so the signature covers them all.
 */
export const ReleaseSchema = v.object({
  /** Of format 1 the definition has no `pages`; from format 2 on what is optional here may be there. */
  formatVersion: v.picklist([1, 2]),
  name: RemoteDefinitionSchema.entries.name,
  version: VersionSchema,
  builtAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Global under which the federation container registers itself; carries the version so that two can live side by side. */
  globalName: v.pipe(v.string(), v.regex(/^[A-Za-z_][A-Za-z0-9_]*$/)),
  definition: RemoteDefinitionSchema,
  /** For a remote its remote entry, for the shell its main script. */
  entry: RelativeFileSchema,
  server: RelativeFileSchema,
  files: v.record(RelativeFileSchema, ReleaseFileSchema),
  parts: v.record(v.string(), PartAssetsSchema),
  /** Ranges of the shared packages that the remote expects the shell to provide; of the shell, the versions it provides. */
  shared: v.record(v.string(), v.string()),
  /** Every npm package that went into the bundles, name -> version. */
  sbom: v.record(v.string(), v.string()),
  /** Made for `--development`: neither minified nor held to the budgets of its definition. */
  development: v.optional(v.literal(true)),
  /** Titles of the pages that the definition names, by language and message. */
  titles: v.optional(v.record(v.string(), v.record(v.string(), v.string()))),
  /** Pages with which a part can be tried, by part: never served. */
  fixtures: v.optional(v.record(v.string(), v.array(v.unknown()))),
  /** Who built and signed it, where that is more than the team. */
  signer: v.optional(v.string()),
  /** Files that are stored compressed as well, by their own path. */
  compressed: v.optional(v.record(RelativeFileSchema, RelativeFileSchema)),
});
export type Release = v.InferOutput<typeof ReleaseSchema>;

export const SignedReleaseSchema = v.object({
  release: ReleaseSchema,
  signature: v.object({ algorithm: v.literal('ed25519'), team: v.string(), value: v.string() }),
});
export type SignedRelease = v.InferOutput<typeof SignedReleaseSchema>;
