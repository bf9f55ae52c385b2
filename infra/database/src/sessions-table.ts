import type { Generated } from 'kysely';

export interface SessionsTable {
  /** SHA-256 of the secret in the cookie: who reads this table cannot sign in with it. */
  id_hash: Buffer;
  account_id: string;
  created_at: Generated<Date>;
  expires_at: Date;
  /** Within a day: it is not written at each call. */
  last_seen: Generated<Date>;
  /** When the provider last asked the user for the password; null where it does not say. */
  authenticated_at: Date | null;
  /** Opened by the secret in the cookie alone. */
  sealed_id_token: Buffer | null;
}
