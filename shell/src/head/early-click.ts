import { supportCells, toggleHistory } from '@webdocs/reading/support-history';
import { isLive } from './is-live.ts';
import { markTheme } from './marks-before-paint.ts';

/** Where the shell finds what the reader pressed before it was there, and what else the head script has for it. */
interface EarlyInput {
  pressed?: HTMLElement;
  /** What scripts threw before there was anything to report it. */
  errors?: Event[];
  /** Whether this reader is counted: asked anew each time. */
  mayTell?: () => boolean;
  /** Called once the page is interactive, or its main part has failed, with what fetches the measuring; false where it will not be. */
  interactive?: (measure: () => Promise<unknown>, isMainAlive: boolean) => boolean;
}

declare global {
  interface Window {
    webdocsEarly?: EarlyInput;
  }
}

/**
 * Links, forms and menus work without script. Other buttons do nothing before the shell has taken over the container
 * they are in: the last one pressed is kept and pressed again by the shell. A theme is shown at once, and so is the history behind a cell of
 * a compatibility table: on a slow line the shell is two seconds away.
 */
export function keepEarlyClick(): void {
  const early: EarlyInput = (window.webdocsEarly ??= {});
  addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest?.<HTMLButtonElement>('button:not([popovertarget]):not([type=submit])');
      if (!button || isLive(button)) return;
      if (button.matches(supportCells)) {
        toggleHistory(button);
        // The table, which may come to life while this click is on its way, is told that it is answered.
        return event.preventDefault();
      }
      early.pressed = button;
      const { theme } = button.closest<HTMLElement>('[data-theme]')?.dataset ?? {};
      if (theme) markTheme(document.documentElement, theme);
    },
    true,
  );
}
