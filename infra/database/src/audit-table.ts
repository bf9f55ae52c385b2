import type { Actor } from '@webdocs/contracts/remote/actor';

/** What happened, in the order in which it did. Rows are added and never changed: each holds the hash of the one before. */
export interface AuditTable {
  /** 1, 2, 3 without a gap. */
  seq: number;
  at: Date;
  /** JSON. */
  actor: Actor;
  event: string;
  /** What it was done to: the name of a remote, the id of a token, of an account. */
  subject: string;
  /** JSON. */
  detail: AuditDetail;
  prev_hash: string;
  /** SHA-256 over all the rest of the row, in hexadecimal. */
  hash: string;
}

/** Flat, so that there is one way to write it down. No address or name of a user: rows stay for good. */
export type AuditDetail = Readonly<Record<string, string | number | boolean | null>>;
