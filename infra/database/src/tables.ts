import type { Generated, Insertable, Selectable } from 'kysely';

/** The rows of the database as the queries see them. The migrations make them so; the last one wins. */
export interface Tables {
  accounts: AccountsTable;
  settings: SettingsTable;
  sessions: SessionsTable;
  documents: DocumentsTable;
  collections: CollectionsTable;
  collection_items: CollectionItemsTable;
  activity_pings: ActivityPingsTable;
}

/** In an order in which rows can be written: what is referred to comes first. */
export const tableNames = [
  'accounts',
  'settings',
  'sessions',
  'activity_pings',
  'documents',
  'collections',
  'collection_items',
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
  /** Null until somebody has chosen. */
  ai_help_history: boolean | null;
  mdnplus_newsletter: Generated<boolean>;
  collections_changed_at: Date | null;
}
export type Settings = Selectable<SettingsTable>;

interface SessionsTable {
  /** SHA-256 of the secret in the cookie: who reads this table cannot sign in with it. */
  id_hash: Buffer;
  account_id: string;
  created_at: Generated<Date>;
  expires_at: Date;
}
export type NewSession = Insertable<SessionsTable>;

interface DocumentsTable {
  id: Generated<number>;
  uri: string;
  title: string;
  /** JSON: [{ uri, title }], outermost first. */
  parents: ReadonlyArray<{ readonly uri: string; readonly title: string }>;
  compat_queries: readonly string[];
  updated_at: Generated<Date>;
}

interface CollectionsTable {
  id: string;
  account_id: string;
  name: string;
  description: string | null;
  is_default: Generated<boolean>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  deleted_at: Date | null;
}
export type Collection = Selectable<CollectionsTable>;

interface CollectionItemsTable {
  id: string;
  collection_id: string;
  document_id: number;
  title: string;
  notes: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  deleted_at: Date | null;
}

interface ActivityPingsTable {
  account_id: string;
  /** A day of the UTC calendar, as YYYY-MM-DD. */
  day: string;
  activity: Readonly<Record<string, unknown>>;
}
