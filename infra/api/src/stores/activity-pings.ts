import type { Query } from '@webdocs/database';
import { sql } from 'kysely';

export interface Activity {
  readonly subscription_type: string;
  readonly ai_help_history?: boolean;
  readonly no_ads?: boolean;
  readonly offline?: boolean;
}

/** One row a person and day; what comes later is added to what is known. */
export async function noteActivity(query: Query, accountId: string, now: Date, activity: Activity): Promise<void> {
  const values = {
    account_id: accountId,
    day: now.toISOString().slice(0, 10),
    activity: sql<Record<string, unknown>>`${JSON.stringify(activity)}::jsonb`,
  };
  await query
    .insertInto('activity_pings')
    .values(values)
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'day']).doUpdateSet({ activity: sql`activity_pings.activity || excluded.activity` }),
    )
    .execute();
}
