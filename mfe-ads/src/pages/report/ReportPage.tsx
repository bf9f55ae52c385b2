import type { AdvertiserReport } from '@webdocs/contracts/api/campaigns';
import { headingId } from '@webdocs/contracts/page/document-ids';
import { Button } from '@webdocs/design/Button';
import { EmptyState } from '@webdocs/design/EmptyState';
import { formatDate, formatNumber } from '@webdocs/i18n';
import { BrokenPage } from '@webdocs/page-states/BrokenPage';
import { useConfiguration, useLocale, useText, type PartProps } from '@webdocs/remote-kit';
import { reportData } from './report-data.ts';
import styles from './ReportPage.module.css';

/** What was counted for a campaign, for those who were given its link. */
export function ReportPage({ page, address }: PartProps) {
  const text = useText();
  if (page.renderer === 'Broken') return <BrokenPage page={page} />;
  const data = reportData(page);
  if ('failed' in data) {
    return (
      <div className={styles.page}>
        <h1 id={headingId}>{text('ads-report-title')}</h1>
        <EmptyState title={text('ads-report-broken')} action={<Button href={address.pathname}>{text('ads-report-again')}</Button>} />
      </div>
    );
  }
  return <Report {...data.report} />;
}

const counted = ['viewed', 'clicked', 'placed'] as const;

function Report({ name, advertiser, starts_on: first, ends_on: last, days, counts }: AdvertiserReport) {
  const text = useText();
  const locale = useLocale();
  const { siteTitle: site } = useConfiguration();
  const told = (count: number | null) => (count === null ? text('ads-report-few') : formatNumber(locale, count));
  return (
    <div className={styles.page}>
      <p className={styles.kind}>{text('ads-report-title')}</p>
      <h1 id={headingId} dir="auto" translate="no">
        {name}
      </h1>
      <p className={styles.terms}>
        <span dir="auto" translate="no">
          {advertiser}
        </span>
        {' · '}
        <time dateTime={first}>{formatDate(locale, first)}</time>
        {last && (
          <>
            {' – '}
            <time dateTime={last}>{formatDate(locale, last)}</time>
          </>
        )}
      </p>
      <dl className={styles.figures}>
        {counted.map((what) => (
          <div key={what}>
            <dt>{text(`ads-report-${what}`)}</dt>
            <dd>{told(counts[what])}</dd>
          </div>
        ))}
      </dl>
      {days.length === 0 ? (
        <p>{text('ads-report-empty')}</p>
      ) : (
        <div className={styles.scroll} tabIndex={0} role="group" aria-label={text('ads-report-days')}>
          <table className={styles.table}>
            <caption>{text('ads-report-days')}</caption>
            <thead>
              <tr>
                <th scope="col">{text('ads-report-day')}</th>
                <th scope="col">{text('ads-report-place')}</th>
                {counted.map((what) => (
                  <th key={what} scope="col">
                    {text(`ads-report-${what}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map((row) => (
                <tr key={`${row.day} ${row.slot}`}>
                  <th scope="row">
                    <time dateTime={row.day}>{formatDate(locale, row.day)}</time>
                  </th>
                  <td>{text(`ads-report-place-${row.slot}`)}</td>
                  {counted.map((what) => (
                    <td key={what}>{told(row[what])}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className={styles.note}>{text('ads-report-counted', { site })}</p>
    </div>
  );
}
