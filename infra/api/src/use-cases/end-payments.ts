import { causeOf, Failure } from '@webdocs/contracts/failures/failure';
import type { PaymentEnding } from '@webdocs/payments/payments';
import { sql } from 'kysely';
import type { AccountServices } from '../account-services.ts';

const mostAtOnce = 50;
const longestPauseSeconds = 3600;

interface Ending {
  readonly kind: PaymentEnding;
  readonly reference: string;
}

/** Ends at the provider what has to be ended there, again and again until it is done. Replicas share the work. */
export async function endPayments(
  { database, payments, now }: Pick<AccountServices, 'database' | 'payments' | 'now'>,
  report: (failure: Failure) => void,
): Promise<void> {
  if (!payments) return;
  const { provider } = payments;
  const claim = async () => {
    const { rows } = await sql<Ending>`
      update payment_endings set
        attempts = attempts + 1,
        next_try_at = ${now()}::timestamptz + least(power(2, least(attempts, 20)) * 30, ${longestPauseSeconds}) * interval '1 second'
      where (provider, kind, reference) = (
        select provider, kind, reference from payment_endings
        where provider = ${provider} and next_try_at <= ${now()}
        order by next_try_at limit 1 for update skip locked
      )
      returning kind, reference`.execute(database.query);
    return rows[0];
  };
  for (let told = 0; told < mostAtOnce; told++) {
    const ending = await claim();
    if (!ending) return;
    const { kind, reference } = ending;
    try {
      await payments.end(kind, reference);
    } catch (thrown) {
      report(new Failure('PAYMENT_ENDING_WAITS', { kind, reference, cause: causeOf(thrown) }, { cause: thrown }));
      continue;
    }
    await database.query
      .deleteFrom('payment_endings')
      .where('provider', '=', provider)
      .where('kind', '=', kind)
      .where('reference', '=', reference)
      .execute();
  }
}
