import { isLive } from './is-live.ts';

/** Fields that search, by their ids: the hero's on home and the page's own among results answer the keys before the header's. */
const fields = ['hero', 'page', 'header'];

/**
 * `/` and Ctrl/Cmd+K lead to the field that searches before its code is there, so that what is typed after them is in it; so does the
 * magnifier of a phone, which leads to the page of results where no script runs. From hydration on the field's own code answers them.
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
    enter(field);
  });
  addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest?.('[data-opens-field]');
      const field = document.getElementById(link?.getAttribute('data-opens-field') ?? '');
      if (!link || !field || isLive(link) || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      enter(field);
    },
    true,
  );
}

/** On narrow windows the header's is folded away. */
function enter(field: HTMLElement): void {
  if (!field.checkVisibility()) field.closest<HTMLElement>('[popover]')?.showPopover();
  field.focus();
}

function takesText(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}
