import { sql, type Kysely } from 'kysely';

/** What the list of sessions shows of each, and the name by which its user ends it: the hash of the secret is told to no browser. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sessions
      add column public_id uuid not null default gen_random_uuid(),
      add column browser text,
      add column system text`.execute(database);
  await sql`create unique index sessions_public_id on sessions (public_id)`.execute(database);
}
