import { check, close } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { useText } from '@webdocs/remote-kit';
import type { BrowserSupport } from './baseline-row.ts';
import styles from './Baseline.module.css';

/** A browser by its name, with a tick and since when it has the feature, or with a cross. */
export function BrowserMark({ support: { browser, version } }: { readonly support: BrowserSupport }) {
  const text = useText();
  const name = text(`docs-browser-${browser}`);
  const isSupported = version !== undefined;
  const meaning = isSupported
    ? text('docs-baseline-supported-in', { browser: name, version })
    : text('docs-baseline-unsupported-in', { browser: name });
  return (
    <span className={styles.browser} data-supported={isSupported}>
      <Glyph of={isSupported ? check : close} size={14} />
      <span className="visually-hidden">{meaning}</span>
      <span aria-hidden="true">
        {name} {isSupported && <span className={styles.version}>{version}</span>}
      </span>
    </span>
  );
}
