/** Where the shell finds what the reader pressed before it was there. */
export interface EarlyInput {
  pressed?: HTMLElement;
}

declare global {
  interface Window {
    webdocsEarly?: EarlyInput;
  }
}

/**
 * Links, forms and menus work without script. Other buttons do nothing before hydration: the last one pressed is kept
 * and pressed again by the shell.
 */
export function keepEarlyClick(): void {
  const early: EarlyInput = (window.webdocsEarly = {});
  addEventListener(
    'click',
    (event) => {
      if ('hydrated' in document.documentElement.dataset) return;
      const button = (event.target as Element).closest?.<HTMLButtonElement>('button:not([popovertarget]):not([type=submit])');
      if (button) early.pressed = button;
    },
    true,
  );
}
