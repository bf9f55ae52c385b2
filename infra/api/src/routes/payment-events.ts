import { Failure } from '@webdocs/contracts/failures/failure';
import type { FastifyInstance } from 'fastify';
import type { AccountParts } from '../account-parts.ts';
import { applyPaymentEvent } from '../use-cases/apply-payment-event.ts';
import { resource } from './resource.ts';

const largestEventBytes = 256 * 1024;

/** POST /events/payments: the provider's server calls, so no cookie and no origin count, but its signature alone. */
export function paymentEvents(server: FastifyInstance, accounts: AccountParts | undefined): void {
  server.removeAllContentTypeParsers();
  // What was signed are the bytes, not what they mean.
  server.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: largestEventBytes },
    async (_: unknown, body: Buffer) => body,
  );
  resource(server, '/events/payments', {
    POST: async (request, reply) => {
      if (!accounts?.payments) throw new Failure('PAYMENTS_MISSING');
      if (!Buffer.isBuffer(request.body)) throw new Failure('PAYMENT_EVENT_REFUSED', { cause: 'it has no body' });
      const event = await accounts.payments.readEvent(request.body, request.headers);
      const applied = event && (await applyPaymentEvent(accounts, event));
      if (event && applied === 'second') {
        const { code, message } = new Failure('SUBSCRIPTION_TWICE', { customer: event.customer, subscription: event.subscription });
        request.log.error({ code }, message);
      }
      return reply.header('cache-control', 'no-store').send({ received: true });
    },
  });
}
