import * as v from 'valibot';
import { LocaleSchema } from '../reader/locale-schema.ts';
import { pure } from '../pure.ts';
import { packAreas } from './pack-areas.ts';

export const offlinePhases = ['initial', 'idle', 'download', 'unpack', 'clear'] as const;
export type OfflinePhase = (typeof offlinePhases)[number];

const Failed = /* @__PURE__ */ pure(() =>
  v.object({ code: v.string(), message: v.string(), values: v.record(v.string(), v.union([v.string(), v.number()])) }),
);
export type OfflineFailure = v.InferOutput<typeof Failed>;

/** An area in a language, as a reader chooses it: one pack, or all of its parts. */
export const KeptAreaSchema = /* @__PURE__ */ pure(() =>
  v.object({
    area: v.picklist(packAreas),
    locale: LocaleSchema,
    /** 'update' where a newer version is known; it is read all the same. */
    state: v.picklist(['waiting', 'download', 'unpack', 'ready', 'update', 'failed']),
    /** Of what has to come in this run: how much is there. */
    bytes: v.number(),
    total: v.number(),
    /** What it takes up once it is there. */
    size: v.number(),
    version: v.optional(v.string()),
    failure: v.optional(Failed),
  }),
);
export type KeptArea = v.InferOutput<typeof KeptAreaSchema>;

/** What the offline worker tells of itself, and what it wrote down of the last hundred changes. */
export const OfflineStatusSchema = /* @__PURE__ */ pure(() =>
  v.object({
    phase: v.picklist(offlinePhases),
    /** What can be read here; null while nothing can. */
    local: v.nullable(v.object({ version: v.string(), date: v.string() })),
    /** What the site has, as it was last asked. */
    remote: v.nullable(v.object({ date: v.string(), latest: v.string(), updates: v.array(v.string()) })),
    /** From 0 to 1 of what is under way; null while nothing is. */
    progress: v.nullable(v.number()),
    timestamp: v.string(),
    /** The composition of which all files are here. */
    composition: v.optional(v.string()),
    areas: v.array(KeptAreaSchema),
    /** Of what is under way: bytes a second over the last seconds. */
    rate: v.optional(v.number()),
    /** Why the last run ended before its end. */
    failure: v.optional(Failed),
  }),
);
export type OfflineStatus = v.InferOutput<typeof OfflineStatusSchema>;
