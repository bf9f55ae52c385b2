import { useFact } from '@webdocs/remote-kit';
import type { ReactNode } from 'react';
import styles from './BySubscription.module.css';

interface BySubscriptionProps {
  /** Decides once it is known who reads. */
  readonly isSubscriber: boolean;
  readonly subscriber: ReactNode;
  readonly others: ReactNode;
}

/** Until it is known who reads, both are in the page and the mark on the root shows one: nothing moves when it is known. */
export function BySubscription({ isSubscriber, subscriber, others }: BySubscriptionProps) {
  if (useFact('session').status !== 'unknown') return isSubscriber ? subscriber : others;
  return (
    <>
      <div className={styles.subscriber}>{subscriber}</div>
      <div className={styles.others}>{others}</div>
    </>
  );
}
