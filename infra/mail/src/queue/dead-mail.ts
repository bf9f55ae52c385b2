import { Failure } from '@webdocs/contracts/failures/failure';
import type { Query } from '@webdocs/database';
import { isUuid } from '@webdocs/database/uuid';
import { sql } from 'kysely';

/** A mail that was given up. What was written in it is not for staff: its link may open an account. */
export interface DeadMail {
  readonly id: string;
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string;
  readonly attempts: number;
  readonly queuedAt: Date;
  readonly diedAt: Date;
  readonly cause: string;
  /** Whether it may have arrived all the same. */
  readonly mayHaveArrived: boolean;
}

/** The latest first, and how many there are. */
export async function deadMail(
  query: Query,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly mails: readonly DeadMail[]; readonly total: number }> {
  const rows = await query
    .selectFrom('outgoing_mail')
    .select(['id', 'kind', 'recipient', 'attempts', 'queued_at', 'last_cause', 'doubts', 'died_at'])
    .select(sql<string>`message ->> 'subject'`.as('subject'))
    .where('died_at', 'is not', null)
    .orderBy('died_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  const mails = rows.map(({ id, kind, recipient, subject, attempts, queued_at, died_at, last_cause, doubts }) => ({
    id,
    kind,
    recipient,
    subject,
    attempts,
    queuedAt: queued_at,
    diedAt: died_at ?? queued_at,
    cause: last_cause ?? '',
    mayHaveArrived: doubts > 0,
  }));
  return { mails, total: await countDead(query) };
}

async function countDead(query: Query): Promise<number> {
  const { total } = await query
    .selectFrom('outgoing_mail')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('died_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return total;
}

/** As if it had just been written: it is tried for two days more. */
export async function retryDeadMail(query: Query, id: string, now: Date): Promise<void> {
  const fresh = { died_at: null, lease: null, attempts: 0, doubts: 0, last_cause: null, queued_at: now, next_try_at: now };
  const { numUpdatedRows } = await query
    .updateTable('outgoing_mail')
    .set(fresh)
    .where('id', '=', known(id))
    .where('died_at', 'is not', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Failure('MAIL_UNKNOWN');
}

export async function deleteDeadMail(query: Query, id: string): Promise<void> {
  const { numDeletedRows } = await query
    .deleteFrom('outgoing_mail')
    .where('id', '=', known(id))
    .where('died_at', 'is not', null)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new Failure('MAIL_UNKNOWN');
}

/** What is no number of a mail would be refused by the database. */
function known(id: string): string {
  if (!isUuid(id)) throw new Failure('MAIL_UNKNOWN');
  return id;
}
