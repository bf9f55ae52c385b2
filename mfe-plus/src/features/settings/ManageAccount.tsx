import { isPlusSubscriber } from '@webdocs/contracts/events/event';
import { addressOf } from '@webdocs/contracts/api/address-of';
import { manageSubscription } from '@webdocs/contracts/api/subscription-links';
import type { SubscriptionType } from '@webdocs/contracts/reader/plans';
import { Badge } from '@webdocs/design/Badge';
import { Button } from '@webdocs/design/Button';
import { useFact, useLocale, useText } from '@webdocs/remote-kit';
import { useReaderSubscription } from '../../data/reader-subscription.ts';
import { BySubscription } from './BySubscription.tsx';
import styles from './ManageAccount.module.css';
import { SubscriptionState } from './SubscriptionState.tsx';

/** Who this is, and what they pay for. */
export function ManageAccount() {
  const text = useText();
  const locale = useLocale();
  const session = useFact('session');
  const { subscription, isUnknown } = useReaderSubscription();
  const isPaying = isPlusSubscriber(session) || subscription?.state === 'active' || subscription?.state === 'past_due';
  return (
    <div className={styles.account}>
      <dl className={styles.facts}>
        <div>
          <dt>{text('plus-settings-email')}</dt>
          <dd>{session.email}</dd>
        </div>
        <div>
          <dt>{text('plus-settings-plan')}</dt>
          <dd>
            <span className={styles.plan}>
              {session.status === 'signed-in' && planName(session.subscriptionType ?? 'core', text)}
              {subscription?.is_practice && isPaying && <Badge>{text('plus-settings-practice')}</Badge>}
            </span>
            <SubscriptionState locale={locale} subscription={subscription ?? undefined} isUnknown={isUnknown} />
          </dd>
        </div>
      </dl>
      <div>
        <BySubscription
          isSubscriber={isPaying}
          subscriber={<Button href={addressOf(manageSubscription, { query: { locale } })}>{text('plus-settings-manage')}</Button>}
          others={
            <Button kind="primary" href={`/${locale}/plus#subscribe`}>
              {text('plus-settings-upgrade')}
            </Button>
          }
        />
      </div>
    </div>
  );
}

type Text = (id: string, values?: Record<string, string>) => string;

/** What a plan is called, with how it is paid for: "Plus 5, paid yearly". */
function planName(type: SubscriptionType, text: Text): string {
  if (type === 'core') return text('plus-settings-plan-core');
  const plan = text(type.startsWith('mdn_plus_10') ? 'plus-settings-plan-plus10' : 'plus-settings-plan-plus5');
  return text(type.endsWith('y') ? 'plus-settings-plan-year' : 'plus-settings-plan-month', { plan });
}
