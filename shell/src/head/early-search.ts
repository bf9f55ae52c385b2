import { isLive } from './is-live.ts';

/** Fields that search, by their ids: the hero's on home and the page's own among results answer the keys before the header's. */
const fields = ['hero', 'page', 'header'];

/**
 * `/` and Ctrl/Cmd+K lead to the field that searches before its code is there, so that what is typed after them is in it. From
 * hydration on the field's own code answers them.
 */
export function searchEarly(): void {
  addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    const isSlash = key === '/' && !ctrlKey && !metaKey;
    const isCommand = key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey;
    if (event.isComposing || altKey || !(isSlash || isCommand) || takesText(event.target)) return;
    const field = fields.map((name) => document.getElementById(`${name}-search-q`)).find(Boolean);
    if (!field || isLive(field)) return;
    event.preventDefault();
    // On narrow windows the header's is folded away.
    if (!field.checkVisibility()) field.closest<HTMLElement>('[popover]')?.showPopover();
    field.focus();
  });
}

function takesText(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}
