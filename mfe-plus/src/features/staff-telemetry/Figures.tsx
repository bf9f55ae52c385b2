import type { TelemetryReport } from '@webdocs/contracts/api/telemetry-report';
import type { Locale } from '@webdocs/contracts/reader/locale';
import { formatNumber } from '@webdocs/i18n';
import { useLocale, useText } from '@webdocs/remote-kit';
import { shownFigures, type FigureName, type ShownFigure } from './figures.ts';
import { decimalText, percentText } from './numbers.ts';
import styles from './Figures.module.css';

type Figures = TelemetryReport['figures'];

/** Of these more is worse. */
const isBad: ReadonlySet<FigureName> = new Set(['errors', 'misses']);

const values: Readonly<Record<FigureName, (locale: Locale, value: number) => string>> = {
  visits: formatNumber,
  pages: (locale, value) => decimalText(locale, value, 1),
  searches: formatNumber,
  errors: (locale, value) => decimalText(locale, value, 1),
  misses: (locale, value) => percentText(locale, value),
};

/** As it is read: of visits and searches percent, of all else the difference, of shares in percentage points. */
const changes: Readonly<Record<FigureName, (locale: Locale, size: number) => string>> = {
  ...values,
  visits: percentText,
  searches: percentText,
  misses: (locale, size) => decimalText(locale, size * 100, 1),
};

export function FigureStrip({ figures }: { readonly figures: Figures }) {
  const text = useText();
  const locale = useLocale();
  return (
    <dl className={styles.figures}>
      {shownFigures(figures).map((figure) => (
        <div key={figure.name}>
          <dt>{text(`plus-telemetry-figure-${figure.name}`)}</dt>
          <dd>
            <span className={styles.value}>{figure.value === null ? '–' : values[figure.name](locale, figure.value)}</span>{' '}
            <Change {...figure} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Change({ name, change }: ShownFigure) {
  const text = useText();
  const locale = useLocale();
  if (change === null) return null;
  const size = changes[name](locale, Math.abs(change));
  const isNone = size === changes[name](locale, 0);
  const tone = isNone || !isBad.has(name) ? undefined : change > 0 ? 'worse' : 'better';
  return (
    <span className={styles.change} data-tone={tone}>
      {isNone ? text('plus-telemetry-unchanged') : text(change > 0 ? 'plus-telemetry-up' : 'plus-telemetry-down', { size })}
    </span>
  );
}
