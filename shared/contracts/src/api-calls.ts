import * as v from 'valibot';
import {
  csrfTokenField,
  NewsletterSignUpSchema,
  NewsletterStateSchema,
  PingSchema,
  SettingsChangeSchema,
  signInAddresses,
} from './account-calls.ts';
import { WhoamiSchema } from './api.ts';
import {
  CollectionImportReplySchema,
  CollectionImportSchema,
  CollectionInputSchema,
  CollectionItemChangeSchema,
  CollectionItemInputSchema,
  CollectionItemSchema,
  CollectionLookupQuerySchema,
  CollectionLookupSchema,
  CollectionPageSchema,
  CollectionQuerySchema,
  CollectionSchema,
} from './collections.ts';
import type { FailureCode } from './failure.ts';
import { LocaleSchema } from './locale-schema.ts';
import { PaidPlanSchema, PlansSchema } from './plans.ts';
import {
  StaffAccountPageSchema,
  StaffAccountsQuerySchema,
  StaffAccountsSchema,
  StaffActionSchema,
  StaffPlanChangeSchema,
} from './staff-calls.ts';
import { SubscriptionSchema } from './subscription-calls.ts';

export const apiTags = {
  Visitor: 'Who is calling, and from where.',
  Settings: 'What somebody has chosen for themselves.',
  Newsletter: 'For readers with an account and for everybody else.',
  Collections: 'Pages that somebody saved. Everybody with an account has the collection Default.',
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
  /** Failures of this call beside those that come with its kind, see `failuresOf`. */
  readonly failures?: readonly FailureCode[];
  /** A browser is sent here, and who looks at it sees a page where something fails: JSON goes to who does not ask for HTML. */
  readonly isForPeople?: boolean;
  /** True where the proof is the origin alone, because no token can be at hand. */
  readonly needsNoToken?: boolean;
}

const json = (schema: v.GenericSchema) => ({ schema, kinds: ['application/json'] }) as const;
const form = (schema: v.GenericSchema) =>
  ({ schema, kinds: ['application/x-www-form-urlencoded', 'multipart/form-data'], mayBeMissing: true }) as const;

/** A path of this site, to go on to. */
const next = v.optional(v.string());
const SignInQuerySchema = v.object({ next });
const SilentSignInQuerySchema = v.object({ next, email: v.optional(v.string()) });
const CallbackQuerySchema = v.object({ code: v.optional(v.string()), state: v.optional(v.string()), error: v.optional(v.string()) });
const SignOutSchema = v.object({ next, [csrfTokenField]: v.optional(v.string()) });
const VersionSchema = v.object({ version: v.string() });
const ExportQuerySchema = v.object({ format: v.optional(v.picklist(['json', 'csv']), 'json') });
const locale = v.optional(LocaleSchema);
const SubscribeQuerySchema = v.object({ plan: PaidPlanSchema, locale });
const ManageQuerySchema = v.object({ locale });
const PaymentEventReplySchema = v.object({ received: v.literal(true) });

/** What is exported: without the numbers that mean something to one database only. */
export const CollectionExportSchema = v.object({
  collections: v.array(
    v.object({
      ...v.omit(CollectionSchema, ['id', 'article_count']).entries,
      items: v.array(v.omit(CollectionItemSchema, ['id'])),
    }),
  ),
});

const collections = { tag: 'Collections', who: 'signed-in' } as const;
const newsletter = { path: '/api/v1/plus/newsletter/', tag: 'Newsletter', who: 'signed-in' } as const;
const signIn = { tag: 'Sign-in', who: 'anyone' } as const;
const staff = { tag: 'Staff', who: 'staff', failures: ['ACCOUNT_UNKNOWN'] } as const;
const staffAction = { ...staff, failures: ['ACCOUNT_UNKNOWN', 'ACCOUNT_OUT_OF_REACH'] } as const;

/** Every call that exists. Documentation, fuzzing and the test of the routes go by it. */
export const apiCalls: readonly ApiCall[] = [
  {
    name: 'whoami',
    method: 'GET',
    path: '/api/v1/whoami',
    tag: 'Visitor',
    who: 'anyone',
    purpose: 'Tells a visitor who they are to the site; who is not signed in gets their country alone.',
    replies: {
      200: { means: 'What the site knows of the visitor, with the token for calls that change something.', schema: WhoamiSchema },
    },
    failures: ['SESSION_INVALID'],
  },
  {
    name: 'ping',
    method: 'POST',
    path: '/api/v1/ping',
    tag: 'Visitor',
    who: 'signed-in',
    purpose: 'Notes that somebody uses the site today, once a day however often it is called.',
    body: form(PingSchema),
    replies: { 201: { means: 'Noted.' } },
  },
  {
    name: 'changeSettings',
    method: 'POST',
    path: '/api/v1/plus/settings/',
    tag: 'Settings',
    who: 'signed-in',
    purpose: 'Changes the settings that are named and leaves the others; ads stay on for who is no subscriber.',
    body: json(SettingsChangeSchema),
    replies: { 201: { means: 'Changed.' } },
  },
  {
    ...newsletter,
    name: 'readNewsletter',
    method: 'GET',
    purpose: 'Tells whether the newsletter of subscribers goes to the account.',
    replies: { 200: { means: 'Whether it does.', schema: NewsletterStateSchema } },
  },
  {
    ...newsletter,
    name: 'subscribeToNewsletter',
    method: 'POST',
    purpose: 'Sends the newsletter to the account from now on.',
    replies: { 201: { means: 'It will be sent.', schema: NewsletterStateSchema } },
  },
  {
    ...newsletter,
    name: 'unsubscribeFromNewsletter',
    method: 'DELETE',
    purpose: 'Sends the newsletter to the account no longer.',
    replies: { 202: { means: 'It will not be sent.', schema: NewsletterStateSchema } },
  },
  {
    name: 'signUpForNewsletter',
    method: 'POST',
    path: '/api/v1/newsletter',
    tag: 'Newsletter',
    who: 'anyone',
    purpose: 'Takes the e-mail address of anybody for the newsletter, with the same answer whether or not it was known.',
    body: json(NewsletterSignUpSchema),
    replies: { 201: { means: 'Taken.', schema: NewsletterStateSchema } },
    needsNoToken: true,
  },
  {
    ...collections,
    name: 'listCollections',
    method: 'GET',
    path: '/api/v2/collections/',
    purpose: 'Lists the collections of the account, Default first, then the oldest.',
    replies: { 200: { means: 'The collections, without what is in them.', schema: v.array(CollectionSchema) } },
  },
  {
    ...collections,
    name: 'createCollection',
    method: 'POST',
    path: '/api/v2/collections/',
    purpose: 'Makes a collection; the free plan holds three, Default among them.',
    body: json(CollectionInputSchema),
    replies: { 201: { means: 'The new collection.', schema: CollectionSchema } },
    failures: ['COLLECTION_LIMIT', 'COLLECTION_NAME_TAKEN'],
  },
  {
    ...collections,
    name: 'lookUpPage',
    method: 'GET',
    path: '/api/v2/collections/lookup/',
    purpose: 'Tells in which collections of the account a page stands.',
    query: CollectionLookupQuerySchema,
    replies: { 200: { means: 'The item in each collection that has it.', schema: CollectionLookupSchema } },
  },
  {
    ...collections,
    name: 'exportCollections',
    method: 'GET',
    path: '/api/v2/collections/export/',
    purpose: 'Gives everything that somebody saved as a file, in a form that the import takes or as a table.',
    query: ExportQuerySchema,
    replies: { 200: { means: 'A file; with format=csv a table instead.', schema: CollectionExportSchema, kind: 'text/csv' } },
  },
  {
    ...collections,
    name: 'importCollections',
    method: 'POST',
    path: '/api/v2/collections/import/',
    purpose: 'Adds what is not there yet: all of it, or, past a limit, nothing.',
    body: json(CollectionImportSchema),
    replies: { 201: { means: 'How much was added, and what was not and why.', schema: CollectionImportReplySchema } },
    failures: ['COLLECTION_LIMIT'],
  },
  {
    ...collections,
    name: 'readCollection',
    method: 'GET',
    path: '/api/v2/collections/{id}/',
    purpose: 'Reads a collection and a page of its items, the newest first or by title; limit=0 leaves the items out.',
    query: CollectionQuerySchema,
    replies: { 200: { means: 'The collection with its items.', schema: CollectionPageSchema } },
    failures: ['COLLECTION_UNKNOWN'],
  },
  {
    ...collections,
    name: 'editCollection',
    method: 'POST',
    path: '/api/v2/collections/{id}/',
    purpose: 'Gives a collection another name and description; Default keeps its own.',
    body: json(CollectionInputSchema),
    replies: { 200: { means: 'The changed collection.', schema: CollectionSchema } },
    failures: ['COLLECTION_UNKNOWN', 'COLLECTION_DEFAULT_KEPT', 'COLLECTION_NAME_TAKEN'],
  },
  {
    ...collections,
    name: 'deleteCollection',
    method: 'DELETE',
    path: '/api/v2/collections/{id}/',
    purpose: 'Deletes a collection with its items; Default stays.',
    replies: { 200: { means: 'Deleted.' } },
    failures: ['COLLECTION_UNKNOWN', 'COLLECTION_DEFAULT_KEPT'],
  },
  {
    ...collections,
    name: 'addItem',
    method: 'POST',
    path: '/api/v2/collections/{id}/items/',
    purpose: 'Saves a page of this site in a collection.',
    body: json(CollectionItemInputSchema),
    replies: { 201: { means: 'Saved.' } },
    failures: ['COLLECTION_UNKNOWN', 'DOCUMENT_UNKNOWN', 'COLLECTION_ITEM_EXISTS'],
  },
  {
    ...collections,
    name: 'readItem',
    method: 'GET',
    path: '/api/v2/collections/{id}/items/{item}/',
    purpose: 'Reads one saved page.',
    replies: { 200: { means: 'The saved page.', schema: CollectionItemSchema } },
    failures: ['COLLECTION_UNKNOWN', 'COLLECTION_ITEM_UNKNOWN'],
  },
  {
    ...collections,
    name: 'changeItem',
    method: 'POST',
    path: '/api/v2/collections/{id}/items/{item}/',
    purpose: 'Changes the title of a saved page, and its notes where they are named.',
    body: json(CollectionItemChangeSchema),
    replies: { 200: { means: 'Changed.' } },
    failures: ['COLLECTION_UNKNOWN', 'COLLECTION_ITEM_UNKNOWN'],
  },
  {
    ...collections,
    name: 'removeItem',
    method: 'DELETE',
    path: '/api/v2/collections/{id}/items/{item}/',
    purpose: 'Removes a saved page from a collection.',
    replies: { 200: { means: 'Removed.' } },
    failures: ['COLLECTION_UNKNOWN', 'COLLECTION_ITEM_UNKNOWN'],
  },
  {
    name: 'readPlans',
    method: 'GET',
    path: '/api/v1/stripe/plans',
    tag: 'Plans',
    who: 'anyone',
    purpose: 'Tells what each plan costs where the visitor is.',
    replies: { 200: { means: 'The prices, by the month.', schema: PlansSchema } },
    failures: ['COUNTRY_UNSUPPORTED', 'PAYMENTS_MISSING', 'PAYMENTS_AWAY'],
  },
  {
    name: 'readSubscription',
    method: 'GET',
    path: '/api/v1/plus/subscription/',
    tag: 'Plans',
    who: 'signed-in',
    purpose: 'Tells which plan the account has, and until when.',
    replies: { 200: { means: 'The plan and its state.', schema: SubscriptionSchema } },
  },
  {
    name: 'subscribe',
    method: 'GET',
    path: '/subscriptions/mdn-plus/',
    tag: 'Plans',
    who: 'anyone',
    purpose: 'Leads to the page of the payment provider where a plan is paid, by way of the sign-in where it is needed.',
    isForPeople: true,
    query: SubscribeQuerySchema,
    replies: { 303: { means: 'On to the provider, or to the sign-in.' } },
    failures: ['PLAN_UNKNOWN', 'COUNTRY_UNSUPPORTED', 'CHECKOUT_CROWDED', 'PAYMENTS_MISSING', 'PAYMENTS_AWAY'],
  },
  {
    name: 'manageSubscription',
    method: 'GET',
    path: '/subscriptions/manage/',
    tag: 'Plans',
    who: 'anyone',
    purpose: 'Leads to the page of the payment provider where a subscription is changed or ended.',
    isForPeople: true,
    query: ManageQuerySchema,
    replies: { 303: { means: 'On to the provider, or to the sign-in.' } },
    failures: ['PAYMENTS_MISSING', 'PAYMENTS_AWAY'],
  },
  {
    name: 'signOutEverywhere',
    method: 'DELETE',
    path: '/api/v1/sessions/',
    tag: 'Account',
    who: 'signed-in',
    purpose: 'Ends the sessions of the account on every device.',
    replies: { 200: { means: 'Ended; the cookie is taken back.' } },
  },
  {
    name: 'deleteAccount',
    method: 'DELETE',
    path: '/api/v1/plus/account/',
    tag: 'Account',
    who: 'signed-in',
    purpose: 'Ends the subscription and deletes the account with everything that belongs to it.',
    replies: { 200: { means: 'Deleted; the cookie is taken back.' } },
  },
  {
    ...signIn,
    isForPeople: true,
    name: 'signIn',
    method: 'GET',
    path: signInAddresses.signIn,
    purpose: 'Leads to the identity provider, where people register and sign in.',
    query: SignInQuerySchema,
    replies: { 307: { means: 'On to the provider; a cookie of 15 minutes remembers the attempt.' } },
    failures: ['SIGN_IN_MISSING', 'IDENTITY_AWAY'],
  },
  {
    ...signIn,
    isForPeople: true,
    name: 'signInSilently',
    method: 'GET',
    path: signInAddresses.signInSilently,
    purpose: 'Signs in who has a session at the provider, without asking anything.',
    query: SilentSignInQuerySchema,
    replies: { 307: { means: 'On to the provider.' } },
    failures: ['SIGN_IN_MISSING', 'IDENTITY_AWAY'],
  },
  {
    ...signIn,
    isForPeople: true,
    name: 'signInCallback',
    method: 'GET',
    path: signInAddresses.callback,
    purpose: 'Where the provider sends people back to, with a code that is good once.',
    query: CallbackQuerySchema,
    replies: { 302: { means: 'Signed in, and on to where the sign-in began.' } },
    failures: ['SIGN_IN_MISSING', 'SIGN_IN_STALE', 'SIGN_IN_REFUSED', 'SIGN_IN_UNCONFIRMED', 'SIGN_IN_SUSPENDED', 'IDENTITY_AWAY'],
  },
  {
    ...signIn,
    name: 'signOut',
    method: 'POST',
    path: signInAddresses.signOut,
    purpose: 'Ends the session of this browser; who is not signed in stays so.',
    body: form(SignOutSchema),
    replies: {
      200: { means: 'Signed out; the page goes on to the provider by itself.', kind: 'text/html' },
      302: { means: 'Signed out, and on to the path in next.' },
    },
    needsNoToken: true,
  },
  {
    ...staff,
    name: 'findAccounts',
    method: 'GET',
    path: '/api/v1/root/accounts/',
    purpose: 'Finds accounts by the beginning of their e-mail address, twenty at most.',
    query: StaffAccountsQuerySchema,
    replies: { 200: { means: 'The accounts.', schema: StaffAccountsSchema } },
    failures: [],
  },
  {
    ...staff,
    name: 'readAccount',
    method: 'GET',
    path: '/api/v1/root/accounts/{id}/',
    purpose: 'Reads an account and what staff have done to it.',
    replies: { 200: { means: 'The account.', schema: StaffAccountPageSchema } },
  },
  {
    ...staffAction,
    name: 'suspendAccount',
    method: 'POST',
    path: '/api/v1/root/accounts/{id}/suspension/',
    purpose: 'Suspends an account: its sessions are refused from now on.',
    body: json(StaffActionSchema),
    replies: { 201: { means: 'Suspended.' } },
  },
  {
    ...staffAction,
    name: 'liftSuspension',
    method: 'DELETE',
    path: '/api/v1/root/accounts/{id}/suspension/',
    purpose: 'Lets a suspended account in again.',
    body: json(StaffActionSchema),
    replies: { 200: { means: 'Lifted.' } },
  },
  {
    ...staffAction,
    name: 'correctPlan',
    method: 'POST',
    path: '/api/v1/root/accounts/{id}/plan/',
    purpose: 'Gives an account another plan, without a payment.',
    body: json(StaffPlanChangeSchema),
    replies: { 201: { means: 'Corrected.' } },
  },
  {
    ...staffAction,
    name: 'deleteAccountOf',
    method: 'POST',
    path: '/api/v1/root/accounts/{id}/deletion/',
    purpose: 'Deletes an account on the wish of its owner.',
    body: json(StaffActionSchema),
    replies: { 200: { means: 'Deleted.' } },
  },
  {
    name: 'takeIdentityEvent',
    method: 'POST',
    path: signInAddresses.events,
    tag: 'Events',
    who: 'provider',
    purpose: 'Takes a signed token of the identity provider: a changed profile, password or plan, a deleted account.',
    replies: { 200: { means: 'Taken, or known already.' } },
    failures: ['SIGN_IN_MISSING', 'EVENT_REFUSED', 'IDENTITY_AWAY'],
  },
  {
    name: 'takePaymentEvent',
    method: 'POST',
    path: '/events/payments',
    tag: 'Events',
    who: 'provider',
    purpose: 'Takes a signed event of the payment provider; one that comes twice counts once.',
    body: json(v.looseObject({})),
    replies: { 200: { means: 'Taken, or known already.', schema: PaymentEventReplySchema } },
    failures: ['PAYMENT_EVENT_REFUSED', 'PAYMENTS_MISSING', 'PAYMENTS_AWAY'],
  },
  {
    name: 'readVersion',
    method: 'GET',
    path: '/api/v1/info',
    tag: 'Description',
    who: 'anyone',
    purpose: 'Tells the version of the API.',
    replies: { 200: { means: 'The version.', schema: VersionSchema } },
  },
  {
    name: 'readDescription',
    method: 'GET',
    path: '/api/openapi.json',
    tag: 'Description',
    who: 'anyone',
    purpose: 'Describes every call for programs, as OpenAPI 3.1.',
    replies: { 200: { means: 'The description.', schema: v.looseObject({ openapi: v.string() }) } },
  },
  {
    name: 'readDocs',
    method: 'GET',
    path: '/api/docs',
    tag: 'Description',
    who: 'anyone',
    purpose: 'Describes every call for people.',
    replies: { 200: { means: 'A page.', kind: 'text/html' } },
  },
  {
    name: 'readDocsLook',
    method: 'GET',
    path: '/standalone/{file}',
    tag: 'Description',
    who: 'anyone',
    purpose: 'Stylesheet, icon and fonts of that page.',
    replies: { 200: { means: 'The file.' } },
  },
  {
    name: 'readDocsStyles',
    method: 'GET',
    path: '/api/docs.css',
    tag: 'Description',
    who: 'anyone',
    purpose: 'What the stylesheet of that page has beside others.',
    replies: { 200: { means: 'A stylesheet.', kind: 'text/css' } },
  },
];

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
