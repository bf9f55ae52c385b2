import { sql, type Kysely } from 'kysely';

/** An advertiser reads the report of a campaign under a link that is hard to guess and can be ended. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table campaigns add column report_code text unique`.execute(database);
}
