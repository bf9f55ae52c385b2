import { sql, type Kysely } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table page_feedback (
      id bigint generated always as identity primary key,
      document_id integer not null references documents on delete cascade,
      visitor_hash bytea,
      is_helpful boolean not null,
      reason text check (reason in ('outdated', 'incomplete', 'code_examples', 'other')),
      voted_at timestamptz not null,
      check (is_helpful = (reason is null))
    )`.execute(database);
  // Rows without a hash are all different: of those it is no longer known whose they were.
  await sql`create unique index page_feedback_visitor on page_feedback (document_id, visitor_hash)`.execute(database);
  await sql`create index page_feedback_time on page_feedback (voted_at)`.execute(database);
  await sql`
    create table feedback_salts (
      day date primary key,
      salt bytea not null
    )`.execute(database);
}
