import type { PastScan } from '@webdocs/contracts/api/observatory-report';
import { formatNumber } from '@webdocs/i18n';
import { useLocale, useText } from '@webdocs/remote-kit';
import { signed } from '../../scan-report/signed-points.ts';
import { momentOf } from '../../scan-report/moment-of.ts';
import { reportAddress } from '../../scan-report/report-address.ts';
import { ReportTable } from '../../scan-report/ReportTable.tsx';
import styles from './Charts.module.css';

interface HistoryTableProps {
  readonly host: string;
  /** The oldest first. */
  readonly history: readonly PastScan[];
  readonly current: number;
  /** Earlier reports can be read. */
  readonly isOwn: boolean;
}

/** The latest first, each with the way to its report. */
export function HistoryTable({ host, history, current, isOwn }: HistoryTableProps) {
  const text = useText();
  const locale = useLocale();
  const rows = history.map((scan, index) => ({ ...scan, change: (scan.score ?? 0) - (history[index - 1]?.score ?? scan.score ?? 0) }));
  return (
    <ReportTable title={text('plus-scans-title')} className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{text('plus-scans-date')}</th>
          <th scope="col">{text('plus-scans-grade')}</th>
          <th scope="col" data-number="">
            {text('plus-scans-score')}
          </th>
          <th scope="col" data-number="">
            {text('plus-scans-change')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.toReversed().map(({ id, scanned_at: at, grade, score, change }) => (
          <tr key={id || at}>
            <th scope="row">
              {isOwn && id > 0 && id !== current ? (
                <a href={reportAddress(locale, { host, scan: String(id) })}>{momentOf(locale, at)}</a>
              ) : (
                momentOf(locale, at)
              )}
            </th>
            <td translate="no">{grade ?? '–'}</td>
            <td data-number="">{score === null ? '–' : formatNumber(locale, score)}</td>
            <td data-number="">{change === 0 ? '' : signed(locale, change)}</td>
          </tr>
        ))}
      </tbody>
    </ReportTable>
  );
}
