import type { PlacementSlot } from '@webdocs/contracts/api/placements';
import { formatDate, formatNumber } from '@webdocs/i18n';
import { useLocale, useText } from '@webdocs/remote-kit';
import { useState } from 'react';
import { roundUp, type DayOfReport } from './report-figures.ts';
import styles from './CampaignReport.module.css';

interface ReportChartProps {
  readonly days: readonly DayOfReport[];
  readonly slots: readonly PlacementSlot[];
}

const height = 120;
const dayWidth = 24;
const barWidth = 18;

/** Views a day, place on place. What a bar says is read below it: by pointer, or by the slider under it. */
export function ReportChart({ days, slots }: ReportChartProps) {
  const text = useText();
  const locale = useLocale();
  const [at, setAt] = useState(days.length - 1);
  const most = roundUp(Math.max(...days.map(({ viewed }) => viewed)));
  const chosen = days[at];
  const width = days.length * dayWidth;

  return (
    <figure className={styles.figure}>
      <ul className={styles.legend} role="list">
        {slots.map((slot) => (
          <li key={slot} data-place={slot}>
            {text(`plus-ads-place-${slot}`)}
          </li>
        ))}
      </ul>
      <div className={styles.plot}>
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
          <line className={styles.half} x1={0} x2={width} y1={height / 2} y2={height / 2} />
          {days.map(({ day, places }, index) => {
            let top = height;
            return (
              <g key={day} className={index === at ? styles.at : undefined} onPointerEnter={() => setAt(index)}>
                <rect className={styles.day} x={index * dayWidth} y={0} width={dayWidth} height={height} />
                {places.map(({ slot, viewed }) => {
                  const tall = (viewed / most) * height;
                  top -= tall;
                  return (
                    <rect
                      key={slot}
                      data-place={slot}
                      x={index * dayWidth + (dayWidth - barWidth) / 2}
                      y={top}
                      width={barWidth}
                      height={tall}
                    />
                  );
                })}
              </g>
            );
          })}
          <line className={styles.base} x1={0} x2={width} y1={height} y2={height} />
        </svg>
        <span className={styles.most} aria-hidden="true">
          {formatNumber(locale, most)}
        </span>
      </div>
      <input
        ref={(slider) => slider?.style.setProperty('--days', String(days.length))}
        className={styles.slider}
        type="range"
        min={0}
        max={days.length - 1}
        value={at}
        aria-label={text('plus-ads-chart')}
        aria-valuetext={chosen && saying(chosen)}
        onChange={({ currentTarget }) => setAt(Number(currentTarget.value))}
      />
      <figcaption className={styles.reading} aria-hidden="true">
        {chosen && saying(chosen)}
      </figcaption>
    </figure>
  );

  function saying({ day, viewed, clicked }: DayOfReport): string {
    return text('plus-ads-day', {
      day: formatDate(locale, day),
      seen: formatNumber(locale, viewed),
      clicked: formatNumber(locale, clicked),
    });
  }
}
