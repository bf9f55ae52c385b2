import type { Quota } from '@webdocs/contracts/answers/answer-stream';
import { Button } from '@webdocs/design/Button';
import { useLocale, useText } from '@webdocs/remote-kit';
import { timeOfDay } from './time-of-day.ts';
import styles from './PlusCard.module.css';

/** Replaces the box once the questions of the day are used up. The conversation stays readable. */
export function PlusCard({ quota }: { readonly quota: Quota | undefined }) {
  const text = useText();
  const locale = useLocale();
  return (
    <section className={styles.card} aria-labelledby="ai-help-spent">
      <div className={styles.words}>
        <h2 id="ai-help-spent" className={styles.title}>
          {text('plus-ask-spent')}
        </h2>
        <p>
          {quota
            ? text('plus-ask-spent-until', { limit: quota.limit, time: timeOfDay(locale, quota.resets_at) })
            : text('plus-ask-spent-today')}
        </p>
      </div>
      <Button kind="primary" href={`/${locale}/plus#subscribe`}>
        {text('plus-ask-see-plans')}
      </Button>
    </section>
  );
}
