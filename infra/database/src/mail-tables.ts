import type { Generated, Selectable } from 'kysely';

/** Mail that waits to be sent, or was given up. What was sent is gone. */
export interface OutgoingMailTable {
  /** Also the number of the message, for mail programs and in reports that it did not arrive. */
  id: string;
  kind: string;
  /** The least first. */
  urgency: number;
  recipient: string;
  /** JSON: what is to be said. */
  message: Readonly<Record<string, unknown>>;
  attempts: Generated<number>;
  /** Attempts of which it is not known whether the mail arrived. */
  doubts: Generated<number>;
  /** Of the process that sends it; null while none does. */
  lease: string | null;
  last_cause: string | null;
  queued_at: Date;
  /** While it is with a process, when its lease ends. */
  next_try_at: Date;
  /** Null as long as it may still arrive. */
  died_at: Date | null;
}
export type OutgoingMailRow = Selectable<OutgoingMailTable>;
