import type { Document } from '@webdocs/contracts/page';
import { check, close, doubleCheck, half } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { useLocale, useText } from '@webdocs/remote-kit';
import { baselineRow } from './baseline-row.ts';
import styles from './Baseline.module.css';

/** One line under the title: since when a feature works everywhere, and in which browsers. */
export function Baseline({ status }: { readonly status: NonNullable<Document['baseline']> }) {
  const text = useText();
  const { level, sinceId, since, browsers } = baselineRow(status, useLocale());
  return (
    <section className={styles.baseline} data-level={level} aria-label={text('docs-baseline')}>
      <p className={styles.status}>
        <Glyph of={shapes[level]} />
        <strong>{text(`docs-baseline-${level}`)}</strong>
        <span className={styles.since}>{text(sinceId, { since })}</span>
      </p>
      <ul className={styles.browsers}>
        {browsers.map(({ browser, version }) => (
          <li key={browser} data-supported={version !== undefined}>
            <Glyph of={version === undefined ? close : check} size={14} />
            <span>
              {text(`docs-browser-${browser}`)} {version ?? <span className="visually-hidden">{text('docs-baseline-unsupported')}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const shapes = { high: doubleCheck, low: check, limited: half } as const;
