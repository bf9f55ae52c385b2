import type * as v from 'valibot';
import type { FailureCode } from '../failures/failure.ts';

export const apiTags = {
  Visitor: 'Who is calling, and from where.',
  Settings: 'What somebody has chosen for themselves.',
  Newsletter: 'For readers with an account and for everybody else.',
  Collections: 'Pages that somebody saved. Everybody with an account has the collection Default.',
  Feedback: 'Whether a page helped its readers. Nothing in it says who voted.',
  Search: 'Finding pages; nothing of who searches is kept.',
  Plans: 'What there is to subscribe to, and what somebody subscribed to.',
  Account: 'Sessions on all devices, and the account itself.',
  'Sign-in': 'Addresses that a browser is sent to, not calls of a script.',
  Staff: 'For those who look after accounts. Each change is noted with who made it and why.',
  Events: 'What providers tell the site by themselves, each signed by its sender.',
  Description: 'This description.',
} as const;
export type ApiTag = keyof typeof apiTags;

/** 'provider': nobody signs in, the message itself is signed. */
export type Caller = 'anyone' | 'signed-in' | 'staff' | 'provider';

export type BodyKind = 'application/json' | 'application/x-www-form-urlencoded' | 'multipart/form-data' | 'text/plain';

export interface ApiReply {
  readonly means: string;
  /** Of the JSON; without one the reply has no body, or one of another kind. */
  readonly schema?: v.GenericSchema;
  /** What the body is, or may be by wish, where it is not JSON. */
  readonly kind?: 'text/csv' | 'text/html' | 'text/css';
}

export interface ApiCall {
  /** In camel case, once in the table: generators of clients name a function after it. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** With names in braces. */
  readonly path: `/${string}`;
  readonly tag: ApiTag;
  readonly who: Caller;
  /** One sentence. */
  readonly purpose: string;
  readonly query?: v.GenericSchema;
  readonly body?: { readonly schema: v.GenericSchema; readonly kinds: readonly BodyKind[]; readonly mayBeMissing?: boolean };
  /** By status. */
  readonly replies: Readonly<Record<number, ApiReply>>;
  /** What it answers to wrong parameters with status 400, where that is not the envelope of all failures. */
  readonly refusal?: { readonly means: string; readonly schema: v.GenericSchema };
  /** Failures of this call beside those that come with its kind, see `failuresOf`. */
  readonly failures?: readonly FailureCode[];
  /** A browser is sent here, and who looks at it sees a page where something fails: JSON goes to who does not ask for HTML. */
  readonly isForPeople?: boolean;
  /** True where the proof is the origin alone, because no token can be at hand. */
  readonly needsNoToken?: boolean;
}

export const json = (schema: v.GenericSchema) => ({ schema, kinds: ['application/json'] }) as const;
export const form = (schema: v.GenericSchema) =>
  ({ schema, kinds: ['application/x-www-form-urlencoded', 'multipart/form-data'], mayBeMissing: true }) as const;

/** Whether a call changes something: it then has to prove that a page of this site sent it. */
export const changes = ({ method, who }: ApiCall): boolean => method !== 'GET' && who !== 'provider';

/** Everything from the catalogue that a call may be answered with. */
export function failuresOf(call: ApiCall): readonly FailureCode[] {
  const { who, failures = [], query, body, needsNoToken } = call;
  const known = who === 'signed-in' || who === 'staff';
  return [
    ...new Set<FailureCode>([
      ...(query || body ? (['INPUT_INVALID'] as const) : []),
      ...(known ? (['SESSION_INVALID', 'UNAUTHENTICATED'] as const) : []),
      ...(who === 'staff' ? (['STAFF_ONLY'] as const) : []),
      ...(changes(call) ? (['ORIGIN_FOREIGN'] as const) : []),
      ...(changes(call) && known && !needsNoToken ? (['CSRF_TOKEN_WRONG'] as const) : []),
      ...failures,
      ...(call.tag === 'Description' ? [] : (['TOO_MANY_REQUESTS', 'DATABASE_AWAY'] as const)),
    ]),
  ];
}

/** The part of the address that says which version of the API a call belongs to; addresses for browsers have none. */
export const versionOf = ({ path }: Pick<ApiCall, 'path'>): string | null => /^\/api\/(v\d+)\//.exec(path)?.[1] ?? null;
