import { expand, shrink } from '@webdocs/design/drawings';
import { glyph, makeButton } from '@webdocs/enhance/elements';
import styles from './full-screen.module.css';

export interface FullScreen {
  /** Enters and leaves. */
  readonly button: HTMLButtonElement;
  readonly enter: () => void;
  readonly stop: () => void;
}

interface FullScreenOptions {
  readonly words: { readonly enter: string; readonly leave: string };
  readonly buttonClass?: string | undefined;
  readonly onLeave?: () => void;
}

/**
 * Lets a panel fill the screen; where a browser forbids that (without a press, or on a phone) the window, in the top layer:
 * no box around the panel can cut it off, and its frames run on. It leaves its room in the page open. Escape leaves.
 */
export function fullScreenOf(panel: HTMLElement, { words, buttonClass, onLeave }: FullScreenOptions): FullScreen {
  const button = makeButton(expand, words.enter, buttonClass, () => (isFull() ? leave() : enter()));

  button.title = words.enter;
  document.addEventListener('fullscreenchange', followScreen);
  document.addEventListener('keydown', leaveByKey);
  return { button, enter, stop };

  function isFull(): boolean {
    return panel.hasAttribute('data-full');
  }

  function enter(): void {
    if (isFull()) return;
    panel.parentElement?.style.setProperty('height', `${panel.parentElement.offsetHeight}px`);
    show(true);
    const asked = panel.requestFullscreen?.() ?? Promise.reject(new Error('No full screen here'));
    asked.catch(fillWindow);
    button.focus();
  }

  function fillWindow(): void {
    if (!isFull()) return;
    panel.popover = 'manual';
    panel.showPopover?.();
    button.focus();
  }

  function leave(): void {
    if (!isFull()) return;
    show(false);
    panel.popover = null;
    panel.parentElement?.style.removeProperty('height');
    if (document.fullscreenElement === panel) void document.exitFullscreen();
    onLeave?.();
  }

  function show(full: boolean): void {
    panel.toggleAttribute('data-full', full);
    panel.classList.toggle(styles.full ?? '', full);
    button.firstChild?.replaceWith(glyph(full ? shrink : expand));
    button.lastElementChild?.replaceChildren(full ? words.leave : words.enter);
    button.title = full ? words.leave : words.enter;
  }

  function followScreen(): void {
    if (document.fullscreenElement === null && !panel.popover) leave();
  }

  function leaveByKey({ key }: KeyboardEvent): void {
    if (key === 'Escape') leave();
  }

  function stop(): void {
    leave();
    document.removeEventListener('fullscreenchange', followScreen);
    document.removeEventListener('keydown', leaveByKey);
  }
}
