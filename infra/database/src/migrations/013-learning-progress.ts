import { sql, type Kysely } from 'kysely';

/** What learners have done, one row an account: it is read and merged as a whole. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table learning_progress (
      account_id text primary key references accounts (id) on delete cascade,
      progress jsonb not null,
      updated_at timestamptz not null default now()
    )`.execute(database);
}
