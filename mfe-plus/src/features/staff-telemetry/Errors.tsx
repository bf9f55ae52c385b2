import type { ErrorState, TelemetryError, TelemetryReport } from '@webdocs/contracts/api/telemetry-report';
import { Glyph } from '@webdocs/design/Glyph';
import { plus, type Drawing } from '@webdocs/design/drawings';
import { formatDate, formatNumber } from '@webdocs/i18n';
import { useLocale, useText } from '@webdocs/remote-kit';
import { Fragment, useId, useState } from 'react';
import { decimalText, stepText } from './numbers.ts';
import counted from './Counted.module.css';
import styles from './Errors.module.css';

interface ErrorsTableProps {
  readonly errors: readonly TelemetryError[];
  readonly steps: TelemetryReport['steps'];
  readonly visits: number;
}

const up: Drawing = { line: 'M10 16.5v-12M5 9l5-5 5 5' };
const drawings: Readonly<Record<ErrorState, Drawing | undefined>> = { rising: up, new: plus, known: undefined };

/** What fails, what failed first where, and how often. The numbers of a line are under its signature. */
export function ErrorsTable({ errors, steps, visits }: ErrorsTableProps) {
  const text = useText();
  return (
    <div className={`${counted.scroll} ${styles.errors}`} tabIndex={0} role="group" aria-label={text('plus-telemetry-errors')}>
      <table className={counted.table}>
        <thead>
          <tr>
            {(['remote', 'signature', 'state', 'first-seen', 'trend', 'times', 'in-thousand'] as const).map((name) => (
              <th key={name} scope="col">
                {text(`plus-telemetry-${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {errors.map((error) => (
            <ErrorRows key={`${error.remote} ${error.signature}`} error={error} steps={steps} visits={visits} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ErrorRows({ error, steps, visits }: Omit<ErrorsTableProps, 'errors'> & { readonly error: TelemetryError }) {
  const text = useText();
  const locale = useLocale();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { remote, signature, state, first_version: version, first_day: day, count, counts } = error;
  const drawing = drawings[state];
  return (
    <Fragment>
      <tr>
        <th scope="row" translate="no" className={styles.remote}>
          {remote}
        </th>
        <td className={styles.signature}>
          <button type="button" aria-expanded={isOpen} aria-controls={isOpen ? id : undefined} onClick={() => setOpen(!isOpen)}>
            <code translate="no">{signature}</code>
          </button>
        </td>
        <td>
          <span className={styles.state} data-state={state}>
            {drawing && <Glyph of={drawing} size={14} />} {text(`plus-telemetry-state-${state}`)}
          </span>
        </td>
        <td className={styles.first}>
          <span translate="no">{version}</span> · <time dateTime={day}>{formatDate(locale, day)}</time>
        </td>
        <td>
          <Sparkline counts={counts} />
        </td>
        <td>{formatNumber(locale, count)}</td>
        <td>{visits === 0 ? '–' : decimalText(locale, (count / visits) * 1000, 2, 2)}</td>
      </tr>
      {isOpen && (
        <tr id={id}>
          <td colSpan={7} className={styles.detail}>
            <ul role="list">
              {counts.map((times, index) => {
                const at = steps[index]?.at;
                return at === undefined || times === 0 ? null : (
                  <li key={at}>
                    <time dateTime={at}>{stepText(locale, at)}</time> <b>{formatNumber(locale, times)}</b>
                  </li>
                );
              })}
            </ul>
          </td>
        </tr>
      )}
    </Fragment>
  );
}

const width = 96;
const height = 20;

/** Decoration: its numbers are in the detail. */
export function Sparkline({ counts }: { readonly counts: readonly number[] }) {
  const most = Math.max(1, ...counts);
  const points = counts.map(
    (count, index) => `${(index / Math.max(1, counts.length - 1)) * width},${1 + (1 - count / most) * (height - 2)}`,
  );
  return (
    <svg className={styles.sparkline} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <polyline points={points.join(' ')} />
    </svg>
  );
}
