import { paymentEvents as calls } from '@webdocs/contracts/api/subscriptions';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { FastifyInstance } from 'fastify';
import type { AccountServices } from '../account-services.ts';
import { applyPaymentEvent } from '../use-cases/apply-payment-event.ts';
import { answering } from './answer.ts';

/** The provider's server calls, so no cookie and no origin count, but its signature alone. */
export function paymentEvents(server: FastifyInstance, accounts: AccountServices | undefined): void {
  server.removeAllContentTypeParsers();
  // What was signed are the bytes, not what they mean.
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_: unknown, body: Buffer) => body);
  answering(server)(
    calls.takePaymentEvent,
    async ({ request, reply }) => {
      if (!accounts?.payments) throw new Failure('PAYMENTS_MISSING');
      if (!Buffer.isBuffer(request.body)) throw new Failure('PAYMENT_EVENT_REFUSED', { cause: 'it has no body' });
      const event = await accounts.payments.readEvent(request.body, request.headers);
      const applied = event && (await applyPaymentEvent(accounts, event));
      if (event && applied === 'second') {
        const { code, message } = new Failure('SUBSCRIPTION_TWICE', { customer: event.customer, subscription: event.subscription });
        request.log.error({ code }, message);
      }
      reply.header('cache-control', 'no-store');
      return { received: true as const };
    },
    { readsItself: true },
  );
}
