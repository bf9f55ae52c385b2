import { themes, type Theme } from '@webdocs/contracts/events/event';
import { monitor, moon, sun, type Drawing } from '@webdocs/design/drawings';
import { Glyph } from '@webdocs/design/Glyph';
import { MenuButton } from '@webdocs/design/Menu';
import { useFact, useMounted, usePublish, useText } from '@webdocs/remote-kit';
import type { MouseEvent } from 'react';
import { MenuDisclosure } from './MenuDisclosure.tsx';
import styles from './HeaderTools.module.css';
import { closeAfterChoice } from './use-menu-dismissal.ts';

const drawings: Record<Theme, Drawing> = { 'os-default': monitor, light: sun, dark: moon };

/** Chooses the theme. Which one is chosen is known to the browser only, so it is marked once the page lives there. */
export function ThemeMenu() {
  const text = useText();
  const publish = usePublish();
  const stored = useFact('theme');
  const chosen = useMounted() ? stored : undefined;
  const choose = (theme: Theme) => (event: MouseEvent<HTMLButtonElement>) => {
    publish('theme/chosen', { theme });
    closeAfterChoice(event.currentTarget);
  };
  const name = text(`shell-theme-${chosen ?? 'os-default'}`);
  return (
    <MenuDisclosure
      className={styles.theme}
      align="end"
      label={text('shell-theme-label', { theme: name })}
      summary={
        <>
          <Glyph of={moon} />
          <span className={styles.words}>{name}</span>
        </>
      }
    >
      <ul>
        {themes.map((theme) => (
          <li key={theme} data-theme={theme}>
            <MenuButton icon={<Glyph of={drawings[theme]} />} current={theme === chosen} onClick={choose(theme)}>
              {text(`shell-theme-${theme}`)}
            </MenuButton>
          </li>
        ))}
      </ul>
    </MenuDisclosure>
  );
}
