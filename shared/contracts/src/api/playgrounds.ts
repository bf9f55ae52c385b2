import * as v from 'valibot';
import { sitePath } from '../reader/site-path.ts';
import { sampleDefaults, scriptLanguages } from '../samples/sample-code.ts';
import { pure } from '../pure.ts';
import { json, type Call, type Resource } from './call.ts';
import { plainText, withoutDirections } from './plain-text.ts';
import { listPlayModules } from './play-modules.ts';

/** The same limits on both sides of the wire. */
export const playgroundLimits = {
  /** Of the code as JSON; as long as what the address of a playground may unpack to. */
  bytes: 1_048_576,
  title: 120,
  reason: 500,
  listed: 50,
  /** What one account may hold at once: it is there to bound the database. */
  accountPlaygrounds: 500,
  accountBytes: 16 * 1024 * 1024,
} as const;

/** Languages of a playground, as its owner and staff are told which of them it has. */
export const playgroundLanguages = ['html', 'css', 'js', 'wat'] as const;

const Code = /* @__PURE__ */ pure(() => v.optional(v.string(), ''));
/** The code as it is sent. What was never said comes back unsaid: readers of html, css and js alone miss nothing. */
export const PlaygroundInputSchema = /* @__PURE__ */ pure(() =>
  v.object({
    html: Code,
    css: Code,
    js: Code,
    src: v.optional(v.pipe(v.string(), v.maxLength(2048, 'may have 2048 characters at most'))),
    /** WebAssembly as text, the path that relative addresses begin with, and the look: as in the addresses that carry code. */
    wat: v.optional(v.string()),
    srcPrefix: v.optional(
      v.pipe(v.string(), v.maxLength(2048, 'may have 2048 characters at most'), v.regex(sitePath, 'must be a path of this site')),
    ),
    defaults: v.optional(v.picklist(sampleDefaults, `must be one of ${sampleDefaults.join(', ')}`)),
    /** What the script is written in, where it is not JavaScript, and where the names of its modules lead. */
    language: v.optional(v.picklist(scriptLanguages, `must be one of ${scriptLanguages.join(', ')}`)),
    importMap: v.optional(v.string()),
  }),
);
export type PlaygroundInput = v.InferOutput<typeof PlaygroundInputSchema>;

export const PlaygroundCodeSchema = /* @__PURE__ */ pure(() =>
  v.object({
    html: v.string(),
    css: v.string(),
    js: v.string(),
    src: v.optional(v.string()),
    wat: v.optional(v.string()),
    srcPrefix: v.optional(v.string()),
    defaults: v.optional(v.picklist(sampleDefaults)),
    language: v.optional(v.picklist(scriptLanguages)),
    importMap: v.optional(v.string()),
  }),
);
export type PlaygroundCode = v.InferOutput<typeof PlaygroundCodeSchema>;

export const SharedPlaygroundSchema = /* @__PURE__ */ pure(() => v.object({ id: v.string() }));

const FlagSchema = /* @__PURE__ */ pure(() =>
  v.object({
    id: v.pipe(v.string(), v.maxLength(64, 'is no id of a playground')),
    reason: v.optional(plainText(playgroundLimits.reason, { mayBeEmpty: true })),
  }),
);
export type PlaygroundFlag = v.InferOutput<typeof FlagSchema>;

export const PlaygroundInfoSchema = /* @__PURE__ */ pure(() =>
  v.object({
    id: v.string(),
    title: v.string(),
    languages: v.array(v.picklist(playgroundLanguages)),
    bytes: v.number(),
    created_at: v.string(),
    updated_at: v.string(),
    /** Since staff have hidden it, with what they told the owner. */
    hidden: v.optional(v.object({ at: v.string(), reason: v.string() })),
  }),
);
export type PlaygroundInfo = v.InferOutput<typeof PlaygroundInfoSchema>;

export const PlaygroundListSchema = /* @__PURE__ */ pure(() => v.object({ playgrounds: v.array(PlaygroundInfoSchema), total: v.number() }));
export type PlaygroundList = v.InferOutput<typeof PlaygroundListSchema>;

const PlaygroundExportSchema = /* @__PURE__ */ pure(() =>
  v.object({ playgrounds: v.array(v.object({ ...PlaygroundInfoSchema.entries, code: PlaygroundCodeSchema })) }),
);

const wholeNumber = (most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'must be a whole number'), v.transform(Number), v.maxValue(most, `may be ${most} at most`));
export const PlaygroundQuerySchema = /* @__PURE__ */ pure(() =>
  v.object({
    q: v.optional(plainText(playgroundLimits.title, { mayBeEmpty: true }), ''),
    limit: v.optional(wholeNumber(playgroundLimits.listed), '20'),
    offset: v.optional(wholeNumber(1_000_000), '0'),
  }),
);
export type PlaygroundQuery = v.InferOutput<typeof PlaygroundQuerySchema>;

const RenameSchema = /* @__PURE__ */ pure(() =>
  v.object({ title: v.pipe(v.string(), v.transform(withoutDirections), plainText(playgroundLimits.title)) }),
);

export const sharePlayground = {
  name: 'sharePlayground',
  method: 'POST',
  path: '/api/v1/play/',
  reply: SharedPlaygroundSchema,
} as const satisfies Call;
export const readPlayground = {
  name: 'readPlayground',
  method: 'GET',
  path: '/api/v1/play/{id}',
  reply: PlaygroundCodeSchema,
} as const satisfies Call;
export const flagPlayground = {
  name: 'flagPlayground',
  method: 'POST',
  path: '/api/v1/play/flag',
  needsNoToken: true,
} as const satisfies Call;
export const listPlaygrounds = {
  name: 'listPlaygrounds',
  method: 'GET',
  path: '/api/v1/play/',
  reply: PlaygroundListSchema,
} as const satisfies Call;
export const exportPlaygrounds = { name: 'exportPlaygrounds', method: 'GET', path: '/api/v1/play/export' } as const satisfies Call;
export const renamePlayground = {
  name: 'renamePlayground',
  method: 'POST',
  path: '/api/v1/play/{id}',
  reply: PlaygroundInfoSchema,
} as const satisfies Call;
export const deletePlayground = { name: 'deletePlayground', method: 'DELETE', path: '/api/v1/play/{id}' } as const satisfies Call;

const ofOwner = { tag: 'Playgrounds', who: 'signed-in', limit: 'writing', listener: 'public' } as const;
const ofAnyone = { ...ofOwner, who: 'anyone', limit: 'reading' } as const;

/** Code that readers share. */
export const playgrounds = /* @__PURE__ */ pure(
  () =>
    ({
      sharePlayground: {
        ...sharePlayground,
        ...ofOwner,
        limit: 'sharing',
        purpose: 'Keeps code under an id that anyone can open; the same code of the same account has the same id.',
        body: json(PlaygroundInputSchema),
        // Twice the limit of the code: a client may escape what needs no escaping.
        limitBytes: 2 * playgroundLimits.bytes,
        replies: { 201: 'The id.' },
        failures: ['PLAYGROUND_TOO_LARGE', 'PLAYGROUNDS_FULL', 'PLAYGROUND_HIDDEN'],
      },
      readPlayground: {
        ...readPlayground,
        ...ofAnyone,
        purpose: 'Reads shared code; what staff have hidden is read by its owner alone.',
        replies: { 200: 'The code.' },
        failures: ['PLAYGROUND_UNKNOWN', 'PLAYGROUND_HIDDEN'],
      },
      listPlayModules: {
        ...listPlayModules,
        ...ofAnyone,
        purpose: 'Lists the modules that code in the Playground may import, and the hosts from which any may come.',
        replies: { 200: 'The modules and hosts.' },
      },
      flagPlayground: {
        ...flagPlayground,
        ...ofAnyone,
        limit: 'flags',
        purpose:
          'Tells staff that shared code is harmful, with the reason where there is one; readers still see it until staff have looked.',
        body: json(FlagSchema),
        replies: { 201: 'Noted.' },
        failures: ['PLAYGROUND_UNKNOWN'],
      },
      listPlaygrounds: {
        ...listPlaygrounds,
        ...ofOwner,
        limit: 'reading',
        purpose: 'Lists the playgrounds of the account, the latest first; q finds a part of their titles.',
        query: PlaygroundQuerySchema,
        replies: { 200: 'The playgrounds, and how many there are.' },
      },
      exportPlaygrounds: {
        ...exportPlaygrounds,
        ...ofOwner,
        limit: 'imports',
        // Browsers save the file and read nothing of it.
        reply: PlaygroundExportSchema,
        purpose: 'Gives the playgrounds of the account with their code as a file.',
        replies: { 200: 'A file.' },
      },
      renamePlayground: {
        ...renamePlayground,
        ...ofOwner,
        purpose: 'Gives a playground another title.',
        body: json(RenameSchema),
        replies: { 200: 'The playground.' },
        failures: ['PLAYGROUND_UNKNOWN'],
      },
      deletePlayground: {
        ...deletePlayground,
        ...ofOwner,
        purpose: 'Deletes a playground: its link leads nowhere from now on.',
        replies: { 200: 'Deleted.' },
        failures: ['PLAYGROUND_UNKNOWN'],
      },
    }) as const satisfies Resource,
);
