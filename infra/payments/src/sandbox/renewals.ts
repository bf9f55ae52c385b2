import type { Database } from '@webdocs/database';
import { changes } from './changes.ts';
import { changeSubscription } from './subscriptions.ts';

/** A provider does not ask for ever. */
export const longestPastDueMs = 21 * 24 * 60 * 60 * 1000;
const mostAtOnce = 200;

/** What the calendar does: periods that are over begin anew or end, and what stays unpaid ends. */
export async function renewSubscriptions(database: Database, now: Date): Promise<void> {
  const unpaidSince = new Date(now.getTime() - longestPastDueMs);
  const due = await database.query
    .selectFrom('practice_subscriptions')
    .select(['id', 'state'])
    .where((row) =>
      row.or([
        row.and([row('state', '=', 'active'), row('period_end', '<=', now)]),
        row.and([row('state', '=', 'past_due'), row('past_due_since', '<=', unpaidSince)]),
      ]),
    )
    .limit(mostAtOnce)
    .execute();
  for (const { id } of due) {
    // Another process may have been here since: what is no longer due stays as it is.
    await database.transaction((query) =>
      changeSubscription(
        query,
        id,
        (subscription) => {
          if (subscription.state === 'past_due')
            return subscription.past_due_since && subscription.past_due_since <= unpaidSince
              ? changes.giveUp(subscription, now)
              : undefined;
          return subscription.period_end <= now ? changes.renew(subscription, now) : undefined;
        },
        now,
      ),
    );
  }
}
