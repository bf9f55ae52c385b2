import { randomUUID } from 'node:crypto';
import { PaidPlanSchema } from '@webdocs/contracts/reader/plans';
import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import type { Query } from '@webdocs/database';
import type { SandboxSubscription } from '@webdocs/database/tables';
import * as v from 'valibot';
import type { PaymentEvent } from '../payments.ts';

const Time = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => new Date(text)),
);

/** The body of a call to the site. */
const EventSchema = v.object({
  id: v.string(),
  time: Time,
  customer: v.string(),
  subscription: v.string(),
  plan: PaidPlanSchema,
  state: v.picklist(['active', 'past_due', 'ended']),
  periodEnd: Time,
  endsWithPeriod: v.boolean(),
});

/** Puts what became of a subscription with what the site must be told, in the transaction in which it became so. */
export async function noteEvent(query: Query, subscription: SandboxSubscription, now: Date): Promise<void> {
  const time = subscription.event_time;
  const event: v.InferInput<typeof EventSchema> = {
    id: `event_${randomUUID()}`,
    time: time.toISOString(),
    customer: subscription.customer_id,
    subscription: subscription.id,
    plan: v.parse(PaidPlanSchema, subscription.plan),
    state: subscription.state,
    periodEnd: subscription.period_end.toISOString(),
    endsWithPeriod: subscription.ends_with_period,
  };
  await query
    .insertInto('practice_events')
    .values({ id: event.id, body: JSON.stringify(event), time, next_try_at: now })
    .execute();
}

export function parseEvent(body: Buffer): PaymentEvent {
  try {
    return v.parse(EventSchema, JSON.parse(body.toString('utf8')));
  } catch (thrown) {
    throw new Failure('PAYMENT_EVENT_REFUSED', { cause: causeOf(thrown) }, { cause: thrown });
  }
}
