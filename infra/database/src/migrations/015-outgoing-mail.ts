import { sql, type Kysely } from 'kysely';

/** Mail that is still to be sent, and mail that was given up. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table outgoing_mail (
      id uuid primary key,
      kind text not null,
      urgency smallint not null,
      recipient text not null check (char_length(recipient) between 3 and 320),
      message jsonb not null,
      attempts integer not null default 0,
      doubts integer not null default 0,
      lease uuid,
      last_cause text,
      queued_at timestamptz not null,
      next_try_at timestamptz not null,
      died_at timestamptz,
      check (died_at is null or lease is null)
    )`.execute(database);
  await sql`create index outgoing_mail_due on outgoing_mail (urgency, next_try_at) where died_at is null`.execute(database);
  await sql`create index outgoing_mail_dead on outgoing_mail (died_at) where died_at is not null`.execute(database);
  await sql`create index outgoing_mail_recipient on outgoing_mail (lower(recipient))`.execute(database);
}
