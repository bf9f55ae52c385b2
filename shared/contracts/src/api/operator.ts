import * as v from 'valibot';
import { LivePointerSchema } from '../remote/composition.ts';
import { RemoteDefinitionSchema } from '../remote/definition.ts';
import { ChangeClaimsSchema, HistoryEntrySchema, OverrideReasonSchema } from '../remote/history.ts';
import { SignedReleaseSchema, VersionSchema } from '../remote/release.ts';
import { RequestedChangeSchema } from '../remote/requested-change.ts';
import { ServingReplySchema } from '../remote/serving.ts';
import { json, type Call, type Resource } from './call.ts';
import { pure } from '../pure.ts';

/** Below it every address is the operators': what no call answers is refused. */
export const operatorRoot = '/_operator';

const RemoteName = RemoteDefinitionSchema.entries.name;
/** Who asks is seen by the token, and is no part of what is said. */
export const ActivationSchema = /* @__PURE__ */ pure(() =>
  v.strictObject({
    changes: v.record(RemoteName, VersionSchema),
    reason: v.picklist(['deploy', 'promote']),
    ...ChangeClaimsSchema.entries,
    override: v.optional(OverrideReasonSchema),
  }),
);
export const RollbackSchema = /* @__PURE__ */ pure(() => v.strictObject({ name: RemoteName, ...ChangeClaimsSchema.entries }));
const HistoryQuerySchema = /* @__PURE__ */ pure(() =>
  v.object({ limit: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number))) }),
);

/** Of the steps of a change, how many the caller knows. */
const ChangeQuerySchema = /* @__PURE__ */ pure(() =>
  v.object({ seen: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number))) }),
);

/** Given with a release that breaks rules of the gate: why. It is on record when the release goes live. */
const UploadQuerySchema = /* @__PURE__ */ pure(() => v.object({ override: v.optional(OverrideReasonSchema) }));

export const readLive = { name: 'readLive', method: 'GET', path: '/_operator/live', reply: LivePointerSchema } as const satisfies Call;
export const readServing = {
  name: 'readServing',
  method: 'GET',
  path: '/_operator/serving',
  reply: ServingReplySchema,
} as const satisfies Call;
export const activate = {
  name: 'activate',
  method: 'POST',
  path: '/_operator/live',
  reply: /* @__PURE__ */ pure(() => v.union([RequestedChangeSchema, LivePointerSchema])),
} as const satisfies Call;
export const readChange = {
  name: 'readChange',
  method: 'GET',
  path: '/_operator/changes/{id}',
  reply: RequestedChangeSchema,
} as const satisfies Call;
export const rollBack = { name: 'rollBack', method: 'POST', path: '/_operator/rollback', reply: LivePointerSchema } as const satisfies Call;
export const readHistory = {
  name: 'readHistory',
  method: 'GET',
  path: '/_operator/history',
  reply: /* @__PURE__ */ v.array(HistoryEntrySchema),
} as const satisfies Call;
export const listReleases = {
  name: 'listReleases',
  method: 'GET',
  path: '/_operator/releases',
  reply: /* @__PURE__ */ pure(() => v.record(v.string(), v.array(v.string()))),
} as const satisfies Call;
export const readRelease = {
  name: 'readRelease',
  method: 'GET',
  path: '/_operator/releases/{name}/{version}',
  reply: SignedReleaseSchema,
} as const satisfies Call;
export const uploadRelease = {
  name: 'uploadRelease',
  method: 'POST',
  path: '/_operator/releases',
  reply: SignedReleaseSchema,
} as const satisfies Call;

/** All remotes together are a tenth of this; development builds with their source maps fit as well. */
const releaseLimitBytes = 64 * 1024 * 1024;

const ofOperators = { tag: 'Platform', who: 'operator', limit: null, listener: 'operator' } as const;

/** What the `site` command asks of a running site. */
export const operator = /* @__PURE__ */ pure(
  () =>
    ({
      readLive: { ...readLive, ...ofOperators, purpose: 'Tells which version of what is live.', replies: { 200: 'The live versions.' } },
      readServing: {
        ...readServing,
        ...ofOperators,
        purpose: 'Tells what the gateway that answers serves, and what of the live versions it does not.',
        replies: { 200: 'The versions that it serves.' },
      },
      activate: {
        ...activate,
        ...ofOperators,
        purpose: 'Makes versions live, all of them or none.',
        body: json(ActivationSchema),
        replies: {
          200: 'The live versions.',
          202: 'The change, which goes on: with `Prefer: respond-async` (RFC 7240), as trials may take minutes.',
        },
      },
      readChange: {
        ...readChange,
        ...ofOperators,
        purpose: 'Tells how far a change is, as soon as there is more than the caller has seen, or after ten seconds.',
        query: ChangeQuerySchema,
        replies: { 200: 'The change.' },
      },
      rollBack: {
        ...rollBack,
        ...ofOperators,
        purpose: 'Makes the version live again that was live before.',
        body: json(RollbackSchema),
        replies: { 200: 'The live versions.' },
      },
      readHistory: {
        ...readHistory,
        ...ofOperators,
        purpose: 'Tells the changes of what is live, the newest first.',
        query: HistoryQuerySchema,
        replies: { 200: 'The changes.' },
      },
      listReleases: {
        ...listReleases,
        ...ofOperators,
        purpose: 'Lists the versions of each remote.',
        replies: { 200: 'The versions, by the name of the remote.' },
      },
      readRelease: { ...readRelease, ...ofOperators, purpose: 'Reads a release.', replies: { 200: 'The signed release.' } },
      uploadRelease: {
        ...uploadRelease,
        ...ofOperators,
        purpose: 'Takes a release as an archive, signed or to be signed, without making it live.',
        query: UploadQuerySchema,
        limitBytes: releaseLimitBytes,
        // They take 54 s at 10 Mbit/s: more than other bodies are waited for.
        isLongUpload: true,
        replies: { 200: 'The signed release.' },
      },
    }) as const satisfies Resource,
);
