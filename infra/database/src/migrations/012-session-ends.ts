import { sql, type Kysely } from 'kysely';

/** When a session was last used and when its user entered the password; the ID token that signs out of the provider in one press. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sessions
      add column last_seen timestamptz not null default now(),
      add column authenticated_at timestamptz,
      add column sealed_id_token bytea`.execute(database);
  await sql`create index sessions_idle on sessions (last_seen)`.execute(database);
}
