import { letters } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { Menu } from '@webdocs/design/Menu';
import { latePiece, useLatePiece, useText } from '@webdocs/remote-kit';
import { useEffect, useRef } from 'react';
import styles from './ReaderPreferences.module.css';

const menuId = 'docs-reading';

const ReadingSettings = latePiece(
  async () => (await import(/* webpackChunkName: "docs-reading-settings" */ './ReadingSettings.tsx')).readingSettings,
);

/** The button of the reading settings. They are fetched when the reader reaches for them. */
export function ReaderPreferences() {
  const text = useText();
  const { isThere, fetch } = useLatePiece(ReadingSettings);
  const around = useRef<HTMLDivElement>(null);

  // The browser opens the panel by itself, before anything here has come to life too.
  useEffect(() => {
    if (around.current?.querySelector(':popover-open')) void fetch();
  }, [fetch]);

  return (
    <div ref={around} className={styles.settings} onPointerEnter={() => void fetch()} onFocus={() => void fetch()}>
      <Menu
        id={menuId}
        label={<Glyph of={letters} />}
        name={text('docs-reading')}
        align="end"
        chevron={false}
        className={styles.button}
        panelClassName={styles.panel}
      >
        {isThere && <ReadingSettings />}
      </Menu>
    </div>
  );
}
