import { sql, type Kysely } from 'kysely';

/** Questions to readers, counts of what became of them, and answers that say nothing of who gave them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table surveys (
      id uuid primary key default gen_random_uuid(),
      key text not null unique,
      bucket text not null,
      state text not null default 'paused' check (state in ('paused', 'running', 'ended')),
      starts_at timestamptz not null,
      ends_at timestamptz not null check (ends_at > starts_at),
      rate_from double precision not null check (rate_from >= 0),
      rate_till double precision not null check (rate_till <= 0.1 and rate_from < rate_till),
      audience jsonb not null,
      locale text not null,
      teaser text not null,
      question text not null,
      footnote text not null,
      form jsonb not null,
      version integer not null default 1,
      changed_by text references accounts on delete set null,
      changed_at timestamptz not null
    )`.execute(database);
  await sql`create index surveys_changed_by on surveys (changed_by)`.execute(database);
  await sql`
    create table survey_counts (
      survey_id uuid not null references surveys on delete cascade,
      day text not null,
      seen integer not null default 0,
      opened integer not null default 0,
      dismissed integer not null default 0,
      submitted integer not null default 0,
      primary key (survey_id, day)
    )`.execute(database);
  await sql`
    create table survey_answers (
      id uuid primary key default gen_random_uuid(),
      survey_id uuid not null references surveys on delete cascade,
      day text not null,
      answers jsonb not null
    )`.execute(database);
  await sql`create index survey_answers_of on survey_answers (survey_id, day)`.execute(database);
}
