import { moon, phone, sun } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { Menu, MenuButton } from '@webdocs/design/Menu';
import { fullScreenOf } from '@webdocs/reading/full-screen';
import { definePiece, useText } from '@webdocs/remote-kit';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { showAtWidth, type ViewportWidth } from './show-at-width.ts';
import words from './words/en-US.ftl';
import styles from './workbench.module.css';

const widths: readonly ViewportWidth[] = ['full', 360, 390, 768];
const themes = ['site', 'light', 'dark'] as const;

interface ResultToolsProps {
  /** What holds the frames. */
  readonly frames: RefObject<HTMLElement | null>;
}

/** How the result is looked at: its size, its theme, the whole screen. For as long as the page is open. */
function ResultTools({ frames }: ResultToolsProps) {
  const text = useText();
  const [width, setWidth] = useState<ViewportWidth>('full');
  const [theme, setTheme] = useState<(typeof themes)[number]>('site');
  const size = useRef<HTMLSpanElement>(null);
  const screen = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const place = frames.current as HTMLElement;
    return showAtWidth(place, width, (seen) => size.current?.replaceChildren(`${seen.width} × ${seen.height}`));
  }, [frames, width]);
  useEffect(() => {
    const place = frames.current as HTMLElement;
    if (theme === 'site') delete place.dataset['theme'];
    else place.dataset['theme'] = theme;
  }, [frames, theme]);
  useEffect(() => {
    const pane = frames.current?.closest<HTMLElement>('[data-pane]');
    if (!pane) return undefined;
    const full = fullScreenOf(pane, {
      words: { enter: text('docs-bench-full'), leave: text('docs-bench-leave-full') },
      buttonClass: styles.full,
    });
    screen.current?.replaceChildren(full.button);
    return full.stop;
  }, [frames, text]);

  return (
    <>
      <span ref={size} className={styles.size} />
      <Menu
        id="play-result-theme"
        align="end"
        chevron={false}
        className={styles.choice ?? ''}
        name={text('docs-bench-theme')}
        label={<Glyph of={theme === 'dark' ? moon : sun} size={18} />}
      >
        {themes.map((one) => (
          <MenuButton key={one} current={theme === one} onClick={() => setTheme(one)}>
            {text(`docs-bench-theme-${one}`)}
          </MenuButton>
        ))}
        <p className={styles.note}>{text('docs-bench-theme-note')}</p>
      </Menu>
      <Menu
        id="play-result-width"
        align="end"
        chevron={false}
        className={styles.choice ?? ''}
        name={text('docs-bench-width')}
        label={<Glyph of={phone} size={18} />}
      >
        {widths.map((one) => (
          <MenuButton
            key={one}
            current={width === one}
            hint={one === 'full' ? undefined : text('docs-bench-px', { px: one })}
            onClick={() => setWidth(one)}
          >
            {text(`docs-bench-width-${one === 768 ? 'tablet' : one === 'full' ? 'full' : 'phone'}`)}
          </MenuButton>
        ))}
      </Menu>
      <span ref={screen} className={styles.screen} />
    </>
  );
}

export const resultTools = definePiece({ component: ResultTools, messages: words });
