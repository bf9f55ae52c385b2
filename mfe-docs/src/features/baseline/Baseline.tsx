import type { Document } from '@webdocs/contracts/page/page';
import { check, chevronDown, close, doubleCheck, half, octagon } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { latePiece, useLocale, useText } from '@webdocs/remote-kit';
import { track } from '@webdocs/telemetry';
import { useMemo } from 'react';
import { baselineRow, type BaselineRow } from './baseline-row.ts';
import { BrowserMark } from './BrowserMark.tsx';
import { useRememberedOpen } from './use-remembered-open.ts';
import styles from './Baseline.module.css';

/** What it opens to: fetched after the page has come to life. */
export const BaselineDetails = latePiece(
  async () => (await import(/* webpackChunkName: "docs-article-end" */ './BaselineDetails.tsx')).baselineDetails,
);

/** One line under the title: how far a feature may be relied on. It opens to say why, and in which browsers. */
export function Baseline({ doc }: { readonly doc: Document }) {
  const text = useText();
  const locale = useLocale();
  const row = useMemo(() => baselineRow(doc.baseline, doc.status?.baseline, locale), [doc, locale]);
  const { details, isOpen, follow } = useRememberedOpen();
  if (!row) return null;
  const { level, sinceId, since } = row;
  return (
    <section className={styles.baseline} data-level={level} aria-label={text('docs-baseline')}>
      <details ref={details} className={styles.details} open={isOpen} onToggle={follow} suppressHydrationWarning>
        <summary className={styles.row} onClick={() => track({ kind: 'click', source: `baseline_toggle_${isOpen ? 'close' : 'open'}` })}>
          <span className={styles.status}>
            <Glyph of={shapes[level]} />
            <strong>
              {text(`docs-baseline-${level}`)}
              {doc.baseline?.asterisk && ' *'}
            </strong>{' '}
            <span className={styles.since}>{text(sinceId, { since })}</span>
          </span>{' '}
          <InShort row={row} doc={doc} />
          <Glyph of={chevronDown} className={styles.chevron} />
        </summary>
        <BaselineDetails row={row} doc={doc} />
      </details>
    </section>
  );
}

/** Which browsers have it; of what should not be used, what there is instead. */
function InShort({ row: { level, browsers }, doc }: { readonly row: BaselineRow; readonly doc: Document }) {
  const text = useText();
  if (level === 'discouraged' || level === 'removing') {
    const names = doc.baseline?.alternatives?.map(({ name }) => name).join(', ');
    return (
      <span className={styles.advice}>{names ? `${text('docs-baseline-instead')} ${names}` : text(`docs-baseline-${level}-note`)}</span>
    );
  }
  return (
    <span className={styles.browsers}>
      {browsers.map((support) => (
        <BrowserMark key={support.browser} support={support} />
      ))}
    </span>
  );
}

const shapes = { high: doubleCheck, low: check, limited: half, discouraged: octagon, removing: close } as const;
