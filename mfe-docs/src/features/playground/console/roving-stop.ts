import { setOpen } from './value-element.ts';

/**
 * One stop for Tab in the whole list, however much was printed. From there the arrows lead up and down through everything that can be pressed or
 * opened; right opens a value, left closes it or leads to what holds it.
 */
export function roveIn(list: HTMLElement): { readonly refresh: () => void } {
  list.addEventListener('keydown', move);
  list.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && target.matches('[data-stop]')) setStop(target);
  });
  return { refresh };

  /** Where the stop is gone, the last one takes its place. */
  function refresh(): void {
    if (list.querySelector('[data-stop][tabindex="0"]')) return;
    const stops = shownStops();
    const last = stops.at(-1);
    if (last) setStop(last);
  }

  function setStop(stop: HTMLElement): void {
    for (const other of list.querySelectorAll<HTMLElement>('[data-stop][tabindex="0"]')) other.tabIndex = -1;
    stop.tabIndex = 0;
  }

  function shownStops(): HTMLElement[] {
    return [...list.querySelectorAll<HTMLElement>('[data-stop]')].filter((stop) => !stop.closest('[hidden]'));
  }

  function move(event: KeyboardEvent): void {
    const { key, target, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey || !(target instanceof HTMLElement) || !target.matches('[data-stop]')) return;
    if (!act(key, target)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  function act(key: string, target: HTMLElement): boolean {
    const stops = shownStops();
    const index = stops.indexOf(target);
    const isOpen = target.getAttribute('role') === 'treeitem' ? target.getAttribute('aria-expanded') : null;
    switch (key) {
      case 'ArrowDown':
        return focus(stops[index + 1]);
      case 'ArrowUp':
        return focus(stops[index - 1]);
      case 'Home':
        return focus(stops[0]);
      case 'End':
        return focus(stops.at(-1));
      case 'ArrowRight':
        if (isOpen === 'true') return focus(stops[index + 1]);
        setOpen(target, true);
        return isOpen === 'false';
      case 'ArrowLeft':
        if (isOpen !== 'true') return focus(target.parentElement?.closest<HTMLElement>('[role="treeitem"]'));
        setOpen(target, false);
        return true;
      case 'Enter':
      case ' ':
        if (isOpen === null) return false;
        setOpen(target, isOpen !== 'true');
        return true;
      default:
        return false;
    }
  }

  function focus(stop: HTMLElement | null | undefined): boolean {
    stop?.focus();
    return stop !== null && stop !== undefined;
  }
}
