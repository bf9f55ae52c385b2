import type { Generated, Selectable } from 'kysely';

export interface SandboxCustomersTable {
  id: string;
  /** The site's name for a person. */
  person: string;
  email: string;
}

export interface SandboxSubscriptionsTable {
  id: string;
  customer_id: string;
  plan: string;
  /** Of one period, in cents. */
  price: number;
  currency: string;
  country: string;
  state: 'active' | 'past_due' | 'ended';
  started_at: Date;
  period_start: Date;
  period_end: Date;
  ends_with_period: Generated<boolean>;
  past_due_since: Date | null;
  event_time: Date;
}
export type SandboxSubscription = Selectable<SandboxSubscriptionsTable>;

export interface SandboxSessionsTable {
  /** SHA-256 of the id in the address. */
  id_hash: Buffer;
  customer_id: string;
  /** JSON: what is to be paid for; null for a visit that manages. */
  checkout: { readonly plan: string; readonly country: string; readonly whenPaid: string } | null;
  locale: string;
  way_back: string;
  expires_at: Date;
  /** Null while something can be done there. */
  outcome: 'paid' | 'closed' | null;
}
export type SandboxSession = Selectable<SandboxSessionsTable>;

export interface SandboxEventsTable {
  id: string;
  body: string;
  time: Date;
  attempts: Generated<number>;
  next_try_at: Date;
}
