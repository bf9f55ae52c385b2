import { readCampaignReport, type Campaign, type CampaignReport as Report } from '@webdocs/contracts/api/campaigns';
import { Button } from '@webdocs/design/Button';
import { Glyph } from '@webdocs/design/Glyph';
import { Select } from '@webdocs/design/Select';
import { download } from '@webdocs/design/drawings';
import { formatDate, formatNumber } from '@webdocs/i18n';
import { call as callApi } from '@webdocs/remote-kit/call';
import { useLocale, useText } from '@webdocs/remote-kit';
import { useState } from 'react';
import type { FailedCallComponent } from '../../calls/failed-call-component.ts';
import { useResults } from '../../data/use-results.ts';
import frame from '../../staff-choice/frame.module.css';
import { ReportChart } from './ReportChart.tsx';
import { csvOf, daysOf, lastDayOf, placesOf, share, summed } from './report-figures.ts';
import styles from './CampaignReport.module.css';

interface CampaignReportProps {
  readonly campaign: Campaign;
  readonly today: string;
  readonly Failed: FailedCallComponent;
}

const periods = [7, 28, 90, 'all'] as const;
type Period = (typeof periods)[number];

/** What was counted for a campaign: in all, by day as a chart or a table, and by place. */
export function CampaignReport({ campaign, today, Failed }: CampaignReportProps) {
  const text = useText();
  const locale = useLocale();
  const [report, reading] = useResults(campaign.id, (id) => callApi(readCampaignReport, { params: { id } }));
  const [period, setPeriod] = useState<Period>(28);
  const [isTable, setTable] = useState(false);
  if (!report) return reading.isPending ? <p role="status">{text('plus-ads-loading')}</p> : <Failed call={reading} />;

  const days = daysOf(report, period, lastDayOf(report, campaign, today));
  const places = placesOf(days);
  const all = summed(days);
  const number = (value: number) => formatNumber(locale, value);
  const percent = (part: number, whole: number) => {
    const value = share(part, whole);
    return value === null ? '–' : formatPercent(locale, value / 100);
  };
  return (
    <div className={styles.report}>
      <dl className={styles.figures}>
        {(
          [
            ['seen', number(all.viewed)],
            ['clicked', number(all.clicked)],
            ['rate', percent(all.clicked, all.viewed)],
            ['loaded', percent(all.viewed, all.placed)],
          ] as const
        ).map(([name, value]) => (
          <div key={name}>
            <dt>{text(`plus-ads-${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.tools}>
        <Select
          label={text('plus-ads-period')}
          labelHidden
          value={String(period)}
          onChange={({ currentTarget }) => setPeriod(periods.find((one) => String(one) === currentTarget.value) ?? 28)}
        >
          {periods.map((count) => (
            <option key={count} value={count}>
              {count === 'all' ? text('plus-ads-whole') : text('plus-ads-last-days', { count })}
            </option>
          ))}
        </Select>
        <div role="group" aria-label={text('plus-ads-shape')} className={styles.shapes}>
          <Button size="small" aria-pressed={!isTable} onClick={() => setTable(false)}>
            {text('plus-ads-as-chart')}
          </Button>
          <Button size="small" aria-pressed={isTable} onClick={() => setTable(true)}>
            {text('plus-ads-as-table')}
          </Button>
        </div>
        <Button
          size="small"
          icon={<Glyph of={download} size={16} />}
          onClick={() => save(`${campaign.name.replace(/[^\p{L}\p{N}]+/gu, '-')}.csv`, csvOf(days))}
        >
          {text('plus-ads-csv')}
        </Button>
      </div>
      {isTable ? (
        <div className={styles.scroll} tabIndex={0} role="group" aria-label={text('plus-ads-by-day')}>
          <table className={`${frame.table} ${styles.table}`}>
            <caption>{text('plus-ads-by-day')}</caption>
            <thead>
              <tr>
                <th scope="col">{text('plus-ads-date')}</th>
                <Heads />
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map((day) => (
                <tr key={day.day}>
                  <th scope="row">
                    <time dateTime={day.day}>{formatDate(locale, day.day)}</time>
                  </th>
                  <Cells {...day} />
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <ReportChart key={days.length} days={days} slots={places.map(({ slot }) => slot)} />
      )}
      {places.length > 0 && (
        <div className={styles.scroll} tabIndex={0} role="group" aria-label={text('plus-ads-by-place')}>
          <table className={`${frame.table} ${styles.table}`}>
            <caption>{text('plus-ads-by-place')}</caption>
            <thead>
              <tr>
                <th scope="col">{text('plus-ads-place')}</th>
                <Heads />
              </tr>
            </thead>
            <tbody>
              {places.map(({ slot, ...counts }) => (
                <tr key={slot}>
                  <th scope="row">{text(`plus-ads-place-${slot}`)}</th>
                  <Cells {...counts} />
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );

  function Heads() {
    return (['seen', 'clicked', 'rate', 'loaded'] as const).map((name) => (
      <th key={name} scope="col">
        {text(`plus-ads-${name}`)}
      </th>
    ));
  }

  function Cells({ placed, viewed, clicked }: Report['counts']) {
    return (
      <>
        <td>{number(viewed)}</td>
        <td>{number(clicked)}</td>
        <td>{percent(clicked, viewed)}</td>
        <td>{percent(viewed, placed)}</td>
      </>
    );
  }
}

function formatPercent(locale: string, share: number): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(share);
}

function save(name: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'text/csv' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
