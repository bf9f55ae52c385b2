import type { Quota as KnownQuota } from '@webdocs/contracts/answers/answer-stream';
import { useLocale, useText } from '@webdocs/remote-kit';
import { timeOfDay } from './time-of-day.ts';
import styles from './Quota.module.css';

interface QuotaProps {
  readonly quota: NonNullable<KnownQuota>;
  /** One line, on top of a narrow page. */
  readonly isSlim?: boolean;
}

/** How many questions are left: in words, and a segment for each beside them. */
export function Quota({ quota: { remaining, limit, resets_at }, isSlim = false }: QuotaProps) {
  const text = useText();
  const locale = useLocale();
  const words = text('plus-ask-quota', { remaining, limit });
  const until = text('plus-ask-quota-until', { time: timeOfDay(locale, resets_at) });
  const segments = (
    <span className={styles.segments} aria-hidden="true">
      {Array.from({ length: limit }, (_, index) => (
        <span key={index} data-left={index < remaining || undefined} />
      ))}
    </span>
  );
  if (isSlim) {
    return (
      <p className={styles.slim}>
        {segments}
        <span>{words}</span>
        <span className={styles.until}>{until}</span>
      </p>
    );
  }
  return (
    <section className={styles.card} aria-label={text('plus-ask-quota-name')}>
      <p className={styles.line}>
        <strong>{words}</strong>
        <span className={styles.until}>{until}</span>
      </p>
      {segments}
      <a href={`/${locale}/plus#subscribe`} className={styles.more}>
        {text('plus-ask-quota-more')}
      </a>
    </section>
  );
}
