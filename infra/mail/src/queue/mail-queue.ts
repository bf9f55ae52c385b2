import { randomUUID } from 'node:crypto';
import type { Database, Query } from '@webdocs/database';
import type { OutgoingMailRow } from '@webdocs/database/tables';
import { sql } from 'kysely';
import type { Mail, MailKind } from '../mail.ts';
import { leaseMs, triedForMs } from './attempts.ts';

/** A mail that this process alone may send, until its lease ends. */
export interface TakenMail extends Omit<OutgoingMailRow, 'kind' | 'message' | 'lease'> {
  readonly kind: MailKind;
  readonly message: Omit<Mail, 'id' | 'kind' | 'to'>;
  readonly lease: string;
  /** The process that had it before ended without a word of how far it had come. */
  readonly was_interrupted: boolean;
}

export interface QueueFigures {
  readonly waiting: number;
  readonly dead: number;
  /** How long the one has been waiting that waits longest. */
  readonly oldestSeconds: number;
}

const urgencyOf: Readonly<Record<MailKind, number>> = { account: 0, newsletter: 1, digest: 1, notice: 1 };
const deadStayMs = 30 * 24 * 60 * 60 * 1000;

/** Mail that is still to be sent, as rows: several processes take from it, each row is with one of them at a time. */
export function mailQueue({ query }: Database, now: () => Date) {
  return {
    async add(mail: Mail, within: Query = query): Promise<void> {
      const { id = randomUUID(), kind, to, ...message } = mail;
      const row = { id, kind, urgency: urgencyOf[kind], recipient: to, message: jsonb(message) };
      await within
        .insertInto('outgoing_mail')
        .values({ ...row, queued_at: now(), next_try_at: now() })
        .execute();
    },

    /** The next one that is due: mail about accounts first, it is waited for. */
    async take(): Promise<TakenMail | undefined> {
      const { rows } = await sql<TakenMail>`
        with due as (
          select id, lease from outgoing_mail
          where died_at is null and next_try_at <= ${now()}
          order by urgency, next_try_at limit 1 for update skip locked
        )
        update outgoing_mail set
          lease = ${randomUUID()}::uuid,
          next_try_at = ${later(now(), leaseMs)},
          attempts = attempts + 1,
          doubts = doubts + case when due.lease is null then 0 else 1 end
        from due where outgoing_mail.id = due.id
        returning outgoing_mail.*, due.lease is not null as was_interrupted`.execute(query);
      return rows[0];
    },

    /** False where the lease had ended, and another process may have sent it too. */
    async forget({ id, lease }: TakenMail): Promise<boolean> {
      const { numDeletedRows } = await query.deleteFrom('outgoing_mail').where('id', '=', id).where('lease', '=', lease).executeTakeFirst();
      return numDeletedRows > 0n;
    },

    async putOff(taken: TakenMail, { pauseMs, cause, isDoubtful }: { pauseMs: number; cause: string; isDoubtful: boolean }): Promise<void> {
      await settle(taken, { next_try_at: later(now(), pauseMs), last_cause: cause, doubts: taken.doubts + (isDoubtful ? 1 : 0) });
    },

    async bury(taken: TakenMail, { cause, isDoubtful }: { cause: string; isDoubtful: boolean }): Promise<void> {
      await settle(taken, { died_at: now(), last_cause: cause, doubts: taken.doubts + (isDoubtful ? 1 : 0) });
    },

    /** What waits for longer than it is tried for, because no server took anything all the time, or its process died. How many there were. */
    async buryOverdue(): Promise<number> {
      const { numUpdatedRows } = await query
        .updateTable('outgoing_mail')
        .set({ died_at: now(), lease: null, doubts: sql<number>`doubts + case when lease is null then 0 else 1 end` })
        .where('died_at', 'is', null)
        .where('queued_at', '<=', later(now(), -triedForMs))
        .where('next_try_at', '<=', now())
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },

    /** Dead mail has addresses in it, and what was written to them. */
    async forgetOldDead(): Promise<void> {
      await query.deleteFrom('outgoing_mail').where('died_at', '<=', later(now(), -deadStayMs)).execute();
    },

    async figures(): Promise<QueueFigures> {
      const { rows } = await sql<{ waiting: number; dead: number; oldest: Date | null }>`
        select count(*) filter (where died_at is null)::int as waiting, count(*) filter (where died_at is not null)::int as dead,
          min(queued_at) filter (where died_at is null) as oldest
        from outgoing_mail`.execute(query);
      const [{ waiting, dead, oldest } = { waiting: 0, dead: 0, oldest: null }] = rows;
      return { waiting, dead, oldestSeconds: oldest ? Math.max(0, (now().getTime() - oldest.getTime()) / 1000) : 0 };
    },
  };

  async function settle(
    { id, lease }: TakenMail,
    change: Partial<Pick<OutgoingMailRow, 'next_try_at' | 'died_at' | 'doubts' | 'last_cause'>>,
  ): Promise<void> {
    await query
      .updateTable('outgoing_mail')
      .set({ ...change, lease: null })
      .where('id', '=', id)
      .where('lease', '=', lease)
      .execute();
  }
}

export type MailQueue = ReturnType<typeof mailQueue>;

function jsonb(value: object) {
  return sql<Readonly<Record<string, unknown>>>`${JSON.stringify(value)}::jsonb`;
}

function later(time: Date, ms: number): Date {
  return new Date(time.getTime() + ms);
}
