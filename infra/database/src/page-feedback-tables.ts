import type { Generated } from 'kysely';

/** What readers said of pages. */
export interface PageFeedbackTable {
  id: Generated<string>;
  document_id: number;
  /** Tells a second vote of the same visitor; gone a day after the vote. */
  visitor_hash: Buffer | null;
  is_helpful: boolean;
  /** Of those who were not helped. */
  reason: string | null;
  voted_at: Date;
}

/** What the hashes of a day are salted with: once it is gone, it cannot be told whose they were. */
export interface FeedbackSaltsTable {
  /** A day of the UTC calendar, as YYYY-MM-DD. */
  day: string;
  salt: Buffer;
}
