import { subscriptions } from '@webdocs/contracts/api/subscriptions';
import { Failure } from '@webdocs/contracts/failures/failure';
import type { Payments } from '@webdocs/payments/payments';
import type { FastifyInstance } from 'fastify';
import { countryOf } from '../use-cases/visitor-country.ts';
import { answering } from './answer.ts';

const oneDay = 24 * 60 * 60;

/** What each plan costs where the visitor is. */
export function plans(server: FastifyInstance, countryHeader: string | null, payments: Payments | undefined): void {
  answering(server)(subscriptions.readPlans, async ({ request, reply }) => {
    if (!payments) throw new Failure('PAYMENTS_MISSING');
    const { country, country_iso } = countryOf(countryHeader ? request.headers[countryHeader] : undefined);
    const prices = await payments.prices(country_iso);
    if (!prices) throw new Failure('COUNTRY_UNSUPPORTED', { country });
    reply.header('cache-control', `private, max-age=${oneDay}`);
    return prices;
  });
}
