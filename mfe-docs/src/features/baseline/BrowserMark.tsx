import { check, close } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { useText } from '@webdocs/remote-kit';
import type { BrowserSupport } from './baseline-row.ts';
import styles from './Baseline.module.css';

/** A browser by its name, with a tick and since when it has the feature, or with a cross. */
export function BrowserMark({ support: { browser, version } }: { readonly support: BrowserSupport }) {
  const text = useText();
  const isSupported = version !== undefined;
  return (
    <span className={styles.browser} data-supported={isSupported}>
      <Glyph of={isSupported ? check : close} size={14} />
      <span>
        {text(`docs-browser-${browser}`)}{' '}
        <span className="visually-hidden">{text(isSupported ? 'docs-baseline-supported' : 'docs-baseline-unsupported')}</span>{' '}
        {isSupported && <span className={styles.version}>{version}</span>}
      </span>
    </span>
  );
}
