import type { Generated, Selectable } from 'kysely';

/** Code that users share. It never changes: other code is another playground. */
export interface PlaygroundsTable {
  /** 60 random bits, in base32. */
  id: string;
  account_id: string;
  /** SHA-256 of the code: the same code of an account is one playground. */
  code_hash: Buffer;
  /** JSON, as text: what no column of text or JSON can hold (NUL, halves of surrogate pairs) is escaped in it. */
  code: string;
  title: string;
  languages: readonly string[];
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  hidden_at: Date | null;
  /** What the owner was told; null while it is not hidden. */
  hidden_reason: string | null;
}
export type PlaygroundRow = Selectable<PlaygroundsTable>;

/** What readers said of the code of others. */
export interface PlaygroundFlagsTable {
  id: Generated<string>;
  playground_id: string;
  /** Tells a second flag of the same visitor; gone a day after the flag. */
  visitor_hash: Buffer | null;
  reason: string;
  flagged_at: Date;
  /** Null until staff have looked. */
  settled_at: Date | null;
}
