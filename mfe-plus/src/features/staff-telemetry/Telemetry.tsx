import { telemetryDevices, telemetryPeriods, type TelemetryPeriod, type TelemetryReport } from '@webdocs/contracts/api/telemetry-report';
import { activeLocales, isActiveLocale, nativeNames, type Locale } from '@webdocs/contracts/reader/locale';
import { Button } from '@webdocs/design/Button';
import { EmptyState } from '@webdocs/design/EmptyState';
import { Glyph } from '@webdocs/design/Glyph';
import { Select } from '@webdocs/design/Select';
import { download } from '@webdocs/design/drawings';
import { formatNumber } from '@webdocs/i18n';
import { definePiece, useLocale, useText } from '@webdocs/remote-kit';
import { useState, type ReactNode } from 'react';
import type { FailedCallComponent } from '../../calls/failed-call-component.ts';
import { useRepeatableCall } from '../../calls/repeatable-call.ts';
import { Card } from './Card.tsx';
import { Bars, CountedTable } from './Counted.tsx';
import { ErrorsTable } from './Errors.tsx';
import { FeedbackCard } from './FeedbackCard.tsx';
import { FigureStrip } from './Figures.tsx';
import { Live } from './Live.tsx';
import { percentText, stepText, vitalText } from './numbers.ts';
import { useReport, type ReportWish } from './use-report.ts';
import { VisitsChart } from './VisitsChart.tsx';
import { VitalsCharts, type Device } from './VitalsCharts.tsx';
import styles from './Telemetry.module.css';
import words from './words/en-US.ftl';

const shell = 'shell';

/** What staff learn of visits: figures, charts with the tables of their numbers, and what happens now. */
function Telemetry({ Failed }: { readonly Failed: FailedCallComponent }) {
  const text = useText();
  const locale = useLocale();
  const [days, setDays] = useState<TelemetryPeriod>('28');
  const [wanted, setWanted] = useState<Locale>();
  const [remote, setRemote] = useState(shell);
  const { answer: report, ...reading } = useReport({ days, locale: wanted, remote });
  const { isPending } = reading;
  const saving = useRepeatableCall();
  const until = report?.found.counted_until;
  const feedback = <FeedbackCard days={days} wanted={wanted} Failed={Failed} />;
  return (
    <div className={styles.telemetry}>
      <div className={styles.tools}>
        <p className={styles.said}>
          {text('plus-telemetry-counted')}
          {until && (
            <>
              {' '}
              · {text('plus-telemetry-until')} <time dateTime={until}>{stepText(locale, until)}</time>
            </>
          )}
        </p>
        <Select
          label={text('plus-telemetry-language')}
          labelHidden
          value={wanted ?? ''}
          onChange={({ currentTarget: { value } }) => setWanted(isActiveLocale(value) ? value : undefined)}
        >
          <option value="">{text('plus-telemetry-all-languages')}</option>
          {activeLocales.map((one) => (
            <option key={one} value={one} lang={one} translate="no">
              {nativeNames[one]}
            </option>
          ))}
        </Select>
        <Select
          label={text('plus-telemetry-period')}
          labelHidden
          value={days}
          onChange={({ currentTarget: { value } }) => setDays(telemetryPeriods.find((one) => one === value) ?? '28')}
        >
          {telemetryPeriods.map((one) => (
            <option key={one} value={one}>
              {one === '1' ? text('plus-telemetry-last-hours') : text('plus-telemetry-last-days', { count: Number(one) })}
            </option>
          ))}
        </Select>
        <Button
          icon={<Glyph of={download} size={16} />}
          aria-disabled={!report || undefined}
          onClick={() =>
            report &&
            saving.run(async () => {
              const { saveReport } = await import(/* webpackChunkName: "staff-telemetry-file" */ './save-report.ts');
              saveReport(report.of, report.found);
            })
          }
        >
          {text('plus-telemetry-csv')}
        </Button>
      </div>
      <Failed call={saving} />
      <Live />
      <Failed call={reading} />
      {!report && isPending && <p role="status">{text('plus-telemetry-loading')}</p>}
      {report && (
        <div className={styles.report} aria-busy={isPending}>
          {isEmpty(report.found) ? (
            <>
              <EmptyState title={text('plus-telemetry-empty')}>{text('plus-telemetry-empty-text')}</EmptyState>
              {feedback}
            </>
          ) : (
            <Report of={report.of} report={report.found} remote={remote} onRemote={setRemote}>
              {feedback}
            </Report>
          )}
        </div>
      )}
    </div>
  );
}

function isEmpty({ figures, clicks, versions }: TelemetryReport): boolean {
  const isNothing = Object.values(figures).every(({ all, before }) => all === 0 && !before);
  return isNothing && clicks.length === 0 && versions.length === 0;
}

interface ReportProps {
  readonly of: ReportWish;
  readonly report: TelemetryReport;
  /** Whose vitals are wanted: those of the report may be of the one before. */
  readonly remote: string;
  readonly onRemote: (remote: string) => void;
  /** A card of another source. */
  readonly children: ReactNode;
}

function Report({ of: wish, report, remote: chosen, onRemote, children }: ReportProps) {
  const text = useText();
  const locale = useLocale();
  const [wanted, setDevice] = useState<Device>();
  const [failing, setFailing] = useState('');
  const number = (value: number) => formatNumber(locale, value);
  const device = wanted ?? commonestDevice(report.versions);
  const { steps, releases, page_kinds: kinds, clicks, versions, misses, figures } = report;
  const errors = report.errors.filter(({ remote }) => failing === '' || remote === failing);
  const views = kinds.reduce((sum, kind) => sum + kind.views, 0);
  const nothing = <p className={styles.said}>{text('plus-telemetry-nothing')}</p>;
  const shareOf = (count: number) => percentText(locale, count / Math.max(1, views), 0);
  const isHours = wish.days === '1';
  return (
    <>
      <FigureStrip figures={figures} />
      <div className={styles.cards}>
        <Card
          title={text('plus-telemetry-figure-visits')}
          note={isHours ? text('plus-telemetry-by-hour') : text('plus-telemetry-by-day', { count: Number(wish.days) })}
          chart={<VisitsChart key={steps.length} steps={steps} releases={releases} />}
          table={
            <CountedTable
              label={text('plus-telemetry-figure-visits')}
              heads={[
                text(isHours ? 'plus-telemetry-hour' : 'plus-telemetry-day'),
                text('plus-telemetry-now'),
                text('plus-telemetry-before'),
                text('plus-telemetry-went-live'),
              ]}
              rows={steps.toReversed().map(({ at, visits, before }) => ({
                key: at,
                cells: [
                  <time dateTime={at}>{stepText(locale, at)}</time>,
                  number(visits),
                  number(before),
                  <span translate="no">
                    {releases.flatMap((release) => (release.at === at ? [`${release.name} ${release.version}`] : [])).join(', ')}
                  </span>,
                ],
              }))}
            />
          }
        />
        <Card
          title={text('plus-telemetry-kinds')}
          note={text('plus-telemetry-kinds-note')}
          chart={
            kinds.length === 0 ? (
              nothing
            ) : (
              <Bars
                rows={kinds.map(({ kind, views: count }) => ({
                  key: kind,
                  name: text(`plus-telemetry-kind-${kind}`),
                  value: count,
                  said: `${shareOf(count)} · ${number(count)}`,
                }))}
              />
            )
          }
          table={
            <CountedTable
              label={text('plus-telemetry-kinds')}
              heads={[text('plus-telemetry-kind'), text('plus-telemetry-share'), text('plus-telemetry-views')]}
              rows={kinds.map(({ kind, views: count }) => ({
                key: kind,
                cells: [text(`plus-telemetry-kind-${kind}`), shareOf(count), number(count)],
              }))}
            />
          }
        />
        <Card
          title={text('plus-telemetry-vitals')}
          note={text('plus-telemetry-vitals-note')}
          tools={
            <>
              <Select
                label={text('plus-telemetry-remote')}
                labelHidden
                value={chosen}
                onChange={({ currentTarget }) => onRemote(currentTarget.value)}
              >
                {[...new Set([chosen, shell, ...report.remotes])].sort().map((one) => (
                  <option key={one} value={one} translate="no">
                    {one}
                  </option>
                ))}
              </Select>
              <Select
                label={text('plus-telemetry-device')}
                labelHidden
                value={device}
                onChange={({ currentTarget: { value } }) => setDevice(telemetryDevices.find((one) => one === value))}
              >
                {telemetryDevices.map((one) => (
                  <option key={one} value={one}>
                    {text(`plus-telemetry-device-${one}`)}
                  </option>
                ))}
              </Select>
            </>
          }
          chart={
            versions.length === 0 ? nothing : <VitalsCharts key={`${wish.remote} ${versions.length}`} versions={versions} device={device} />
          }
          table={<VitalsTable versions={versions} device={device} />}
        />
        <Card
          title={text('plus-telemetry-figure-misses')}
          note={text('plus-telemetry-misses-note')}
          chart={
            misses.length === 0 ? (
              nothing
            ) : (
              <Bars
                tone="muted"
                rows={misses.map(({ query, count }) => ({
                  key: query,
                  name: <code translate="no">{query}</code>,
                  value: count,
                  said: number(count),
                }))}
              />
            )
          }
          table={
            <CountedTable
              label={text('plus-telemetry-figure-misses')}
              heads={[text('plus-telemetry-query'), text('plus-telemetry-times')]}
              rows={misses.map(({ query, count }) => ({ key: query, cells: [<code translate="no">{query}</code>, number(count)] }))}
            />
          }
        />
        <Card
          className={styles.wide}
          title={text('plus-telemetry-errors')}
          note={text('plus-telemetry-errors-note')}
          beginsAsTable
          tools={
            <Select
              label={text('plus-telemetry-remote')}
              labelHidden
              value={failing}
              onChange={({ currentTarget }) => setFailing(currentTarget.value)}
            >
              <option value="">{text('plus-telemetry-all-remotes')}</option>
              {[...new Set([...(failing ? [failing] : []), ...report.errors.map(({ remote }) => remote)])].sort().map((one) => (
                <option key={one} value={one} translate="no">
                  {one}
                </option>
              ))}
            </Select>
          }
          chart={
            errors.length === 0 ? (
              nothing
            ) : (
              <Bars
                tone="muted"
                rows={errors.map(({ remote, signature, count }) => ({
                  key: `${remote} ${signature}`,
                  name: (
                    <span translate="no">
                      {remote} <code>{signature}</code>
                    </span>
                  ),
                  value: count,
                  said: number(count),
                }))}
              />
            )
          }
          table={errors.length === 0 ? nothing : <ErrorsTable errors={errors} steps={steps} visits={figures.visits.all} />}
        />
        <Card
          title={text('plus-telemetry-clicks')}
          note={text('plus-telemetry-clicks-note')}
          chart={
            clicks.length === 0 ? (
              nothing
            ) : (
              <Bars
                rows={clicks.map(({ source, count }) => ({
                  key: source,
                  name: <code translate="no">{source}</code>,
                  value: count,
                  said: number(count),
                }))}
              />
            )
          }
          table={
            <CountedTable
              label={text('plus-telemetry-clicks')}
              heads={[text('plus-telemetry-source'), text('plus-telemetry-times')]}
              rows={clicks.map(({ source, count }) => ({ key: source, cells: [<code translate="no">{source}</code>, number(count)] }))}
            />
          }
        />
        {children}
      </div>
    </>
  );
}

/** Phones, unless more was told of desktops. */
function commonestDevice(versions: TelemetryReport['versions']): Device {
  const vitals = versions.flatMap((version) => version.vitals);
  const countOf = (device: Device) => vitals.reduce((sum, vital) => sum + (vital.device === device ? vital.count : 0), 0);
  return countOf('desktop') > countOf('phone') ? 'desktop' : 'phone';
}

function VitalsTable({ versions, device }: { readonly versions: TelemetryReport['versions']; readonly device: Device }) {
  const text = useText();
  const locale = useLocale();
  const shown = versions
    .toReversed()
    .flatMap(({ version, vitals }) => vitals.flatMap((vital) => (vital.device === device ? [{ version, ...vital }] : [])));
  return (
    <CountedTable
      label={text('plus-telemetry-vitals')}
      heads={[text('plus-telemetry-version'), text('plus-telemetry-vital'), 'p50', 'p75', 'p95', text('plus-telemetry-count')]}
      rows={shown.map(({ version, name, count, p50, p75, p95 }) => ({
        key: `${version} ${name}`,
        cells: [
          <span translate="no">{version}</span>,
          <span translate="no">{name}</span>,
          ...[p50, p75, p95].map((value) => (value === null ? text('plus-telemetry-vital-few') : vitalText(locale, name, value))),
          formatNumber(locale, count),
        ],
      }))}
    />
  );
}

export const telemetry = definePiece({ component: Telemetry, messages: words });
