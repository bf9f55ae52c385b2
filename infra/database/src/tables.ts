import type { Generated, Selectable } from 'kysely';
import type { AccessTokensTable, TeamKeysTable } from './access-tables.ts';
import type { AiHelpTables } from './ai-help-tables.ts';
import type { AuditTable } from './audit-table.ts';
import type { CampaignTables } from './campaign-tables.ts';
import type { CollectionItemsTable, CollectionSharesTable, CollectionsTable, DocumentsTable } from './collection-tables.ts';
import type { DeletionsTable } from './deletions-table.ts';
import type { LearningProgressTable } from './learning-table.ts';
import type { OutgoingMailTable } from './mail-tables.ts';
import type { NewsletterAddressesTable, NewsletterIssuesTable, NewsletterRecipientsTable } from './newsletter-tables.ts';
import type { ObservatoryTables } from './observatory-tables.ts';
import type { FeedbackSaltsTable, PageFeedbackTable } from './page-feedback-tables.ts';
import type { PlaygroundFlagsTable, PlaygroundsTable } from './playground-tables.ts';
import type { ReleaseTables } from './release-tables.ts';
import type { SandboxCustomersTable, SandboxEventsTable, SandboxSessionsTable, SandboxSubscriptionsTable } from './sandbox-tables.ts';
import type { SearchTables } from './search-tables.ts';
import type { SessionsTable } from './sessions-table.ts';
import type { SurveyTables } from './survey-tables.ts';
import type { TelemetryTables } from './telemetry-tables.ts';
import type { UpdateTables } from './update-tables.ts';
import type { WatchingTables } from './watching-tables.ts';

export type { AiHelpMessageRow } from './ai-help-tables.ts';
export type { AuditDetail } from './audit-table.ts';
export type { CampaignRow } from './campaign-tables.ts';
export type { Collection } from './collection-tables.ts';
export type { OutgoingMailRow } from './mail-tables.ts';
export type { NewsletterIssueRow, NewsletterIssuesTable } from './newsletter-tables.ts';
export type { PlaygroundRow } from './playground-tables.ts';
export type { SandboxSession, SandboxSubscription } from './sandbox-tables.ts';
export type { TelemetryDevice, TelemetryFactKind } from './telemetry-tables.ts';
export type { SurveyRow } from './survey-tables.ts';
export type { DigestRow } from './watching-tables.ts';

/** The rows of the database as the queries see them. The migrations make them so; the last one wins. */
export interface Tables
  extends
    SearchTables,
    ReleaseTables,
    UpdateTables,
    WatchingTables,
    CampaignTables,
    SurveyTables,
    TelemetryTables,
    AiHelpTables,
    ObservatoryTables {
  accounts: AccountsTable;
  settings: SettingsTable;
  sessions: SessionsTable;
  documents: DocumentsTable;
  collections: CollectionsTable;
  collection_items: CollectionItemsTable;
  collection_shares: CollectionSharesTable;
  activity_pings: ActivityPingsTable;
  learning_progress: LearningProgressTable;
  playgrounds: PlaygroundsTable;
  playground_flags: PlaygroundFlagsTable;
  identity_people: IdentityPeopleTable;
  identity_artefacts: IdentityArtefactsTable;
  identity_link_tokens: IdentityLinkTokensTable;
  identity_attempts: IdentityAttemptsTable;
  identity_letters: IdentityLettersTable;
  identity_events: IdentityEventsTable;
  audit_rows: AuditRowsTable;
  used_ids: UsedIdsTable;
  newsletter_addresses: NewsletterAddressesTable;
  newsletter_issues: NewsletterIssuesTable;
  newsletter_recipients: NewsletterRecipientsTable;
  outgoing_mail: OutgoingMailTable;
  payment_customers: PaymentCustomersTable;
  payment_checkouts: PaymentCheckoutsTable;
  subscriptions: SubscriptionsTable;
  subscription_changes: SubscriptionChangesTable;
  payment_events: PaymentEventsTable;
  payment_endings: PaymentEndingsTable;
  subscriber_numbers: SubscriberNumbersTable;
  practice_customers: SandboxCustomersTable;
  practice_subscriptions: SandboxSubscriptionsTable;
  practice_sessions: SandboxSessionsTable;
  practice_events: SandboxEventsTable;
  page_feedback: PageFeedbackTable;
  feedback_salts: FeedbackSaltsTable;
  deletions: DeletionsTable;
  access_tokens: AccessTokensTable;
  team_keys: TeamKeysTable;
  audit: AuditTable;
}

/** In an order in which rows can be written: what is referred to comes first. */
export const tableNames = [
  'accounts',
  'settings',
  'sessions',
  'activity_pings',
  'learning_progress',
  'playgrounds',
  'playground_flags',
  'ai_help_chats',
  'ai_help_messages',
  'ai_help_asked',
  'content_gaps',
  'answer_ratings',
  'ai_model_days',
  'documents',
  'collections',
  'collection_items',
  'observatory_scans',
  'observatory_sites',
  'observatory_watches',
  'watches',
  'watched_subjects',
  'happenings',
  'digests',
  'collection_shares',
  'identity_people',
  'identity_artefacts',
  'identity_link_tokens',
  'identity_attempts',
  'identity_letters',
  'identity_events',
  'audit_rows',
  'used_ids',
  'newsletter_addresses',
  'newsletter_issues',
  'newsletter_recipients',
  'campaigns',
  'campaign_creatives',
  'campaign_counts',
  'placement_key',
  'outside_creatives',
  'surveys',
  'survey_counts',
  'survey_answers',
  'telemetry_facts',
  'telemetry_begun',
  'telemetry_subjects',
  'telemetry_minutes',
  'telemetry_days',
  'telemetry_roll_up',
  'outgoing_mail',
  'payment_customers',
  'payment_checkouts',
  'subscriptions',
  'subscription_changes',
  'payment_events',
  'payment_endings',
  'subscriber_numbers',
  'practice_customers',
  'practice_subscriptions',
  'practice_sessions',
  'practice_events',
  'registry_releases',
  'registry_changes',
  'registry_live',
  'registry_refusals',
  'page_feedback',
  'feedback_salts',
  'search_misses',
  'search_counts',
  'baseline_snapshots',
  'baseline_changes',
  'deletions',
  'access_tokens',
  'team_keys',
  'audit',
] as const satisfies ReadonlyArray<keyof Tables>;

interface AccountsTable {
  /** Random; it is the opaque name that browsers see. */
  id: string;
  /** The provider and what it calls this person. */
  issuer: string;
  subject: string;
  email: string;
  avatar_url: string | null;
  subscription_type: string;
  is_beta_tester: Generated<boolean>;
  is_staff: Generated<boolean>;
  is_superuser: Generated<boolean>;
  subscriber_number: number | null;
  suspended_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}
export type Account = Selectable<AccountsTable>;

interface SettingsTable {
  account_id: string;
  locale_override: string | null;
  no_ads: Generated<boolean>;
  /** Null until the user has chosen. */
  ai_help_history: boolean | null;
  /** Whether staff may read what was asked and had no answer. */
  ai_help_share_unanswered: Generated<boolean>;
  collections_changed_at: Date | null;
}
export type Settings = Selectable<SettingsTable>;

interface ActivityPingsTable {
  account_id: string;
  /** A day of the UTC calendar, as YYYY-MM-DD. */
  day: string;
  activity: Readonly<Record<string, unknown>>;
}

interface IdentityPeopleTable {
  /** Random; the subject that the provider vouches for. */
  id: string;
  email: string;
  /** The address in the form in which two are compared. */
  email_key: string;
  name: string | null;
  password_hash: string;
  /** Set for accounts that show what a plan is like, and for these alone. */
  demonstration_plan: string | null;
  is_staff: Generated<boolean>;
  disabled_at: Date | null;
  created_at: Generated<Date>;
  password_changed_at: Generated<Date>;
}
export type IdentityUser = Selectable<IdentityPeopleTable>;

/** What the OpenID provider keeps: sessions, sign-ins under way, codes, tokens. */
interface IdentityArtefactsTable {
  kind: string;
  /** SHA-256 of what a browser or a client holds: a reader of this table cannot sign in with it. */
  id_hash: Buffer;
  payload: Readonly<Record<string, unknown>>;
  person_id: string | null;
  grant_id: string | null;
  uid: string | null;
  consumed_at: Date | null;
  expires_at: Date;
}

/** What a link in a mail opens, once. */
interface IdentityLinkTokensTable {
  token_hash: Buffer;
  purpose: 'confirm' | 'reset' | 'change-address';
  /** Null while there is no person yet. */
  person_id: string | null;
  email: string;
  /** Of the password of an account that is not confirmed yet. */
  password_hash: string | null;
  created_at: Generated<Date>;
  expires_at: Date;
}
export type LinkToken = Selectable<IdentityLinkTokensTable>;

/** How often a client tried something. The client is a keyed hash. */
interface IdentityAttemptsTable {
  kind: string;
  caller_hash: Buffer;
  count: number;
  expires_at: Date;
}

interface IdentityLettersTable {
  id: string;
  recipient: string;
  subject: string;
  text: string;
  link: string | null;
  link_label: string | null;
  /** Null for mail of earlier versions. */
  html: string | null;
  created_at: Generated<Date>;
}
export type IdentityMail = Selectable<IdentityLettersTable>;

/** What the site still has to be told. */
interface IdentityEventsTable {
  id: string;
  person_id: string;
  events: Readonly<Record<string, unknown>>;
  attempts: Generated<number>;
  created_at: Generated<Date>;
  next_attempt_at: Generated<Date>;
}

interface AuditRowsTable {
  id: Generated<string>;
  at: Date;
  /** The account of who did it; null for the command line. It may be gone by now. */
  actor_id: string | null;
  /** Whose account it was done to; it may be gone by now. */
  account_id: string;
  action: string;
  reason: string;
  /** JSON: what changed, without names and addresses of users. */
  detail: Readonly<Record<string, unknown>>;
}

interface UsedIdsTable {
  /** What the id belongs to: two kinds may use the same. */
  kind: string;
  id_hash: Buffer;
  /** From then on the id would be refused anyway. */
  expires_at: Date;
}

interface PaymentCustomersTable {
  account_id: string;
  provider: string;
  /** What the provider calls this person. */
  customer: string;
}

/** A visit to the provider's page that has not come to an end, one an account. */
interface PaymentCheckoutsTable {
  account_id: string;
  attempt: string;
  provider: string;
  plan: string;
  country: string;
  locale: string;
  /** Null until the provider has given the page. */
  checkout: string | null;
  address: string | null;
  expires_at: Date;
}

interface SubscriptionsTable {
  account_id: string;
  provider: string;
  subscription: string;
  plan: string;
  state: string;
  period_end: Date;
  ends_with_period: boolean;
  past_due_since: Date | null;
  /** The plan that the account has by it: 'core' once it has ended or was not paid for too long. */
  granted: string;
  /** Of the last event; an older one comes too late. */
  event_time: Date;
}
export type SubscriptionRow = Selectable<SubscriptionsTable>;

interface SubscriptionChangesTable {
  id: string;
  account_id: string;
  at: Date;
  before: string;
  after: string;
  cause: string;
}

interface PaymentEventsTable {
  provider: string;
  id: string;
  received_at: Date;
}

/** What still has to be ended at a provider. */
interface PaymentEndingsTable {
  provider: string;
  kind: 'customer' | 'subscription';
  reference: string;
  attempts: Generated<number>;
  next_try_at: Date;
}

interface SubscriberNumbersTable {
  only_row: boolean;
  last: number;
}
