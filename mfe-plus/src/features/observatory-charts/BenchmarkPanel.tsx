import type { ObservatoryGrade } from '@webdocs/contracts/api/observatory-outcomes';
import type { ObservatoryStats } from '@webdocs/contracts/api/observatory-report';
import { formatNumber } from '@webdocs/i18n';
import { useLocale, useText } from '@webdocs/remote-kit';
import { ChartOrTable } from './ChartOrTable.tsx';
import { sharesOf } from './grade-shares.ts';
import { ReportTable } from '../../scan-report/ReportTable.tsx';
import styles from './Charts.module.css';

interface BenchmarkPanelProps {
  readonly stats: ObservatoryStats;
  readonly grade: ObservatoryGrade | null;
}

/** How all scanned hosts are graded, and where this one is among them. */
export function BenchmarkPanel({ stats, grade }: BenchmarkPanelProps) {
  const text = useText();
  const locale = useLocale();
  const { shares, hosts, better } = sharesOf(stats, grade);
  const percent = (share: number) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(share);
  const most = Math.max(...shares.map(({ share }) => share), 0.01);
  const title = text('plus-benchmark-title');
  const own = (one: string) => one === grade && ` (${text('plus-benchmark-own')})`;
  return (
    <section className={styles.panel}>
      <ChartOrTable
        name="benchmark"
        title={title}
        chart={
          <figure className={styles.figure}>
            <ol className={styles.bars} aria-label={title}>
              {shares.map(({ grade: one, count, share }) => (
                <li key={one} data-own={one === grade || undefined}>
                  <span translate="no">{one}</span>
                  <svg className={styles.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
                    <rect width={(share / most) * 100} height={10} />
                  </svg>
                  <span className={styles.amount}>
                    {percent(share)}
                    <span className="visually-hidden"> {text('plus-benchmark-hosts', { count })}</span>
                    {own(one) && <span className="visually-hidden">{own(one)}</span>}
                  </span>
                </li>
              ))}
            </ol>
          </figure>
        }
        table={
          <ReportTable title={title} className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{text('plus-scans-grade')}</th>
                <th scope="col" data-number="">
                  {text('plus-benchmark-count')}
                </th>
                <th scope="col" data-number="">
                  {text('plus-benchmark-share')}
                </th>
              </tr>
            </thead>
            <tbody>
              {shares.map(({ grade: one, count, share }) => (
                <tr key={one} data-own={one === grade || undefined}>
                  <th scope="row">
                    <span translate="no">{one}</span>
                    {own(one)}
                  </th>
                  <td data-number="">{formatNumber(locale, count)}</td>
                  <td data-number="">{percent(share)}</td>
                </tr>
              ))}
            </tbody>
          </ReportTable>
        }
      />
      <p className={styles.reading}>
        {text('plus-benchmark-of', { count: hosts })} {grade && text('plus-benchmark-better', { share: percent(better) })}
      </p>
    </section>
  );
}
