import { isLive } from './is-live.ts';
import { markTheme } from './marks-before-paint.ts';

/** Where the shell finds what the reader pressed before it was there. */
interface EarlyInput {
  pressed?: HTMLElement;
}

declare global {
  interface Window {
    webdocsEarly?: EarlyInput;
  }
}

/**
 * Links, forms and menus work without script. Other buttons do nothing before the shell has taken over the container
 * they are in: the last one pressed is kept and pressed again by the shell. A theme is shown at once: on a slow line the shell is two
 * seconds away.
 */
export function keepEarlyClick(): void {
  const early: EarlyInput = (window.webdocsEarly = {});
  addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest?.<HTMLButtonElement>('button:not([popovertarget]):not([type=submit])');
      if (!button || isLive(button)) return;
      early.pressed = button;
      const { theme } = button.closest<HTMLElement>('[data-theme]')?.dataset ?? {};
      if (theme) markTheme(document.documentElement, theme);
    },
    true,
  );
}
