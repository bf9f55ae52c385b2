import { useEffect, useRef, type RefObject } from 'react';

/**
 * Menus open without script and close each other by their shared name. What the browser does not do for them is done
 * here: Escape, a press outside, focus that moves on, and another page close them. Where menus are disclosures inside
 * the main menu, only another page does.
 */
export function useMenuDismissal(header: RefObject<HTMLElement | null>, place: string): void {
  useEffect(() => {
    const root = header.current;
    if (!root) return;
    const closeUnlessIn = (target: EventTarget | null) => {
      for (const menu of floatingMenus(root)) if (!menu.contains(target as Node)) menu.open = false;
    };
    const onPress = ({ target }: Event) => closeUnlessIn(target);
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      // Nothing takes the focus when a bare spot is pressed: that is no reason to close the menu it belongs to.
      if (relatedTarget) closeUnlessIn(relatedTarget);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      const [menu] = key === 'Escape' ? floatingMenus(root) : [];
      if (menu) close(menu);
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    root.addEventListener('focusout', onFocusOut);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
      root.removeEventListener('focusout', onFocusOut);
    };
  }, [header]);

  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    closeEverything(header.current);
  }, [header, place]);
}

/** The main menu and the search row are in the header again when the window grows; open, they would stay above it. */
export function useClosedWhenWide(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const bands = ['(min-width: 769px)', '(min-width: 992px)', '(min-width: 1200px)'].map((query) => matchMedia(query));
    const close = () => closeEverything(header.current);
    for (const band of bands) band.addEventListener('change', close);
    return () => {
      for (const band of bands) band.removeEventListener('change', close);
    };
  }, [header]);
}

/** What was chosen is said by the page; only the menu in which it was chosen is in the way. */
export function closeAfterChoice(choice: Element): void {
  const menu = choice.closest('details');
  if (menu && isFloating(menu)) close(menu);
}

/** The focus goes back to what opened it. */
function close(menu: HTMLDetailsElement): void {
  menu.open = false;
  menu.querySelector('summary')?.focus();
}

function floatingMenus(root: HTMLElement): HTMLDetailsElement[] {
  return [...root.querySelectorAll<HTMLDetailsElement>('details[name]')].filter((menu) => menu.open && isFloating(menu));
}

/** In the main menu of a narrow header, menus are disclosures. */
function isFloating(menu: HTMLDetailsElement): boolean {
  return !menu.closest('[popover]:popover-open');
}

function closeEverything(root: HTMLElement | null): void {
  for (const menu of root?.querySelectorAll('details[open]') ?? []) menu.removeAttribute('open');
  for (const popover of root?.querySelectorAll<HTMLElement>('[popover]:popover-open') ?? []) popover.hidePopover();
}
