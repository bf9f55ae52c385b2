import type { RecentScans as Recent } from '@webdocs/contracts/api/observatory-report';
import { formatRelativeDate } from '@webdocs/i18n';
import { definePiece, useLocale, useText } from '@webdocs/remote-kit';
import { useEffect, useState } from 'react';
import { readRecentScans } from '../../data/observatory.ts';
import { reportAddress } from '../../scan-report/report-address.ts';
import words from './words/en-US.ftl';
import styles from './RecentScans.module.css';

/** What was scanned last, but for what is to be kept out of it. */
function RecentScans() {
  const text = useText();
  const locale = useLocale();
  const [recent, setRecent] = useState<Recent>();

  useEffect(() => {
    let isWanted = true;
    readRecentScans().then(
      (found) => isWanted && setRecent(found),
      () => undefined,
    );
    return () => void (isWanted = false);
  }, []);

  if (!recent || recent.scans.length === 0) return null;
  const now = Date.now();
  return (
    <section className={styles.recent} aria-labelledby="observatory-recent">
      <h2 id="observatory-recent">{text('plus-recent-title')}</h2>
      <ol>
        {recent.scans.map(({ id, host, grade, scanned_at: at }) => (
          <li key={id}>
            <a href={reportAddress(locale, { host })} translate="no">
              {host}
            </a>
            <span className={styles.grade} translate="no">
              {grade}
            </span>
            <time dateTime={at}>{formatRelativeDate(locale, at, now)}</time>
          </li>
        ))}
      </ol>
    </section>
  );
}

export const recentScans = definePiece({ component: RecentScans, messages: words });
