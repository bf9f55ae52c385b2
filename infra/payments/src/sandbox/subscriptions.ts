import { randomUUID } from 'node:crypto';
import type { PaidPlan } from '@webdocs/contracts/reader/plans';
import type { Query } from '@webdocs/database';
import type { SandboxSubscription } from '@webdocs/database/tables';
import { periodEnd } from '../prices/billing-period.ts';
import type { Change } from './changes.ts';
import { noteEvent } from './events.ts';

export interface Beginning {
  readonly customer: string;
  readonly plan: PaidPlan;
  /** Of one period, in cents. */
  readonly price: number;
  readonly currency: string;
  readonly country: string;
  readonly former: SandboxSubscription | undefined;
}

/** The one of a customer that is not over; if all are, the last. */
export async function subscriptionOfCustomer(query: Query, customer: string): Promise<SandboxSubscription | undefined> {
  return query
    .selectFrom('practice_subscriptions')
    .selectAll()
    .where('customer_id', '=', customer)
    .orderBy((row) => row('state', '=', 'ended'))
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** What of a customer, or what single subscription, still costs something. */
export async function liveSubscriptions(query: Query, of: { readonly customer: string } | { readonly id: string }): Promise<string[]> {
  const rows = await query
    .selectFrom('practice_subscriptions')
    .select('id')
    .where('state', '<>', 'ended')
    .where('customer' in of ? 'customer_id' : 'id', '=', 'customer' in of ? of.customer : of.id)
    .execute();
  return rows.map(({ id }) => id);
}

export async function beginSubscription(query: Query, beginning: Beginning, now: Date): Promise<void> {
  const { customer, plan, price, currency, country, former } = beginning;
  const subscription = await query
    .insertInto('practice_subscriptions')
    .values({
      id: `subscription_${randomUUID()}`,
      customer_id: customer,
      plan,
      price,
      currency,
      country,
      state: 'active',
      started_at: now,
      period_start: now,
      period_end: periodEnd(now, plan),
      past_due_since: null,
      event_time: momentAfter(former, now),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await noteEvent(query, subscription, now);
}

/** Must be called in a transaction. Returns undefined where the change cannot happen to this subscription as it is now. */
export async function changeSubscription(query: Query, id: string, change: Change, now: Date): Promise<SandboxSubscription | undefined> {
  const before = await query.selectFrom('practice_subscriptions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  const changed = before && change(before, now);
  if (!before || !changed) return undefined;
  const after = await query
    .updateTable('practice_subscriptions')
    .set({ ...changed, event_time: momentAfter(before, now) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await noteEvent(query, after, now);
  return after;
}

/** No two events of a customer are of the same moment: their order would be lost. */
function momentAfter(before: SandboxSubscription | undefined, now: Date): Date {
  return new Date(Math.max(now.getTime(), (before?.event_time.getTime() ?? 0) + 1));
}
