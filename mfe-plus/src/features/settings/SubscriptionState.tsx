import type { Locale } from '@webdocs/contracts/reader/locale';
import type { Subscription } from '@webdocs/contracts/api/subscriptions';
import { formatDate } from '@webdocs/i18n';
import { useText } from '@webdocs/remote-kit';
import styles from './ManageAccount.module.css';

interface SubscriptionStateProps {
  readonly locale: Locale;
  readonly subscription: Subscription | undefined;
  /** It could not be read. */
  readonly isUnknown: boolean;
}

/** When a subscription is paid again or ends. The line keeps its height while that is not known. */
export function SubscriptionState({ locale, subscription, isUnknown }: SubscriptionStateProps) {
  const text = useText();
  const { plan, state, current_period_end: end, cancel_at_period_end: isEnding, is_practice: isPractice } = subscription ?? {};
  const isRunning = state === 'active' || state === 'past_due';
  return (
    <>
      <p className={styles.state} data-state={isUnknown ? 'unknown' : state} role="status">
        {isUnknown && text('plus-settings-subscription-unknown')}
        {state === 'none' && plan !== 'core' && text('plus-settings-given')}
        {state === 'past_due' && text('plus-settings-past-due')}
        {state === 'active' &&
          end &&
          text(isEnding ? 'plus-settings-ends' : 'plus-settings-next-payment', { date: formatDate(locale, end) })}
        {state === 'canceled' && end && text('plus-settings-ends', { date: formatDate(locale, end) })}
      </p>
      {isPractice && isRunning && <p className={styles.practice}>{text('plus-settings-practice-text')}</p>}
    </>
  );
}
