/**
 * Puts a popover under the button that opens it, in browsers whose style sheets cannot do it yet. They get coordinates
 * of the page, so the panel scrolls away with its button.
 */
export function placeUnder(panel: HTMLElement, align: 'start' | 'end'): void {
  if (typeof CSS === 'undefined' || CSS.supports('position-area', 'block-end')) return;
  const trigger = document.querySelector(`[popovertarget="${CSS.escape(panel.id)}"]`);
  if (!trigger) return;
  const { left, right, bottom } = trigger.getBoundingClientRect();
  panel.style.setProperty('top', `${bottom + window.scrollY + 6}px`);
  if (align === 'start') {
    panel.style.setProperty('left', `${left + window.scrollX}px`);
    panel.style.setProperty('right', 'auto');
  } else {
    panel.style.setProperty('left', 'auto');
    panel.style.setProperty('right', `${document.documentElement.clientWidth - right - window.scrollX}px`);
  }
}
