import type * as v from 'valibot';
import type { FailureCode } from '../failures/failure.ts';
import type { Feature } from '../remote/definition.ts';

export { ErrorEnvelopeSchema, type ErrorEnvelope } from '../failures/error-envelope.ts';

export const apiTags = {
  Visitor: 'Who is calling, and from where.',
  Settings: 'What a user has chosen.',
  Newsletter: 'For readers with and without an account.',
  Collections: 'Pages that a user saved. Every user has the collection Default.',
  Learning: 'What a user has done in the chapters of a learning path and the modules of the curriculum.',
  Playgrounds: 'Code that users share under a link.',
  Feedback: 'Whether a page helped its readers. Nothing in it says who voted.',
  Search: 'Finding pages; nothing of who searches is kept.',
  Updates: 'What browsers shipped, and which features may be relied on.',
  Watching: 'Pages, features and collections that a user is told of, on the site and by mail.',
  Placements: 'Messages beside a page. They go by its section and the country of the request, and nothing of who reads is kept.',
  Telemetry: 'What pages tell of visits. Nothing in it says who was looking.',
  Surveys: 'Questions to readers. Who answers is not known, and not asked.',
  'AI Help': 'Questions answered from data and pages of this site, with every source named.',
  Observatory: 'Scans of the headers that other sites answer with, and what to do about them.',
  Plans: 'The plans on offer, and the subscription of a user.',
  Account: 'Sessions on all devices, and the account itself.',
  'Sign-in': 'Addresses that a browser is sent to, not calls of a script.',
  Staff: 'For those who look after accounts and mail. Each change is noted with who made it, of accounts also why.',
  Events: 'What providers tell the site by themselves, each signed by its sender.',
  Description: 'This description.',
} as const;
/** 'Platform': calls between the parts of the site, which the public description does not have. */
export type ApiTag = keyof typeof apiTags | 'Platform';

/** Who calls. 'provider': the message itself is signed. 'operator': it carries the token of the operator. */
export type Actor = 'anyone' | 'signed-in' | 'staff' | 'provider' | 'operator';

/** Calls of one class draw from one bucket of tokens. */
export const limitClasses = [
  'reading',
  'writing',
  'signIn',
  'events',
  'newsletter',
  'feedback',
  'imports',
  'sharing',
  'flags',
  'shared',
  'digests',
  'telemetry',
  'reports',
  'answers',
  'scans',
] as const;
export type LimitClass = (typeof limitClasses)[number];

/** Where a call is answered. 'elsewhere': by another service under the address of the site; this server has no such call. */
export type Listener = 'public' | 'operator' | 'elsewhere';

export type BodyKind = 'application/json' | 'application/x-www-form-urlencoded' | 'multipart/form-data' | 'text/plain';

/** What is needed to make a call: all that a browser is sent of it. */
export interface Call {
  /** In camel case, once in the table: generators of clients name a function after it, definitions of remotes list it. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** With names in braces. */
  readonly path: `/${string}`;
  /** Of the JSON that comes back; without one the reply has no body, or one of another kind. */
  readonly reply?: v.GenericSchema;
  /** True where the proof is the origin alone, because no token can be at hand. */
  readonly needsNoToken?: true;
  /** True where the address itself is the proof, and who posts to it is no page of any site: a mail program. */
  readonly takesForeignPosts?: true;
}

/** What a call answers with: the JSON of its reply, or nothing. */
export type ReplyOf<C extends Call> = C extends { readonly reply: infer S extends v.GenericSchema } ? v.InferOutput<S> : void;

export interface ApiCall extends Call {
  readonly tag: ApiTag;
  readonly who: Actor;
  /** While that is early, the call is for the accounts to which it is open. */
  readonly feature?: Feature;
  /** True where the user must have entered the password a moment ago: what it does cannot be taken back. */
  readonly needsFreshSignIn?: true;
  /** True where a writer on this machine, too, may do what staff may. */
  readonly isOpenToWriters?: true;
  /** What an anonymous visitor is told; UNAUTHENTICATED without it. */
  readonly whenAnonymous?: 'SESSION_INVALID';
  /** Null where nothing limits it yet. */
  readonly limit: LimitClass | null;
  readonly listener: Listener;
  /** One sentence. */
  readonly purpose: string;
  readonly query?: v.GenericSchema;
  readonly body?: { readonly schema: v.GenericSchema; readonly kinds: readonly BodyKind[]; readonly mayBeMissing?: boolean };
  /** Of the body, where it is not the limit of every call. */
  readonly limitBytes?: number;
  /** True where the body may be as long on its way as the server waits for any request. */
  readonly isLongUpload?: true;
  /** What each status means. A reply that went well has the JSON of `reply`. */
  readonly replies: Readonly<Record<number, string>>;
  /** What the body of a 200 is, or may be by wish, where it is not JSON. */
  readonly kind?: 'text/csv' | 'text/html' | 'text/css' | 'text/event-stream';
  /** Of what is behind each `data: ` of a stream of events. */
  readonly events?: v.GenericSchema;
  /** What it answers to wrong parameters with status 400, where that is not the envelope of all failures. */
  readonly refusal?: { readonly means: string; readonly schema: v.GenericSchema };
  /** Failures of this call beside those that come with its kind, see `failuresOf`. */
  readonly failures?: readonly FailureCode[];
  /** A browser is sent here, and its user sees a page where something fails: JSON goes to a client that does not ask for HTML. */
  readonly isForPeople?: true;
}

/** The calls of one resource, by name. */
export type Resource = Readonly<Record<string, ApiCall>>;

export const json = <S extends v.GenericSchema>(schema: S) => ({ schema, kinds: ['application/json'] }) as const;
export const form = <S extends v.GenericSchema>(schema: S) =>
  ({ schema, kinds: ['application/x-www-form-urlencoded', 'multipart/form-data'], mayBeMissing: true }) as const;

/** Whether a call changes something: it then has to prove that a page of this site sent it. */
export const changes = ({ method, who, takesForeignPosts }: Pick<ApiCall, 'method' | 'who' | 'takesForeignPosts'>): boolean =>
  method !== 'GET' && who !== 'provider' && who !== 'operator' && !takesForeignPosts;

/** Everything from the catalogue that a call may be answered with. */
export function failuresOf(call: ApiCall): readonly FailureCode[] {
  const { who, failures = [], query, body, needsNoToken, needsFreshSignIn } = call;
  const known = who === 'signed-in' || who === 'staff';
  return [
    ...new Set<FailureCode>([
      ...(query || body ? (['INPUT_INVALID'] as const) : []),
      ...(known ? (['SESSION_INVALID', 'UNAUTHENTICATED'] as const) : []),
      ...(who === 'staff' ? (['STAFF_ONLY'] as const) : []),
      ...(call.feature ? (['EARLY_ACCESS_ONLY'] as const) : []),
      ...(needsFreshSignIn ? (['SIGN_IN_TOO_OLD'] as const) : []),
      ...(changes(call) ? (['ORIGIN_FOREIGN'] as const) : []),
      ...(changes(call) && known && !needsNoToken ? (['CSRF_TOKEN_WRONG'] as const) : []),
      ...failures,
      ...(call.tag === 'Description' ? [] : (['TOO_MANY_REQUESTS', 'DATABASE_AWAY'] as const)),
    ]),
  ];
}

/** The part of the address that says which version of the API a call belongs to; addresses for browsers have none. */
export const versionOf = ({ path }: Pick<Call, 'path'>): string | null => /^\/api\/(v\d+)\//.exec(path)?.[1] ?? null;
