import * as v from 'valibot';
import { SubscriptionTypeSchema } from '../reader/plans.ts';
import { LocaleSchema } from '../reader/locale-schema.ts';

/**
 * Facts that every team may read: the slices of the event bus. What only one remote needs lives in that remote.
 */
export const SessionSchema = v.object({
  /** 'unknown' until whoami answered: the server and every cached page start here. */
  status: v.picklist(['unknown', 'anonymous', 'signed-in', 'unavailable']),
  username: v.nullable(v.string()),
  email: v.nullable(v.string()),
  avatarUrl: v.nullable(v.string()),
  isAuthenticated: v.boolean(),
  isBetaTester: v.boolean(),
  isStaff: v.boolean(),
  isSuperuser: v.boolean(),
  isSubscriber: v.boolean(),
  subscriptionType: v.nullable(SubscriptionTypeSchema),
  subscriberNumber: v.nullable(v.number()),
  /** What the plan opens; names of `plans.ts`. A session of an older page knows none. */
  features: v.optional(v.array(v.string()), []),
  geo: v.object({ country: v.string(), country_iso: v.string() }),
  maintenance: v.nullable(v.string()),
  /** Whether any survey runs. A session of an older page does not know. */
  hasSurveys: v.optional(v.boolean()),
  settings: v.object({
    /** Null where the reader has not chosen: it is kept then. */
    aiHelpHistory: v.nullable(v.boolean()),
    /** Whether staff may read questions that had no answer. A session of an older page does not know. */
    aiHelpShareUnanswered: v.optional(v.boolean(), false),
    collectionLastModified: v.nullable(v.string()),
    mdnplusNewsletter: v.boolean(),
    noAds: v.boolean(),
  }),
});
export type Session = v.InferOutput<typeof SessionSchema>;

export const unknownSession: Session = {
  status: 'unknown',
  username: null,
  email: null,
  avatarUrl: null,
  isAuthenticated: false,
  isBetaTester: false,
  isStaff: false,
  isSuperuser: false,
  isSubscriber: false,
  subscriptionType: null,
  subscriberNumber: null,
  features: [],
  geo: { country: 'United States', country_iso: 'US' },
  maintenance: null,
  settings: { aiHelpHistory: null, aiHelpShareUnanswered: false, collectionLastModified: null, mdnplusNewsletter: false, noAds: false },
};

/** The Plus-subscriber rule of the specification, asked in one place. */
export function isPlusSubscriber(session: Pick<Session, 'isSubscriber' | 'subscriptionType'>): boolean {
  return session.isSubscriber && (session.subscriptionType?.includes('plus') ?? false);
}

export const themes = ['os-default', 'light', 'dark'] as const;
export const ThemeSchema = v.picklist(themes);
export type Theme = v.InferOutput<typeof ThemeSchema>;

export const ConnectivitySchema = v.picklist(['online', 'offline']);
export type Connectivity = v.InferOutput<typeof ConnectivitySchema>;
export const PageFactSchema = v.object({
  pathname: v.string(),
  search: v.string(),
  owner: v.string(),
  renderer: v.string(),
  title: v.string(),
});
export const CurrentDocumentSchema = v.object({
  url: v.string(),
  title: v.string(),
  locale: LocaleSchema,
  pageType: v.nullable(v.string()),
  baseline: v.nullable(v.string()),
  parents: v.array(v.object({ uri: v.string(), title: v.string() })),
  /** Made of open data: no file is read for it, and nothing in it is edited. */
  isOfData: v.optional(v.boolean()),
});
export type CurrentDocument = v.InferOutput<typeof CurrentDocumentSchema>;

export const ToastSchema = v.object({
  id: v.pipe(v.string(), v.maxLength(80)),
  tone: v.picklist(['success', 'note', 'danger']),
  isImportant: v.boolean(),
  mainText: v.pipe(v.string(), v.minLength(1), v.maxLength(300)),
  shortText: v.nullable(v.string()),
  buttonText: v.nullable(v.string()),
});
export type Toast = v.InferOutput<typeof ToastSchema>;

export const PlayQueueItemSchema = v.object({ key: v.string(), id: v.string(), lang: v.string() });

export interface Facts {
  session: Session;
  locale: v.InferOutput<typeof LocaleSchema>;
  theme: Theme;
  connectivity: Connectivity;
  page: v.InferOutput<typeof PageFactSchema>;
  currentDocument: CurrentDocument | null;
  toasts: Toast[];
  playQueue: Array<v.InferOutput<typeof PlayQueueItemSchema>>;
}

/**
 * Events between teams. `version` changes when the payload does; `replay` hands the last one to a listener that subscribes
 * later; `tabs` sends it to the reader's other open tabs.
 */
export const events = {
  'session/changed': { version: 1, replay: 'last', tabs: false, payload: SessionSchema },
  'session/ended': { version: 1, replay: 'none', tabs: true, payload: v.object({ at: v.number() }) },
  /** The account was changed: whoami is asked again, here and in the other tabs. */
  'session/stale': { version: 1, replay: 'none', tabs: true, payload: v.object({ at: v.number() }) },
  'theme/chosen': { version: 1, replay: 'last', tabs: true, payload: v.object({ theme: ThemeSchema }) },
  'connectivity/changed': { version: 1, replay: 'last', tabs: false, payload: v.object({ connectivity: ConnectivitySchema }) },
  'page/changed': { version: 1, replay: 'last', tabs: false, payload: PageFactSchema },
  /** A page was asked for while there is no connection, and the reader stays where they are. */
  'page/out-of-reach': { version: 1, replay: 'none', tabs: false, payload: v.object({}) },
  'document/opened': { version: 1, replay: 'none', tabs: false, payload: CurrentDocumentSchema },
  'document/closed': { version: 1, replay: 'none', tabs: false, payload: v.object({ url: v.string() }) },
  'toast/requested': { version: 1, replay: 'none', tabs: false, payload: ToastSchema },
  'toast/closed': { version: 1, replay: 'none', tabs: false, payload: v.object({ id: v.string() }) },
  'toast/answered': { version: 1, replay: 'none', tabs: false, payload: v.object({ id: v.string() }) },
  'play-queue/toggled': { version: 1, replay: 'none', tabs: false, payload: PlayQueueItemSchema },
} as const satisfies Record<string, { version: number; replay: 'none' | 'last'; tabs: boolean; payload: v.GenericSchema }>;

export type EventName = keyof typeof events;
export type EventPayload<N extends EventName> = v.InferOutput<(typeof events)[N]['payload']>;

type FirstWord<N extends string> = N extends `${infer Word}/${string}` ? Word : never;
/** An event that may be spoken of: one of the table, or one of a remote's own. A name of the table that is misspelt is neither. */
export type EventNamed<N extends string> = N extends EventName ? N : FirstWord<N> extends FirstWord<EventName> ? never : N;
/** What is in an event of a remote is known to those who read its definition. */
export type PayloadOf<N extends string> = N extends EventName ? EventPayload<N> : Readonly<Record<string, unknown>>;
