import * as v from 'valibot';
import { LocaleSchema } from '../reader/locale-schema.ts';
import { pure } from '../pure.ts';
import { packAreas } from './pack-areas.ts';

/** No pack is larger: phones write it in one piece, and a download that breaks off has not lost much. */
export const mostPackBytes = 10_000_000;
/** From so many versions before the last one there are update packs. */
export const keptVersions = 5;

/** What content is, shortened: the same content has the same version on every machine. */
export const PackVersionSchema = /* @__PURE__ */ pure(() => v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)));

const Sha256 = /* @__PURE__ */ pure(() => v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)));
const Bytes = /* @__PURE__ */ pure(() => v.pipe(v.number(), v.safeInteger(), v.minValue(0)));

/** One file, and who vouches for it. */
export const PackFileSchema = /* @__PURE__ */ pure(() =>
  v.object({
    /** Below the address of the packs; other bytes have another name. */
    file: v.pipe(v.string(), v.regex(/^[\w.-]+\.pack$/)),
    bytes: Bytes,
    /** Of the whole file: what came is looked at once by it. */
    sha256: Sha256,
    /** SHA-256 of its header, which vouches for its directory, and that for each block: what is there is looked at by it piece by piece. */
    seal: Sha256,
    /** Of what `packStatement` says of it: Ed25519, in base64. */
    signature: v.pipe(v.string(), v.base64()),
  }),
);
export type PackFile = v.InferOutput<typeof PackFileSchema>;

export const UpdatePackSchema = /* @__PURE__ */ pure(() => v.object({ from: PackVersionSchema, ...PackFileSchema.entries }));
export type UpdatePack = v.InferOutput<typeof UpdatePackSchema>;

/** A pack: an area in a language, or a part of one that is too large for one file. */
export const PackSchema = /* @__PURE__ */ pure(() =>
  v.object({
    area: v.picklist(packAreas),
    locale: LocaleSchema,
    /** From 1; most areas have one. */
    part: v.pipe(v.number(), v.integer(), v.minValue(1)),
    parts: v.pipe(v.number(), v.integer(), v.minValue(1)),
    version: PackVersionSchema,
    /** When it became what it is. */
    date: v.pipe(v.string(), v.isoTimestamp()),
    pages: Bytes,
    ...PackFileSchema.entries,
    /** Each leads from one earlier version straight to this one. */
    updates: v.array(UpdatePackSchema),
  }),
);
export type Pack = v.InferOutput<typeof PackSchema>;

/** `/packs/index.json`: which packs there are. */
export const PackIndexSchema = /* @__PURE__ */ pure(() =>
  v.object({
    /** Of the content as a whole, as `update.json` names it. */
    latest: PackVersionSchema,
    date: v.pipe(v.string(), v.isoTimestamp()),
    packs: v.array(PackSchema),
  }),
);
export type PackIndex = v.InferOutput<typeof PackIndexSchema>;

/** `/packs/keys.json`, from the site itself wherever the packs come from: public keys, as SPKI in base64. */
export const PackKeysSchema = /* @__PURE__ */ pure(() =>
  v.object({
    keys: v.array(v.pipe(v.string(), v.base64())),
    /** Below it are `/packs/` and `/update.json`; empty where it is the site itself. */
    address: v.optional(v.string()),
  }),
);
export type PackKeys = v.InferOutput<typeof PackKeysSchema>;

/** `/update.json`: which whole site can be had, and from which versions only what has changed. */
export const SiteUpdateSchema = /* @__PURE__ */ pure(() =>
  v.object({ date: v.pipe(v.string(), v.isoTimestamp()), latest: PackVersionSchema, updates: v.array(PackVersionSchema) }),
);
export type SiteUpdate = v.InferOutput<typeof SiteUpdateSchema>;

/** Text in a zip: what is no more, one path a line. */
export const removedFile = 'removed';

/** `/packages/{latest}-content.zip`, or what has changed since: `/packages/{latest}-{local}-update.zip`. */
export function sitePackage({ latest, updates }: Pick<SiteUpdate, 'latest' | 'updates'>, local?: string): string {
  return local !== undefined && updates.includes(local) ? `${latest}-${local}-update.zip` : `${latest}-content.zip`;
}
