import { letters } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { Menu } from '@webdocs/design/Menu';
import { useConfiguration, useLocale, useText } from '@webdocs/remote-kit';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import styles from './ReaderPreferences.module.css';

const menuId = 'docs-reading';

/** The button of the reading settings. They are fetched when somebody reaches for them. */
export function ReaderPreferences() {
  const text = useText();
  const locale = useLocale();
  const { pseudoLocale } = useConfiguration();
  const [Settings, setSettings] = useState<ComponentType>();
  const [isWanted, setWanted] = useState(false);
  const around = useRef<HTMLDivElement>(null);
  const want = () => setWanted(true);

  // The browser opens the panel by itself, before anything here has come to life too.
  useEffect(() => {
    if (around.current?.querySelector(':popover-open')) setWanted(true);
  }, []);

  useEffect(() => {
    if (!isWanted) return;
    void import(/* webpackChunkName: "docs-reading-settings" */ './settings-in.tsx')
      .then(({ settingsIn }) => settingsIn(locale, pseudoLocale))
      .then((loaded) => setSettings(() => loaded));
  }, [isWanted, locale, pseudoLocale]);

  return (
    <div ref={around} className={styles.settings} onPointerEnter={want} onFocus={want}>
      <Menu
        id={menuId}
        label={<Glyph of={letters} />}
        name={text('docs-reading')}
        align="end"
        chevron={false}
        className={styles.button}
        panelClassName={styles.panel}
      >
        {Settings && <Settings />}
      </Menu>
    </div>
  );
}
