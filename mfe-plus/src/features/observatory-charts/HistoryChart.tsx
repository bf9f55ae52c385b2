import { observatoryGrades } from '@webdocs/contracts/api/observatory-outcomes';
import type { PastScan } from '@webdocs/contracts/api/observatory-report';
import { formatDate, formatNumber } from '@webdocs/i18n';
import { useLocale, useText } from '@webdocs/remote-kit';
import { useState } from 'react';
import { momentOf } from '../../scan-report/moment-of.ts';
import { PointSlider } from '../../point-slider/PointSlider.tsx';
import { heightOf, left, linePath, placeOf, type ChartSize } from './history-drawing.ts';
import styles from './Charts.module.css';

const shownGrades = ['A+', 'A', 'B', 'C', 'D', 'F'];

interface HistoryChartProps {
  readonly history: readonly PastScan[];
  readonly size: ChartSize;
}

/** Scores over time. A single scan is a dot. What a point says is read below it, by pointer or by the slider. */
export function HistoryChart({ history, size }: HistoryChartProps) {
  const text = useText();
  const locale = useLocale();
  const points = history.filter(({ score }) => score !== null);
  const [at, setAt] = useState(points.length - 1);
  const chosen = points[Math.min(at, points.length - 1)];
  const first = points[0];
  const last = points.at(-1);
  if (!chosen || !first || !last) return <p className={styles.alone}>{text('plus-scans-none')}</p>;
  const most = Math.max(110, ...points.map(({ score }) => score ?? 0));
  const days = points.map(({ scanned_at: at }) => formatDate(locale, at));
  const isOnlyOfItsDay = days.indexOf(formatDate(locale, chosen.scanned_at)) === days.lastIndexOf(formatDate(locale, chosen.scanned_at));
  const said = text('plus-scans-point', {
    date: isOnlyOfItsDay ? formatDate(locale, chosen.scanned_at) : momentOf(locale, chosen.scanned_at),
    score: formatNumber(locale, chosen.score ?? 0),
    grade: chosen.grade ?? '–',
  });
  return (
    <figure className={styles.figure}>
      <svg className={styles.drawing} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true" focusable="false">
        {observatoryGrades.map(([grade, from]) =>
          shownGrades.includes(grade) ? (
            <g key={grade}>
              <line className={styles.grid} x1={left} x2={size.width} y1={heightOf(from, most, size)} y2={heightOf(from, most, size)} />
              <text className={styles.word} x={0} y={heightOf(from, most, size) + 4}>
                {grade}
              </text>
            </g>
          ) : null,
        )}
        <path className={styles.line} d={linePath(points, most, size)} />
        {points.map((point, index) => (
          <circle
            key={point.id || index}
            className={styles.point}
            data-chosen={point === chosen || undefined}
            cx={placeOf(points, index, size)}
            cy={heightOf(point.score ?? 0, most, size)}
            r={5}
            onPointerEnter={() => setAt(index)}
          />
        ))}
        <text className={styles.word} x={left} y={size.height - 2}>
          {formatDate(locale, first.scanned_at)}
        </text>
        {points.length > 1 && (
          <text className={styles.word} x={size.width} y={size.height - 2} textAnchor="end">
            {formatDate(locale, last.scanned_at)}
          </text>
        )}
      </svg>
      {points.length > 1 && <PointSlider label={text('plus-scans-title')} points={points.length} at={at} said={said} onPoint={setAt} />}
      <figcaption className={styles.reading}>
        {said}
        {points.length === 1 && ` ${text('plus-scans-one')}`}
      </figcaption>
    </figure>
  );
}
