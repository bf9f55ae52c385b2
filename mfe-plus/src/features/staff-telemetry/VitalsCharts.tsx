import type { TelemetryReport } from '@webdocs/contracts/api/telemetry-report';
import { vitalNames, type VitalName } from '@webdocs/contracts/telemetry/metrics';
import { Glyph } from '@webdocs/design/Glyph';
import { check, octagon, warning, type Drawing } from '@webdocs/design/drawings';
import { formatNumber } from '@webdocs/i18n';
import { useLocale, useText } from '@webdocs/remote-kit';
import { useState } from 'react';
import { vitalText } from './numbers.ts';
import { PointSlider } from '../../point-slider/PointSlider.tsx';
import { vitalLimits, vitalStateOf, type VitalState } from './vital-limits.ts';
import styles from './VitalsCharts.module.css';

export type Device = TelemetryReport['versions'][number]['vitals'][number]['device'];

interface VitalsChartsProps {
  readonly versions: TelemetryReport['versions'];
  readonly device: Device;
}

interface VitalPoint {
  readonly version: string;
  readonly count: number;
  readonly value: number | null;
}

const width = 220;
/** Words of the limits are beside the points. */
const plotted = 138;
const height = 132;
const footer = 20;
const inset = 10;
const stateDrawings: Readonly<Record<VitalState, Drawing>> = {
  good: check,
  middling: warning,
  poor: octagon,
  few: { line: 'M4.5 4.5h11v11h-11Z' },
};

/** The 75th percentile of each vital by version, with what is good and what is poor. */
export function VitalsCharts({ versions, device }: VitalsChartsProps) {
  return (
    <div className={styles.charts}>
      {vitalNames.map((name) => (
        <VitalChart key={name} name={name} points={pointsOf(versions, name, device)} />
      ))}
    </div>
  );
}

function pointsOf(versions: TelemetryReport['versions'], name: VitalName, device: Device): VitalPoint[] {
  return versions.map(({ version, vitals }) => {
    const vital = vitals.find((one) => one.name === name && one.device === device);
    return { version, count: vital?.count ?? 0, value: vital?.p75 ?? null };
  });
}

function VitalChart({ name, points }: { readonly name: VitalName; readonly points: readonly VitalPoint[] }) {
  const text = useText();
  const locale = useLocale();
  const [at, setAt] = useState(points.length - 1);
  const { good, poor } = vitalLimits[name];
  const most = Math.max(poor * 1.15, ...points.map(({ value }) => value ?? 0));
  const x = (index: number) => inset + (points.length === 1 ? 1 : index / (points.length - 1)) * (plotted - 2 * inset);
  const y = (value: number) => height - (value / most) * (height - inset);
  const last = points.at(-1);
  const chosen = points[at] ?? last;
  const state = vitalStateOf(name, last?.value ?? null);
  const ends = points.length > 1 ? [0, points.length - 1] : [0];
  const known = points.flatMap(({ value }, index) => (value === null ? [] : [`${x(index)},${y(value)}`]));
  return (
    <figure className={styles.chart}>
      <div className={styles.head}>
        <h3 translate="no">{name}</h3>
        <p className={styles.value}>{last?.value == null ? '–' : vitalText(locale, name, last.value)}</p>
        <p className={styles.state} data-state={state}>
          <Glyph of={stateDrawings[state]} size={16} /> {text(`plus-telemetry-vital-${state}`)}
        </p>
      </div>
      <svg viewBox={`0 0 ${width} ${height + footer}`} aria-hidden="true" focusable="false">
        {(['poor', 'good'] as const).map((limit) => (
          <g key={limit} data-state={limit}>
            <line className={styles.limit} x1={0} x2={plotted} y1={y(vitalLimits[name][limit])} y2={y(vitalLimits[name][limit])} />
            <text className={styles.word} x={plotted + 6} y={y(vitalLimits[name][limit]) + 4}>
              {text(`plus-telemetry-limit-${limit}`, { value: vitalText(locale, name, limit === 'good' ? good : poor) })}
            </text>
          </g>
        ))}
        <line className={styles.base} x1={0} x2={plotted} y1={height - 0.5} y2={height - 0.5} />
        <polyline className={styles.line} points={known.join(' ')} />
        {ends.map((index) => (
          <text
            key={index}
            className={styles.word}
            x={x(index)}
            y={height + 15}
            textAnchor={index === 0 && points.length > 1 ? 'start' : 'end'}
          >
            {points[index]?.version}
          </text>
        ))}
        {points.map(({ version, value }, index) => (
          <Mark
            key={version}
            x={x(index)}
            y={value === null ? height - 8 : y(value)}
            state={vitalStateOf(name, value)}
            isChosen={index === at}
          />
        ))}
      </svg>
      <PointSlider
        label={text('plus-telemetry-vital-chart', { name })}
        points={points.length}
        at={at}
        said={chosen && saying(chosen)}
        onPoint={setAt}
      />
      <figcaption className={styles.reading} aria-hidden="true">
        {chosen && saying(chosen)}
      </figcaption>
    </figure>
  );

  function saying({ version, value, count }: VitalPoint): string {
    if (value === null) return text('plus-telemetry-vital-few-point', { version, count: formatNumber(locale, count) });
    return text('plus-telemetry-vital-point', {
      version,
      value: vitalText(locale, name, value),
      state: text(`plus-telemetry-vital-${vitalStateOf(name, value)}`),
    });
  }
}

/** A shape for each state: a circle, a triangle, an octagon, and a hollow square where there are few. */
function Mark({
  x,
  y,
  state,
  isChosen,
}: {
  readonly x: number;
  readonly y: number;
  readonly state: VitalState;
  readonly isChosen: boolean;
}) {
  const shape = {
    good: <circle cx={x} cy={y} r={4.5} />,
    middling: <path d={`M${x} ${y - 5.5}l5.5 10h-11Z`} />,
    poor: <path d={`M${x - 2.3} ${y - 5.5}h4.6l3.2 3.2v4.6l-3.2 3.2h-4.6l-3.2-3.2v-4.6Z`} />,
    few: <rect x={x - 4} y={y - 4} width={8} height={8} />,
  }[state];
  return (
    <g className={styles.mark} data-state={state} data-chosen={isChosen || undefined}>
      {shape}
    </g>
  );
}
