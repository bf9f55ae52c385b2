import * as v from 'valibot';
import { pure } from '../pure.ts';
import { json, type Call, type Resource } from './call.ts';
import { PlaygroundCodeSchema, PlaygroundInfoSchema, playgroundLimits } from './playgrounds.ts';
import { StaffActionSchema } from './staff.ts';

export const flaggedOnPage = 20;

export const FlaggedPlaygroundSchema = /* @__PURE__ */ pure(() =>
  v.object({
    ...PlaygroundInfoSchema.entries,
    owner: v.object({ id: v.string(), email: v.string() }),
    /** How many flags staff have not settled yet. */
    open_flags: v.number(),
    last_flagged_at: v.nullable(v.string()),
  }),
);
export type FlaggedPlayground = v.InferOutput<typeof FlaggedPlaygroundSchema>;

export const FlaggedPlaygroundsSchema = /* @__PURE__ */ pure(() =>
  v.object({ playgrounds: v.array(FlaggedPlaygroundSchema), total: v.number() }),
);
export type FlaggedPlaygrounds = v.InferOutput<typeof FlaggedPlaygroundsSchema>;

export const FlaggedPlaygroundPageSchema = /* @__PURE__ */ pure(() =>
  v.object({
    ...FlaggedPlaygroundSchema.entries,
    code: PlaygroundCodeSchema,
    /** The latest first. */
    flags: v.array(v.object({ at: v.string(), reason: v.string(), is_open: v.boolean() })),
  }),
);
export type FlaggedPlaygroundPage = v.InferOutput<typeof FlaggedPlaygroundPageSchema>;

/** What is to be looked at, or what is hidden. */
export const flaggedStates = ['flagged', 'hidden'] as const;
export type FlaggedState = (typeof flaggedStates)[number];

const QuerySchema = /* @__PURE__ */ pure(() =>
  v.object({
    state: v.optional(v.picklist(flaggedStates, 'must be flagged or hidden'), 'flagged'),
    offset: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/, 'must be a whole number'), v.transform(Number)), '0'),
  }),
);
export type FlaggedQuery = v.InferOutput<typeof QuerySchema>;

/** As long as the reason of a flag: the owner is told it, and it is on record. */
export const hidingReasonLength = playgroundLimits.reason;

export const listFlaggedPlaygrounds = {
  name: 'listFlaggedPlaygrounds',
  method: 'GET',
  path: '/api/v1/root/playgrounds/',
  reply: FlaggedPlaygroundsSchema,
} as const satisfies Call;
export const readFlaggedPlayground = {
  name: 'readFlaggedPlayground',
  method: 'GET',
  path: '/api/v1/root/playgrounds/{id}/',
  reply: FlaggedPlaygroundPageSchema,
} as const satisfies Call;
export const hidePlayground = {
  name: 'hidePlayground',
  method: 'POST',
  path: '/api/v1/root/playgrounds/{id}/hiding/',
} as const satisfies Call;
export const restorePlayground = {
  name: 'restorePlayground',
  method: 'DELETE',
  path: '/api/v1/root/playgrounds/{id}/hiding/',
} as const satisfies Call;
export const settleFlags = {
  name: 'settleFlags',
  method: 'POST',
  path: '/api/v1/root/playgrounds/{id}/settlement/',
} as const satisfies Call;

const reads = { tag: 'Staff', who: 'staff', limit: 'reading', listener: 'public', failures: ['PLAYGROUND_UNKNOWN'] } as const;
/** Each can be taken back, so no fresh sign-in is asked for. */
const acts = { ...reads, limit: 'writing', body: json(StaffActionSchema) } as const;

/** What staff do with code that readers flagged. */
export const flaggedPlaygrounds = /* @__PURE__ */ pure(
  () =>
    ({
      listFlaggedPlaygrounds: {
        ...listFlaggedPlaygrounds,
        ...reads,
        purpose: 'Lists the playgrounds with open flags, or those that are hidden, twenty at a time.',
        query: QuerySchema,
        replies: { 200: 'The playgrounds, and how many there are.' },
        failures: [],
      },
      readFlaggedPlayground: {
        ...readFlaggedPlayground,
        ...reads,
        purpose: 'Reads a playground with its code and what readers said of it.',
        replies: { 200: 'The playground.' },
      },
      hidePlayground: {
        ...hidePlayground,
        ...acts,
        purpose: 'Hides a playground from all but its owner, who is told why, and settles its flags.',
        replies: { 201: 'Hidden.' },
      },
      restorePlayground: {
        ...restorePlayground,
        ...acts,
        purpose: 'Shows a hidden playground to readers again, and tells its owner.',
        replies: { 200: 'Shown again.' },
      },
      settleFlags: {
        ...settleFlags,
        ...acts,
        purpose: 'Settles the flags of a playground that stays as it is.',
        replies: { 201: 'Settled.' },
      },
    }) as const satisfies Resource,
);
