import type { Actor } from '@webdocs/contracts/remote/actor';
import type { Generated } from 'kysely';

/** Secrets by which operators and teams are known, by their hash. */
export interface AccessTokensTable {
  /** Short and no secret: what people call it by. */
  id: string;
  /** SHA-256 of the token, in hexadecimal. The token is 256 random bits: no salt makes that harder to guess. */
  hash: string;
  /** Null for operators. */
  team: string | null;
  name: string;
  created_at: Generated<Date>;
  /** JSON. */
  created_by: Actor;
  expires_at: Date;
  /** The day alone. */
  last_used_on: string | null;
  revoked_at: Date | null;
}

/** Public keys with which teams sign; the trust folder of each machine follows this table. */
export interface TeamKeysTable {
  team: string;
  /** SHA-256 of the public key, in hexadecimal. */
  fingerprint: string;
  /** PEM. */
  public_key: string;
  trusted_at: Generated<Date>;
  /** JSON. */
  trusted_by: Actor;
  revoked_at: Date | null;
}
