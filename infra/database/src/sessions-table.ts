import type { Generated } from 'kysely';

export interface SessionsTable {
  /** SHA-256 of the secret in the cookie: who reads this table cannot sign in with it. */
  id_hash: Buffer;
  account_id: string;
  created_at: Generated<Date>;
  expires_at: Date;
  /** Within ten minutes: it is not written at each call. */
  last_seen: Generated<Date>;
  /** When the provider last asked the user for the password; null where it does not say. */
  authenticated_at: Date | null;
  /** Opened by the secret in the cookie alone. */
  sealed_id_token: Buffer | null;
  /** By this its user ends it from another device: no secret is made of it. */
  public_id: Generated<string>;
  /** Names, as far as the browser says them. */
  browser: string | null;
  system: string | null;
}
