import type { MouseEvent } from 'react';

/** Several sentences may name one source: each has an address of its own. */
export const citationId = (id: string, number: number, at: number): string => `${id}-cites-${number}-${at}`;

/**
 * Goes to the source of a number. Sources are listed at the side and within the answer: the visible list is used, and a folded one is
 * opened first.
 */
export function followCitation(event: MouseEvent<HTMLAnchorElement>): void {
  const wanted = event.currentTarget.dataset.cites ?? '';
  goTo(event, [...document.querySelectorAll<HTMLElement>(`[data-source="${CSS.escape(wanted)}"]`)]);
}

/** Back to the first sentence that names a source. */
export function followBack(event: MouseEvent<HTMLAnchorElement>): void {
  const source = event.currentTarget.dataset.back ?? '';
  goTo(event, [...document.querySelectorAll<HTMLElement>(`[data-cites="${CSS.escape(source)}"]`)]);
}

function goTo(event: MouseEvent<HTMLAnchorElement>, found: readonly HTMLElement[]): void {
  const target = found.find(isShown) ?? found.find((one) => one.closest('details') && isShown(one.closest('details') as HTMLElement));
  if (!target) return;
  event.preventDefault();
  const fold = target.closest('details');
  if (fold) fold.open = true;
  target.scrollIntoView({ block: 'nearest' });
  target.focus();
}

function isShown(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}
