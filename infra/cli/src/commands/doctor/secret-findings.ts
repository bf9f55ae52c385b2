import { takePaymentEvent } from '@webdocs/contracts/api/subscriptions';
import type { ExaminedSettings } from './examined-settings.ts';
import { bad, ok, warn, type Finding } from './finding.ts';

const enoughCharacters = 32;
const enoughDifferent = 10;

/** Secrets that an operator gives, or forgets to give. */
export function secretFindings(settings: ExaminedSettings): Finding[] {
  return [operatorToken(settings), payments(settings)];
}

function operatorToken({ operatorToken: token }: ExaminedSettings): Finding {
  const subject = 'operator token';
  if (!token) return ok(subject, 'made by the site itself');
  const isWeak = token.length < enoughCharacters || new Set(token).size < enoughDifferent;
  if (!isWeak) return ok(subject, 'set');
  return bad(subject, 'can be guessed: who has it decides what is live', 'Make another: openssl rand -base64 32');
}

function payments({ stripeKey, stripeWebhookSecret }: ExaminedSettings): Finding {
  const subject = 'payments';
  if (!stripeKey) {
    return stripeWebhookSecret
      ? warn(
          subject,
          'a webhook secret without a key: nothing is sold',
          'Set WEBDOCS_STRIPE_KEY, or take WEBDOCS_STRIPE_WEBHOOK_SECRET away.',
        )
      : ok(subject, 'practised only, no money moves');
  }
  if (!stripeWebhookSecret) {
    return bad(
      subject,
      'a Stripe key without a webhook secret: users who paid would not get their plan',
      `Tell Stripe of {site}${takePaymentEvent.path} and set WEBDOCS_STRIPE_WEBHOOK_SECRET to the secret it gives.`,
    );
  }
  if (!/^[sr]k_/.test(stripeKey)) return bad(subject, 'the Stripe key is none that a server may use', 'Take the secret key, sk_… or rk_…');
  return /^[sr]k_test_/.test(stripeKey) ? ok(subject, 'Stripe, with a key for tests') : ok(subject, 'Stripe');
}
