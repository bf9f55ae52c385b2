import type { TelemetryReport } from '@webdocs/contracts/api/telemetry-report';
import { formatNumber } from '@webdocs/i18n';
import { useLocale, useText } from '@webdocs/remote-kit';
import { useEffect, useRef, useState } from 'react';
import type { VisitsDrawing } from './draw-visits.ts';
import { stepText } from './numbers.ts';
import { PointSlider } from '../../point-slider/PointSlider.tsx';
import styles from './VisitsChart.module.css';

type VisitsChartProps = Pick<TelemetryReport, 'steps' | 'releases'>;

/** Days or hours, of which the axis has room for some. */
const labelEvery = { 7: 1, 24: 6, 28: 7, 90: 14 } as const;

/** Visits against the time before. What a point says is read below it: by pointer, or by the slider under it. */
export function VisitsChart({ steps, releases }: VisitsChartProps) {
  const text = useText();
  const locale = useLocale();
  const [at, setAt] = useState(steps.length - 1);
  const [hasFailed, setFailed] = useState(false);
  const host = useRef<HTMLDivElement>(null);
  const drawing = useRef<VisitsDrawing>(undefined);
  const chosen = steps[at] ?? steps.at(-1);

  useEffect(() => {
    let isWanted = true;
    const every = labelEvery[steps.length as keyof typeof labelEvery] ?? 7;
    const draw = async () => {
      const { drawVisits } = await import(/* webpackChunkName: "staff-telemetry-lines" */ './draw-visits.ts');
      if (!isWanted || !host.current) return;
      drawing.current = drawVisits(
        host.current,
        {
          now: steps.map(({ visits }) => visits),
          before: steps.map(({ before }) => before),
          days: steps.map((step, index) => (index % every === 0 ? stepText(locale, step.at, 'short') : '')),
          marks: marksOf(steps, releases),
          labels: { now: text('plus-telemetry-now'), before: text('plus-telemetry-before') },
          number: (value) => formatNumber(locale, value),
        },
        setAt,
      );
    };
    draw().catch(() => isWanted && setFailed(true));
    return () => {
      isWanted = false;
      drawing.current?.end();
      drawing.current = undefined;
    };
  }, [steps, releases, locale]);

  return (
    <figure className={styles.figure}>
      {hasFailed ? (
        <p role="alert">{text('plus-telemetry-chart-failed')}</p>
      ) : (
        <div ref={host} className={styles.plot} aria-hidden="true">
          {(['now', 'before', 'grid', 'words'] as const).map((name) => (
            <span key={name} data-color={name} />
          ))}
        </div>
      )}
      <PointSlider
        label={text('plus-telemetry-visits-chart')}
        points={steps.length}
        at={at}
        said={chosen && saying(chosen)}
        onPoint={(index) => {
          setAt(index);
          drawing.current?.point(index);
        }}
      />
      <figcaption className={styles.reading} aria-hidden="true">
        {chosen && saying(chosen)}
      </figcaption>
    </figure>
  );

  function saying({ at: step, visits, before }: TelemetryReport['steps'][number]): string {
    return text('plus-telemetry-visits-point', {
      time: stepText(locale, step),
      now: formatNumber(locale, visits),
      before: formatNumber(locale, before),
    });
  }
}

/** One line for what went live on a day: with its name where it was one thing, with how many they were otherwise. */
export function marksOf(steps: TelemetryReport['steps'], releases: TelemetryReport['releases']) {
  return steps.flatMap(({ at }, index) => {
    const ofStep = releases.filter((release) => release.at === at);
    const [first] = ofStep;
    if (!first) return [];
    return [{ at: index, label: `${first.name} ${first.version}${ofStep.length > 1 ? ` +${ofStep.length - 1}` : ''}` }];
  });
}
