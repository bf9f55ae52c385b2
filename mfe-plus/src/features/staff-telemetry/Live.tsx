import { formatNumber } from '@webdocs/i18n';
import { useLocale, useText } from '@webdocs/remote-kit';
import { Sparkline } from './Errors.tsx';
import { useLive } from './use-live.ts';
import styles from './Live.module.css';

/** What happens now. It changes by itself, so it is not read out: who wants it finds it here. */
export function Live() {
  const text = useText();
  const locale = useLocale();
  const { minutes, isAway } = useLive();
  if (!minutes) return <p className={styles.live}>{text(isAway ? 'plus-telemetry-live-away' : 'plus-telemetry-loading')}</p>;
  const sum = (name: 'visits' | 'views' | 'errors') => minutes.reduce((all, minute) => all + minute[name], 0);
  return (
    <section className={styles.live} aria-label={text('plus-telemetry-live')} data-away={isAway || undefined}>
      <span className={styles.sign} aria-hidden="true" />
      <span className={styles.title}>{text('plus-telemetry-live')}</span>
      <span>{text('plus-telemetry-live-minute', { count: formatNumber(locale, minutes.at(-1)?.views ?? 0) })}</span>
      <Sparkline counts={minutes.map(({ views }) => views)} />
      <span>
        {text('plus-telemetry-live-hour', {
          visits: formatNumber(locale, sum('visits')),
          views: formatNumber(locale, sum('views')),
          errors: formatNumber(locale, sum('errors')),
        })}
      </span>
      {isAway && <span>{text('plus-telemetry-live-away')}</span>}
    </section>
  );
}
