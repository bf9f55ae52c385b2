import { causeOf, type Failure } from '@webdocs/contracts/failures/failure';
import type { FastifyInstance } from 'fastify';
import type { AccountServices } from './account-services.ts';
import { removeOldEvents } from './stores/subscriptions.ts';
import { lapseSubscriptions } from './use-cases/lapse-subscriptions.ts';
import { endPayments } from './use-cases/end-payments.ts';

const intervalMs = 30_000;
/** Longer than any provider goes on sending an event; a signature is too old long before. */
const eventsKeptMs = 30 * 24 * 60 * 60 * 1000;

/** What the calendar does to subscriptions. Several processes may do it: each piece of the work is claimed by one. */
export function startSubscriptionTimer(server: FastifyInstance, parts: AccountServices): void {
  const report = (failure: Failure) => server.log.error({ code: failure.code, cause: failure.message }, 'a payment is not ended yet');
  const work = async () => {
    await lapseSubscriptions(parts);
    await endPayments(parts, report);
    await removeOldEvents(parts.database.query, new Date(parts.now().getTime() - eventsKeptMs));
  };
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= work()
      .catch((thrown: unknown) => server.log.warn({ cause: causeOf(thrown) }, 'subscriptions are looked at later'))
      .finally(() => (running = undefined));
  }, intervalMs);
  timer.unref();
  server.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
