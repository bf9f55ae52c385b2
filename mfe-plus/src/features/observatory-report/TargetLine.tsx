import type { Analysis } from '@webdocs/contracts/api/observatory-report';
import { Note } from '@webdocs/design/Note';
import { useLocale, useText } from '@webdocs/remote-kit';
import { momentOf } from '../../scan-report/moment-of.ts';
import styles from './Head.module.css';

/** What was scanned, when, and what answered in the end: host, port and path are always named. */
export function TargetLine({ analysis: { scan, tests, is_kept: isKept } }: { readonly analysis: Analysis }) {
  const text = useText();
  const locale = useLocale();
  const { target, scanned_at: at, status_code: status, algorithm_version: version } = scan;
  const route = tests.redirection?.route ?? [];
  const words = target && { host: target.host, port: String(target.port), path: target.path };
  return (
    <>
      <p className={styles.meta}>
        <time dateTime={at}>{text('plus-scanned-scanned', { date: momentOf(locale, at) })}</time>
        {status !== null && <span>{text('plus-scanned-status', { status: String(status) })}</span>}
        <span>{text('plus-scanned-rules', { version: String(version) })}</span>
      </p>
      {words && (
        <p className={styles.target}>
          <code translate="no">{target.url}</code> <span>{text('plus-scanned-target', words)}</span>
        </p>
      )}
      {route.length > 1 && (
        <p className={styles.route}>
          {text('plus-scanned-route')}{' '}
          {route.map((url, index) => (
            <span key={index}>
              {index > 0 && ' → '}
              <code translate="no">{url}</code>
            </span>
          ))}
        </p>
      )}
      {target?.is_off_host && (
        <Note kind="warning" title={text('plus-scanned-off-host')} className={styles.note}>
          {text('plus-scanned-off-host-hint', { host: target.host })}
        </Note>
      )}
      {target?.is_www && <p className={styles.route}>{text('plus-scanned-www', { host: target.host })}</p>}
      {isKept === false && <p className={styles.route}>{text('plus-scanned-not-kept')}</p>}
    </>
  );
}
