import { sql, type Kysely } from 'kysely';

/** When a digest told last, for readers who ask for one at once; and mail of a local run as its readers would see it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table digests add column told_at timestamptz`.execute(database);
  await sql`update digests set told_at = least(now(), due_at - case rhythm when 'weekly' then interval '7 days' else interval '1 day' end)`.execute(
    database,
  );
  await sql`alter table digests alter column told_at set default now(), alter column told_at set not null`.execute(database);
  await sql`alter table identity_letters add column html text`.execute(database);
}
