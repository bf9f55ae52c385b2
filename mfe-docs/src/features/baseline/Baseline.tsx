import type { Document } from '@webdocs/contracts/page/page';
import { check, chevronDown, close, doubleCheck, half, octagon } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { useLocale, useText } from '@webdocs/remote-kit';
import { track } from '@webdocs/telemetry';
import { memo, Suspense, useMemo, type ComponentType } from 'react';
import type { BaselineDetailsProps } from './BaselineDetails.tsx';
import { baselineRow, type BaselineRow } from './baseline-row.ts';
import { BrowserMark } from './BrowserMark.tsx';
import { useRememberedOpen } from './use-remembered-open.ts';
import styles from './Baseline.module.css';

interface BaselineProps {
  readonly doc: Document;
  /** What it opens to: fetched after the page has come to life. */
  readonly Details: ComponentType<BaselineDetailsProps>;
}

/** One line under the title: how far a feature may be relied on. It opens to say why, and in which browsers. */
export function Baseline({ doc, Details }: BaselineProps) {
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
        <LateDetails Details={Details} row={row} doc={doc} />
      </details>
    </section>
  );
}

/** What the server made of them stays until they are fetched; a change meanwhile would throw it away. */
const LateDetails = memo(function LateDetails({ Details, row, doc }: BaselineDetailsProps & Pick<BaselineProps, 'Details'>) {
  return (
    <Suspense fallback={null}>
      <Details row={row} doc={doc} />
    </Suspense>
  );
});

/** Which browsers have it; of what nobody should use, what there is instead. */
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
